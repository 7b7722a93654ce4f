internal import ViperConfiguration
internal import ViperFacts
internal import ViperModel

struct ImportsUIKit: Rule {
  static let ids: RuleIDs = .perImport(roles: [.presenter, .interactor, .entity])
  static let isStyle = true

  static func summary(of id: String) -> String {
    let framework = ids.names(in: id)[1]
    return "\(subject(of: id)) imports \(framework == "uikit" ? "a user interface framework" : "the framework '\(framework)'")."
  }

  static let documentation = RuleDocumentation(
    summary: "A presenter, interactor or entity imports a user interface framework.",
    rationale: """
      Presentation and business logic that depend on how they are displayed cannot be tested or moved without a screen. That a \
      presenter "knows nothing about UIKit" is common ground of VIPER; for interactors and entities it is our advice. Exempt are wireframes, assemblies, services, files that only declare interfaces, and imports for a type that a \
      protocol requires. Where a presenter names a type of the framework, that finding includes this one. A dialect or a \
      configuration may forbid any framework to any role; the finding is then named after both, as in view-imports-alamofire.
      """,
    severity: .warning,
    cases: [
      .init("used", .warning, "the file uses a symbol of the framework"),
      .init("unused", .info, "nothing of the framework is used"),
      .init("left-over", .info, "only unused code needs the import: a function that nothing calls, or a type that nothing names"),
      .init("channel", .info, "only `Binding` is used, which passes values back to their owner and has no appearance"),
    ],
    options: [
      RuleOption(
        "frameworks", .choices(of: .frameworks(known: nil), words: ["forbidden", "allowed"]), default: "set by the dialect",
        summary: "the frameworks that are forbidden or allowed")
    ],
    triggering: [
      Example(
        dialect: "infinum", rule: "presenter-imports-uikit",
        """
        1️⃣import UIKit
        final class LoginPresenter { let interactor = LoginInteractor() }
        // file: LoginInteractor.swift
        final class LoginInteractor {}
        """),
      Example(
        dialect: "infinum", rule: "interactor-imports-uikit",
        """
        // file: LoginInteractor.swift
        1️⃣import UIKit
        final class LoginInteractor {}
        // file: LoginPresenter.swift
        final class LoginPresenter { let interactor = LoginInteractor() }
        """),
    ],
    nonTriggering: [
      Example(
        dialect: "infinum",
        """
        import UIKit
        final class LoginWireframe { let presenter = LoginPresenter() }
        // file: LoginPresenter.swift
        import Foundation
        import UIKit_iOS
        final class LoginPresenter {}
        // file: LoginInterfaces.swift
        import UIKit
        protocol LoginPresenterInterface: AnyObject {}
        """),
      // The protocol of the screens prescribes the type.
      Example(
        dialect: "infinum",
        """
        import UIKit
        final class LoginPresenter: Titled { var mode: UINavigationItem.LargeTitleDisplayMode { .always } }
        // file: LoginInteractor.swift
        final class LoginInteractor {}
        // file: Titled.swift
        import UIKit
        protocol Titled { var mode: UINavigationItem.LargeTitleDisplayMode { get } }
        """),
    ])

  func findings(in input: LintInput) -> [Violation] {
    let uses = Dictionary(grouping: input.observations.frameworkUses) { Use(file: $0.range.file, framework: $0.framework) }
    let reported = Set(
      (input.userInterfaceUses + input.interactorsUserInterfaceUses).map { Use(file: $0.range.file, framework: $0.framework) })
    return input.importsToReport.compactMap { entry in
      let component = input.component(entry.component)
      // An import for a use that is reported is part of that finding.
      let use = Use(file: entry.range.file, framework: entry.usedFramework)
      if component.role != .entity, entry.usedSymbol != nil, reported.contains(use) { return nil }
      var found = Violation(
        rule: Self.id(of: component, entry.module),
        case: Self.isKnown(entry.module) ? Self.name(ofCaseOf: entry, uses[use] ?? []) : "used",
        Self.isLeftOver(entry, uses[use] ?? [])
          ? .importsIdly(component, entry) : .imports(component, entry.module, entry.usedSymbol, input), at: entry.range,
        component: component.id,
        notes: entry.usedSymbol == nil ? [] : symbols(uses[use] ?? [], of: component),
        pattern: entry.usedSymbol == nil && Self.isKnown(entry.module) ? "unused imports of user interface frameworks" : nil)
      if found.case == "unused" { found.remedy = Remedy([.init(.removeImport, entry.module, at: entry.range)]) }
      return found
    }
  }

  private static func name(ofCaseOf entry: Observations.Import, _ uses: [Observations.FrameworkUse]) -> String {
    guard let symbol = entry.usedSymbol else { return "unused" }
    if isLeftOver(entry, uses) { return "left-over" }
    return FrameworkAdvice.isChannel(symbol) && uses.allSatisfy { FrameworkAdvice.isChannel($0.symbol) } ? "channel" : "used"
  }

  /// Whether all that needs an import is left over.
  private static func isLeftOver(_ entry: Observations.Import, _ uses: [Observations.FrameworkUse]) -> Bool {
    entry.usedSymbol != nil && isKnown(entry.module) && uses.contains { $0.component == entry.component }
      && uses.allSatisfy(\.isLeftOver)
  }

  /// The first use of each symbol by the component.
  private func symbols(_ uses: [Observations.FrameworkUse], of component: Component) -> [Finding.Note] {
    var seen: Set<String> = []
    return uses.filter { $0.component == component.id && seen.insert($0.symbol).inserted }
      .map { Finding.Note(range: $0.range, message: "'\($0.symbol)' is used here") }
  }

  private struct Use: Hashable {
    var file: String
    var framework: String
  }

  /// The id for an import: `uikit` names all user interface frameworks, others have their own names.
  static func id(of component: Component, _ framework: String) -> String {
    "\(component.role)-imports-\(isKnown(framework) ? "uikit" : framework.lowercased())"
  }

  /// Whether the framework has a list of symbols; for others it is unknown whether the import is used.
  fileprivate static func isKnown(_ framework: String) -> Bool { FrameworkSymbols.frameworks.contains(framework) }
}

extension Violation.Message {
  fileprivate static func imports(_ component: Component, _ framework: String, _ symbol: String?, _ input: LintInput) -> Self {
    let what = "\(component.role) '\(component.name)' imports \(framework)"
    guard ImportsUIKit.isKnown(framework) else {
      return "\(what), which \(component.role.plural) must not import; move the code that uses it to a role that may import it"
    }
    guard let symbol else { return "\(what) but uses nothing from it; remove the import, or import Foundation instead" }
    return "\(what) for '\(symbol)'; \(input.followable(FrameworkAdvice.advice(for: symbol, member: nil), by: component))"
  }

  fileprivate static func importsIdly(_ component: Component, _ entry: Observations.Import) -> Self {
    "\(component.role) '\(component.name)' imports \(entry.module) only for '\(entry.usedSymbol ?? "")' in code that nothing uses; delete that code and the import"
  }
}
