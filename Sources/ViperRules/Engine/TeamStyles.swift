import ViperLinking
internal import ViperModel

/// What most modules of a root do against a dialect's table: the team has its own table there, which the dialect does not know.
///
/// Four pairs that no VIPER allows are never a style, nor is what views make of entities and services.
struct TeamStyles {
  private struct Way: Hashable {
    var root: String
    var from: Role
    var to: Role
    var isWeak: Bool
  }

  private let styles: Set<Way>

  /// What a message says of it.
  static let words = ", as in most modules"
  /// Fewer modules say nothing about a team.
  private static let fewest = 5

  /// - Parameter references: those that break the table, or the strengths that it asks for.
  init(_ references: [Reference], _ input: LintInput) {
    var sizes: [String: Int] = [:]
    for module in input.graph.modules { sizes[module.root, default: 0] += 1 }
    var modules: [Way: Set<ViperModule.ID>] = [:]
    for reference in references {
      guard let way = Self.way(reference, input), let module = input.component(reference.from).module else { continue }
      modules[way, default: []].insert(module)
    }
    styles = Set(modules.filter { $0.value.count >= Self.fewest && $0.value.count * 2 > sizes[$0.key.root, default: 0] }.keys)
  }

  func include(_ reference: Reference, _ input: LintInput) -> Bool {
    Self.way(reference, input).map(styles.contains) ?? false
  }

  /// Nil for what is never a style, and for references to other modules.
  private static func way(_ reference: Reference, _ input: LintInput) -> Way? {
    let (from, to) = (input.component(reference.from), input.component(reference.to))
    let isWeak = reference.strength.map { $0 != .strong } ?? false
    guard from.module != nil, from.module == to.module, !from.isInterface else { return nil }
    let isJudged = isWeak && reference.kind == .stored && from.role == .view && to.role == .presenter
    guard isJudged || parts.contains(from.role), !(from.role == .interactor && to.role == .view) else { return nil }
    return Way(root: from.root, from: from.role, to: to.role, isWeak: isWeak)
  }

  private static let parts: Set<Role> = [.wireframe, .assembly, .presenter, .interactor]
}
