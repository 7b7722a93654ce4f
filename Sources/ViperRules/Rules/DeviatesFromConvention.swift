internal import ViperFacts
internal import ViperModel

struct DeviatesFromConvention: Rule {
  static let id = "deviates-from-convention"
  static let ids: RuleIDs = .one(id)
  static let givesWay = true

  static let documentation = RuleDocumentation(
    summary: "A module differs from nearly all others.",
    rationale: """
      Where modules agree on reference strength, on who assembles a module, on the file of an interface or on the name of a \
      part, an exception is usually a slip. Modules of one dialect are compared, and copied or generated modules count once. A \
      convention counts if the lower bound of its share (Wilson, 95 %) is at least .80. What the dialect's table states has \
      its own rules. Nothing is reported on a line with another finding, or where the conventional name would exceed 40 \
      characters, the limit of SwiftLint.
      """,
    severity: .info,
    cases: [
      .init("clear", .warning, "the lower bound is at least .90: one odd module of 42, two of 58, eight of 138"),
      .init("likely", .info, "the lower bound is at least .80: one odd module of 20, two of 28"),
    ],
    triggering: [
      Example(
        dialect: "viper",
        crowd(20) + """
          protocol OddInput: AnyObject {}
          final class OddPresenter {
            weak var interactor: 1️⃣OddInput?
          }
          final class OddInteractor: OddInput {}
          """)
    ],
    nonTriggering: [
      Example(
        dialect: "viper",
        crowd(6) + """
          protocol OddInput: AnyObject {}
          final class OddPresenter {
            weak var interactor: OddInput?
          }
          final class OddInteractor: OddInput {}
          """)
    ])

  /// Modules whose presenters keep their interactors strongly.
  private static func crowd(_ count: Int) -> String {
    (1...count).map { number in
      let m = "M\(number)"
      return
        "protocol \(m)Input {}; final class \(m)Presenter { var interactor: \(m)Input? }; final class \(m)Interactor: \(m)Input {}\n"
    }.joined()
  }

  /// The lower bounds from which a deviation is reported, and from which it leaves no doubt.
  private static let (likely, clear) = (0.8, 0.9)

  func findings(in input: LintInput) -> [Violation] {
    var found: [Violation] = []
    // The interfaces of one module move together.
    var files: [ViperModule.ID: Int] = [:]
    for deviation in ModuleConventions(input).deviations(from: Self.likely).sorted(by: { $0.vote.range < $1.vote.range }) {
      let component = input.component(deviation.vote.component)
      guard let module = input.module(of: component), !isTooLong(deviation, module), !isNamedSo(component, deviation) else {
        continue
      }
      if case .file = deviation.topic {
        if let first = files[module.id] {
          found[first].notes.append(
            Finding.Note(range: deviation.vote.range, message: "'\(component.name)' is declared here too"))
          continue
        }
        files[module.id] = found.count
      }
      found.append(violation(deviation, component, module, input))
    }
    return found
  }

  /// From which length of a type's name SwiftLint warns.
  private static let longestName = 40

  private func isTooLong(_ deviation: ModuleConventions.Deviation, _ module: ViperModule) -> Bool {
    guard case .name = deviation.topic else { return false }
    return deviation.expected(of: module).count > Self.longestName
  }

  /// Whether a name ends as most do, although the module's name has a part of that ending: `SelectCountryViewController`.
  private func isNamedSo(_ component: Component, _ deviation: ModuleConventions.Deviation) -> Bool {
    guard case .name = deviation.topic, deviation.majority.hasPrefix("*") else { return false }
    return component.name.hasSuffix(deviation.majority.dropFirst())
  }

  private func violation(
    _ deviation: ModuleConventions.Deviation, _ component: Component, _ module: ViperModule, _ input: LintInput
  ) -> Violation {
    let vote = deviation.vote
    let files = input.graph.components.lazy.filter { $0.module == module.id }.map(\.range.file)
    let isThere = files.contains { $0.hasSuffix("/" + deviation.expected(of: module)) }
    return Violation(
      rule: Self.id, case: deviation.support.lowerBound >= Self.clear ? "clear" : "likely",
      .deviation(deviation, of: component, in: module, isThere: isThere), at: vote.range, component: vote.component,
      target: vote.target,
      property: vote.property, evidence: "\(deviation.majority) \(deviation.support.counts)")
  }
}

extension ModuleConventions.Deviation {
  /// What most modules have, with a module's name for the asterisk.
  fileprivate func expected(of module: ViperModule) -> String { majority.replacing("*", with: module.name) }
}

extension Violation.Message {
  /// - Parameter isThere: whether the module has a file of the name that most have.
  fileprivate static func deviation(
    _ deviation: ModuleConventions.Deviation, of component: Component, in module: ViperModule, isThere: Bool
  ) -> Self {
    let (vote, most) = (deviation.vote, deviation.majority)
    let counts = "\(deviation.support.count) of \(deviation.support.total) modules"
    switch deviation.topic {
    case .strength(let from, let to):
      let property = vote.property.map { "'\(component.name).\($0)'" } ?? "'\(component.name)'"
      return
        "\(property) is \(vote.value), but in \(counts) the \(from) holds its \(to) \(manner(of: most)); declare the property \(most), or allow \(vote.value) in your own dialect"
    case .assembler:
      return
        "\(vote.value) '\(component.name)' creates its module's presenter, but in \(counts) the \(most) does; let the module's \(most) create it"
    case .file:
      return
        "\(component.role) interface '\(component.name)' is declared in '\(vote.range.fileName)', but \(counts) declare theirs in '\(most)'; move it to \(isThere ? "" : "a new file ")'\(deviation.expected(of: module))'"
    case .name(let role):
      let name = deviation.expected(of: module)
      return "\(role) '\(component.name)' breaks the naming used by \(counts) ('\(most)'); rename it to '\(name)'"
    }
  }

  private static func manner(of strength: String) -> String { strength == "unowned" ? "as unowned" : "\(strength)ly" }
}
