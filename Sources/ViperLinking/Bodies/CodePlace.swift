import ViperFacts

/// The current place in the code: its file, the enclosing declarations, and the scope of names.
struct CodePlace {
  private(set) var facts: FileFacts
  private var names: [Name]
  var scope = TypeScope(file: 0, types: [])
  /// The type that the code belongs to; nil for globals and extensions of external types.
  var owner: TypeSymbol.ID?
  /// The slot of the enclosing function or property.
  var body: Int?
  var context: UsageContext = []
  /// Whether the code is in `deinit`, where setting a property to nil does not count as clearing it.
  var isDeinitializer = false

  init(_ codebase: Codebase) {
    facts = codebase.files.first?.facts ?? FileFacts(FactRecords())
    names = codebase.files.first?.names ?? []
  }

  var selfType: SemanticType { owner.map { .nominal($0, []) } ?? .unknown }

  /// The interned name for an id of the file.
  func name(_ id: NameTable.ID) -> Name { names[Int(id)] }

  mutating func move(to scope: TypeScope, in codebase: Codebase) {
    if scope.file != self.scope.file {
      facts = codebase.files[scope.file].facts
      names = codebase.files[scope.file].names
    }
    self.scope = scope
  }
}
