/// How many records a file's facts have of each kind; in this order they lie in an archive.
struct FactCounts: BitwiseCopyable {
  var names: UInt32 = 0
  var lineStarts: UInt32 = 0
  var imports: UInt32 = 0
  var declarations: UInt32 = 0
  var inherited: UInt32 = 0
  var types: UInt32 = 0
  var expressions: UInt32 = 0
  var suppressions: UInt32 = 0
  var syntaxErrors: UInt32 = 0
  /// Last, for they need no alignment.
  var nameBytes: UInt32 = 0

  init(_ facts: FileFacts) {
    names = UInt32(facts.names.count)
    lineStarts = UInt32(facts.lineStarts.count)
    imports = UInt32(facts.imports.count)
    declarations = UInt32(facts.declarations.count)
    inherited = UInt32(facts.inherited.count)
    types = UInt32(facts.types.count)
    expressions = UInt32(facts.expressions.count)
    suppressions = UInt32(facts.suppressions.count)
    syntaxErrors = UInt32(facts.syntaxErrors.count)
    nameBytes = UInt32(facts.names.bytes.count)
  }

  /// The bytes of all records together; cannot overflow, since each count has 32 bits.
  var byteCount: Int {
    Self.size(UInt32.self, names) * 2 + Self.size(UInt32.self, lineStarts) + Self.size(ImportFact.self, imports)
      + Self.size(Declaration.self, declarations) + Self.size(Int32.self, inherited) + Self.size(TypeUse.self, types)
      + Self.size(Expression.self, expressions) + Self.size(SuppressionComment.self, suppressions)
      + Self.size(SyntaxError.self, syntaxErrors) + Int(nameBytes)
  }

  private static func size<Record>(_: Record.Type, _ count: UInt32) -> Int { MemoryLayout<Record>.stride * Int(count) }
}
