import ViperLinking

/// The classification of a root's types under one dialect.
struct RootClassification: Sendable {
  /// A type's role and module, and why.
  struct Assignment: Sendable {
    var role: Role
    var evidence: String
    /// The position in `modules`.
    var module: Int?
    var isBase = false
    var surface: Component.Surface?
    /// For an interface: the file, without extension, that the dialect wants it in.
    var expectedFile: String?
    /// For an interface: whether a pattern of the dialect matches its name.
    var isNamed = false
    /// Whether the part does not make its presenter a module: a controller of another name that merely stores it.
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

  init(_ types: RootTypes) { assignments = SparseTypeArray(types) }
}
