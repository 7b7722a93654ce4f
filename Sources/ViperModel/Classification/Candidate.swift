/// A type whose name and shape fit a role; whether it plays that role is decided by its company.
struct Candidate: Sendable {
  var role: Role
  /// The module's name that its own name stands for by the most specific pattern.
  var stem: Stems.Number
  /// By further patterns of the role, mostly none.
  var otherStems: [Stems.Number]
  /// Named by a pattern that counts only beside another part with the same stem.
  var needsSibling: Bool
  /// The number of the pattern that its name fits; nil for a base type's name.
  var pattern: Int?

  var isBase: Bool { stem == Stems.none }

  /// Whether any of the module's names that it may stand for fits.
  @inline(__always) func hasStem(where fits: (Stems.Number) -> Bool) -> Bool { fits(stem) || otherStems.contains(where: fits) }
}
