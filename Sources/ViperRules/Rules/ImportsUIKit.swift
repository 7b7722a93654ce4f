internal import ViperConfiguration
internal import ViperFacts
internal import ViperModel

struct ImportsUIKit: Rule {
  static let ids: RuleIDs = .perRole(suffix: "imports-uikit", roles: [.presenter, .interactor, .entity])

  static let documentation = RuleDocumentation(
    summary: "A presenter, interactor or entity imports a user interface framework.",
    rationale: """
      Presentation logic and business logic must not depend on how they are displayed, or they cannot be tested or moved without a \
      screen. The currency converter's article requires it of presenters ("knows nothing about UIKit"); for other roles it is our \
      advice. Wireframes, assemblies, services and files that only declare interfaces are exempt.
      """,
    severity: .warning,
    cases: [
      .init("used", .warning, "the file uses a symbol of the framework"),
      .init("unused", .info, "nothing of the framework is used"),
    ],
    options: [
      RuleOption(
        "frameworks", .choices(of: .frameworks(known: nil), words: ["forbidden", "allowed"]), default: "set by the dialect",
        summary: "modules that must not be imported, or may be")
    ],
    triggering: [
      Example(
        dialect: "infinum", rule: "presenter-imports-uikit",
        """
        1️⃣import UIKit
        final class LoginPresenter { let colour = UIColor.red }
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
        """)
    ])

  func findings(in input: LintInput) -> [Violation] {
    input.observations.imports.compactMap { entry in
      let component = input.component(entry.component)
      guard forbids(entry.module, in: component, input) else { return nil }
      let together = input.graph.componentsInFile(of: component).filter { !$0.isInterface }
      guard together.min(by: isBlamedBefore)?.id == component.id else { return nil }
      guard together.allSatisfy({ forbids(entry.module, in: $0, input) }), isOwnUse(entry, component, input) else { return nil }
      return Violation(
        rule: Self.id(of: component), case: entry.usedSymbol == nil && Self.isKnown(entry.module) ? "unused" : "used",
        .imports(component, entry.module, entry.usedSymbol), at: entry.range, component: component.id)
    }
  }

  private static func id(of component: Component) -> String { "\(component.role)-imports-uikit" }

  /// Whether the framework has a list of symbols; for others it is unknown whether the import is used.
  fileprivate static func isKnown(_ framework: String) -> Bool { FrameworkSymbols.frameworks.contains(framework) }

  private func forbids(_ module: String, in component: Component, _ input: LintInput) -> Bool {
    if !input.settings.isEmpty,
      let word = input.options(of: Self.id(of: component), for: component).choice("frameworks", for: module)
    {
      return word == "forbidden"
    }
    return input.forbiddenImports(of: component).contains(module)
  }

  /// The order of components to report an import for, which is one finding per file: a presenter first, else by role and name.
  private func isBlamedBefore(_ a: Component, _ b: Component) -> Bool {
    (a.role == .presenter ? 0 : 1, a.name) < (b.role == .presenter ? 0 : 1, b.name)
  }

  /// Whether the component itself uses the framework; only asked of entities, which mostly share their file with other types.
  private func isOwnUse(_ entry: Observations.Import, _ component: Component, _ input: LintInput) -> Bool {
    component.role != .entity || entry.usedSymbol == nil
      || input.observations.frameworkUses.contains { $0.component == component.id && $0.framework == entry.module }
  }
}

extension ComponentGraph {
  /// Components are sorted by file.
  fileprivate func componentsInFile(of component: Component) -> ArraySlice<Component> {
    let file = component.range.file
    let start = components[..<component.id].lastIndex { $0.range.file != file }.map { $0 + 1 } ?? 0
    return components[start...].prefix { $0.range.file == file }
  }
}

extension Violation.Message {
  fileprivate static func imports(_ component: Component, _ framework: String, _ symbol: String?) -> Self {
    guard let symbol else {
      guard ImportsUIKit.isKnown(framework) else {
        return "\(component.role) '\(component.name)' imports \(framework); move the code that needs it to the view"
      }
      return "\(component.role) '\(component.name)' imports \(framework) but uses nothing of it; import Foundation, or nothing"
    }
    return "\(component.role) '\(component.name)' imports \(framework) for '\(symbol)'; move the code that needs it to the view"
  }
}
