import ViperLinking
internal import ViperModel

/// What a part does to another one of its own module against its dialect's table: a team may do so everywhere, by a table of its own.
///
/// Four pairs that no VIPER allows are never a team's way, nor is what views make of entities and services.
enum TeamWay {
  /// The way in words; nil for what is none, and for references to other modules.
  static func text(of reference: Reference, _ input: LintInput) -> String? {
    let (from, to) = (input.component(reference.from), input.component(reference.to))
    guard from.module != nil, from.module == to.module, !from.isInterface, parts.contains(from.role),
      !(from.role == .interactor && to.role == .view)
    else { return nil }
    let isWeak = reference.strength.map { $0 != .strong } ?? false
    return "\(from.role.plural) that \(isWeak ? "weakly hold" : "refer to") \(to.role.plural)"
  }

  private static let parts: Set<Role> = [.wireframe, .assembly, .presenter, .interactor]
}
