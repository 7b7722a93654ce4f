import ViperFacts
import ViperLinking

/// What lies in a group: the votes of its modules, and its parts.
struct GroupMembers {
  private var votes: [ArchitectureVote] = []
  private var files: [Int32: Members] = [:]

  /// The same of one file.
  private struct Members {
    var votes: [ArchitectureVote] = []
    var parts: [PartKind: Int] = [:]
  }

  mutating func add(_ kind: PartKind, in file: Int32) { files[file, default: Members()].parts[kind, default: 0] += 1 }

  mutating func add(_ vote: ArchitectureVote, in file: Int32) {
    votes.append(vote)
    files[file, default: Members()].votes.append(vote)
  }

  /// What a root without a single wired module is: nobody drives its views.
  var architectureWithoutVotes: Architecture {
    if has(.controller), !has(.presenter) { return .mvc }
    return has(.screen) && !has(.presenter) ? .swiftui : .unknown
  }

  private func has(_ kind: PartKind) -> Bool { files.values.contains { $0.parts[kind] != nil } }

  func group(_ architecture: Architecture, root: String, path: String, setBy: String? = nil, _ survey: PartSurvey)
    -> ArchitectureGroup
  {
    let isViperToo = setBy == nil && isViperToo(architecture)
    let figures = files.map { file, members in
      ArchitectureGroup.FileFigures(
        file: survey.codebase.files[Int(file)].source.name, modules: members.votes.count { $0.shape.shows(architecture) },
        viperModules: isViperToo ? members.votes.count { $0.shape.shows(.viper) } : 0,
        counts: PartKind.allCases.compactMap { kind in members.parts[kind].map { .init(kind: kind, number: $0) } })
    }
    return ArchitectureGroup(
      root: root, path: path, architecture: architecture, figures: figures.sorted { $0.file < $1.file },
      evidence: setBy.map { [$0] } ?? Shape.allCases.compactMap { evidence($0, survey) }, setBy: setBy)
  }

  /// Whether the modules with a presenter are VIPER, though most modules have none.
  private func isViperToo(_ architecture: Architecture) -> Bool {
    guard architecture == .mvvm || architecture == .swiftui else { return false }
    let tally = votes.reduce(into: ArchitectureTally()) { $0.add($1.shape) }
    return tally.leader(among: [.viper, .cleanSwift, .ribs, .mvp]) == .viper
  }

  private typealias Shape = ArchitectureVote.Shape

  /// How many modules have a shape, with an example.
  private func evidence(_ shape: Shape, _ survey: PartSurvey) -> String? {
    let anchors = votes.filter { $0.shape == shape }.map(\.anchor)
    guard let first = anchors.first else { return nil }
    return shape.text(anchors.count) + ", such as \(survey.name(first))"
  }
}

extension ArchitectureVote.Shape {
  fileprivate func shows(_ architecture: Architecture) -> Bool {
    switch self {
    case .viper, .presenterWithInteractor: architecture == .viper
    case .presenterWithRouter: architecture == .viper || architecture == .mvp
    case .cleanSwift: architecture == .cleanSwift
    case .ribs: architecture == .ribs
    case .presenter: architecture == .mvp
    case .viewModel: architecture == .mvvm
    case .builtScreen: architecture == .swiftui
    }
  }

  fileprivate func text(_ count: Int) -> String {
    let (presenters, interactors) = ("\(count) presenter\(count == 1 ? "" : "s")", "\(count) interactor\(count == 1 ? "" : "s")")
    return switch self {
    case .viper: "\(presenters) whose interactor reports back, or that also have a wireframe"
    case .presenterWithInteractor: "\(presenters) with an interactor"
    case .presenterWithRouter: "\(presenters) with a wireframe and no interactor"
    case .cleanSwift:
      "\(presenters) that an interactor of the view feeds, and that point\(count == 1 ? "s" : "") back at the view"
    case .ribs: "\(interactors) of RIBs, by inheritance or by router and listener"
    case .presenter: "\(presenters) with a view and nothing behind \(count == 1 ? "it" : "them")"
    case .viewModel: "\(count) view model\(count == 1 ? "" : "s") that screens keep"
    case .builtScreen: "\(count) screen\(count == 1 ? "" : "s") or presenter\(count == 1 ? "" : "s") created by builders"
    }
  }
}
