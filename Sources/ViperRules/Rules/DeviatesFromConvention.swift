internal import ViperFacts
internal import ViperModel

struct DeviatesFromConvention: Rule {
  static let id = "deviates-from-convention"
  static let ids: RuleIDs = .one(id)
  static let givesWay = true

  static let documentation = RuleDocumentation(
    summary: "A module does something in another way than nearly all others.",
    rationale: """
      Where modules agree on how strongly a part keeps another one, who puts modules together, which file interfaces are in, or how a part is \
      named, the odd one out is mostly a slip. Modules of one dialect are compared with each other. What most do is certain enough where the \
      lower bound of their share (Wilson, 95 %) is at least .80. Modules that were copied from one another or generated count once. What the \
      dialect's table states has rules of its own, and nothing is reported on a line with another finding.
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
    // The interfaces of one file move by one edit.
    var files: [String: Int] = [:]
    for deviation in ModuleConventions(input).deviations(from: Self.likely).sorted(by: { $0.vote.range < $1.vote.range }) {
      if case .file = deviation.topic {
        if let first = files[deviation.vote.range.file] {
          let name = input.component(deviation.vote.component).name
          found[first].notes.append(Finding.Note(range: deviation.vote.range, message: "'\(name)', too"))
          continue
        }
        files[deviation.vote.range.file] = found.count
      }
      found.append(violation(deviation, input))
    }
    return found
  }

  private func violation(_ deviation: ModuleConventions.Deviation, _ input: LintInput) -> Violation {
    let vote = deviation.vote
    return Violation(
      rule: Self.id, case: deviation.support.lowerBound >= Self.clear ? "clear" : "likely",
      .deviation(deviation, of: input.component(vote.component)), at: vote.range, component: vote.component, target: vote.target,
      property: vote.property, evidence: "\(deviation.majority) \(deviation.support.counts)")
  }
}

extension Violation.Message {
  fileprivate static func deviation(_ deviation: ModuleConventions.Deviation, of component: Component) -> Self {
    let (vote, most) = (deviation.vote, deviation.majority)
    let counts = "\(deviation.support.count) of \(deviation.support.total) modules"
    switch deviation.topic {
    case .strength(let from, let to):
      let property = vote.property.map { "'\(component.name).\($0)'" } ?? "'\(component.name)'"
      return
        "\(property) is \(vote.value), but in \(counts) the \(from) keeps its \(to) \(most); make it \(most), or state the strength in a dialect"
    case .assembler:
      return
        "the \(vote.value) '\(component.name)' creates its module's presenter, but in \(counts) the \(most) does; move it there"
    case .file:
      return
        "interface '\(component.name)' is declared in '\(vote.value)', but in \(counts) in '\(most)'; move it there ('*' is the module's name)"
    case .name(let role):
      return
        "the \(role) '\(component.name)' is named '\(vote.value)', but in \(counts) '\(most)'; rename it ('*' is the module's name)"
    }
  }
}
