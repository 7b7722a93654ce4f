import ViperFacts

/// One type's use of another one, before roles are known.
struct TypeUsage: Sendable {
  var from: TypeSymbol.ID
  var to: TypeSymbol.ID
  var kind: ReferenceKind
  /// The slot of the property that stores it.
  var property: Int?
  var strength: ReferenceStrength?
  var file: Int
  var span: Span
  /// The slot of the function, initializer or property whose body it stands in.
  var body: Int?
  var context: Reference.Context
}

/// A type's use of a type that is declared nowhere in its root.
struct ExternalUsage: Sendable {
  var from: TypeSymbol.ID
  var name: Name
  var file: Int
  var span: Span
}

/// What bodies hand on to whom: values from properties, parameters and results to properties, parameters and results.
struct ValueFlow: Sendable {
  /// From slot, to slot.
  var edges: [(from: Int, to: Int)] = []
  /// A slot and a type that is put into it.
  var sources: [(slot: Int, type: TypeSymbol.ID)] = []
  /// Properties that their own type sets to nil outside `deinit`.
  var cleared: Set<Int> = []

  mutating func add(_ other: ValueFlow) {
    edges += other.edges
    sources += other.sources
    cleared.formUnion(other.cleared)
  }
}
