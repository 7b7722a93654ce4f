import ViperLinking

/// What a root's types turn out to be under one dialect.
struct RootClassification: Sendable {
  /// What one type turns out to be.
  struct Assignment: Sendable {
    var role: Role
    var evidence: String
    /// The position in `modules`.
    var module: Int?
    var isBase = false
    var surface: Component.Surface?
    /// The file, without its ending, that the dialect wants an interface in.
    var expectedFile: String?
    /// An interface that the dialect knows by name.
    var isNamed = false
    /// A part that does not make a presenter a module: a controller of another name that merely keeps it.
    var isIncidental = false
  }

  struct Module: Sendable {
    var name: String
    var presenter: TypeSymbol.ID
  }

  var assignments: SparseTypeArray<Assignment>
  var modules: [Module] = []
  /// Types without a role whose bodies start the app or put several modules together.
  var compositionRoots: Set<TypeSymbol.ID> = []
  /// Presenters were found, but neither interactors nor wireframes: another architecture.
  var isOther = false

  init(_ types: RootTypes) { assignments = SparseTypeArray(types) }
}
