/// What kinds of parts have a stem in their names.
struct StemUse: OptionSet, Sendable {
  let rawValue: UInt8

  /// A part of a module that is named without regard to others.
  static let core = StemUse(rawValue: 1)
  /// A view, interactor or wireframe.
  static let part = StemUse(rawValue: 2)
  static let view = StemUse(rawValue: 4)
  /// A wireframe or assembly whose first stem it is.
  static let maker = StemUse(rawValue: 8)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What all stems of a type are used for.
  init(_ candidate: Candidate) {
    self = []
    guard RootClassifier.core.contains(candidate.role) else { return }
    if !candidate.needsSibling { insert(.core) }
    if candidate.role != .presenter { insert(.part) }
    if candidate.role == .view { insert(.view) }
  }
}
