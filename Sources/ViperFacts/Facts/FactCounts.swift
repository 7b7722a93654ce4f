/// How many records a file's facts have of each kind; in this order they lie in an archive.
struct FactCounts: BitwiseCopyable, Equatable {
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

  init(_ records: FactRecords) {
    names = UInt32(records.names.count)
    lineStarts = UInt32(records.lineStarts.count)
    imports = UInt32(records.imports.count)
    declarations = UInt32(records.declarations.count)
    inherited = UInt32(records.inherited.count)
    types = UInt32(records.types.count)
    expressions = UInt32(records.expressions.count)
    suppressions = UInt32(records.suppressions.count)
    syntaxErrors = UInt32(records.syntaxErrors.count)
    nameBytes = UInt32(records.names.bytes.count)
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
