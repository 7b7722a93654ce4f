import ViperFacts

/// The code that is being read: its file, the declaration around it, and what names mean in it.
struct CodePlace {
  private(set) var facts: FileFacts
  private var names: [Name]
  var scope = TypeScope(file: 0, types: [])
  /// The type whose code it is; none for global code and for extensions of other modules' types.
  var owner: TypeSymbol.ID?
  /// The slot of the function or property whose body it is in.
  var body: Int?
  var context: UsageContext = []
  /// Inside `deinit`, where properties may be set to nil.
  var isDeinitializer = false

  init(_ codebase: Codebase) {
    facts = codebase.files.first?.facts ?? FileFacts(FactRecords())
    names = codebase.files.first?.names ?? []
  }

  var selfType: SemanticType { owner.map { .nominal($0, []) } ?? .unknown }

  /// The number that a name of the file has in the code base.
  func name(_ id: NameTable.ID) -> Name { names[Int(id)] }

  mutating func move(to scope: TypeScope, in codebase: Codebase) {
    if scope.file != self.scope.file {
      facts = codebase.files[scope.file].facts
      names = codebase.files[scope.file].names
    }
    self.scope = scope
  }
}
