/// What one file says, as flat records: a pure function of its bytes, without its path and without anything from other files.
///
/// Immutable, and a class, since linking passes facts on far more often than it reads them: a copy is one reference. All records
/// lie in one stretch of bytes, so that an archive is written and read without looking at each.
@usableFromInline package final class FileFacts: Sendable, Equatable {
  package let names: NameTable
  package let lineStarts: FactSection<UInt32>
  package let imports: FactSection<ImportFact>
  @usableFromInline package let declarations: FactSection<Declaration>
  package let inherited: FactSection<Int32>
  package let types: FactSection<TypeUse>
  @usableFromInline package let expressions: FactSection<Expression>
  package let suppressions: FactSection<SuppressionComment>
  package let syntaxErrors: FactSection<SyntaxError>
  /// Of the bytes that these are the facts of.
  package let content: ContentHash
  /// All sections.
  let bytes: FactSection<UInt8>

  /// Takes each section from a source: the only list of the sections, in the order in which they lie in bytes.
  ///
  /// Counting, writing, reading, validation and the version of stored facts are sources that are taken through it. For another kind
  /// of record: a `FactRecord`, an array of it in `FactRecords`, a property here, and a line here.
  init(_ source: inout some FactSource, content: ContentHash) {
    names = source.names()
    lineStarts = source.numbers({ $0.lineStarts }) { $1.refuse($0.first != 0 || !$0.isRising) }
    imports = source.records { $0.imports }
    declarations = source.records { $0.declarations }
    inherited = source.numbers({ $0.inherited }) { for type in $0 { $1.add(type: type, isOptional: false) } }
    types = source.records { $0.types }
    expressions = source.records { $0.expressions }
    suppressions = source.records { $0.suppressions }
    syntaxErrors = source.records { $0.syntaxErrors }
    self.content = content
    bytes = source.bytes
  }

  package convenience init(_ records: FactRecords) {
    var source = StoredFacts(bytes: FactBytes(FactWriter.bytes(of: records)))
    self.init(&source, content: records.content)
  }

  /// Facts that were read; nil where they do not hold together.
  static func validated(_ bytes: FactBytes, in range: Range<Int>, content: ContentHash) -> FileFacts? {
    var source = StoredFacts(bytes: bytes, in: range)
    let facts = FileFacts(&source, content: content)
    return source.holdsTogether(facts) ? facts : nil
  }

  /// Records have no padding, so that equal ones have equal bytes.
  @usableFromInline package static func == (a: FileFacts, b: FileFacts) -> Bool {
    a.bytes.withUnsafeBufferPointer { a in b.bytes.withUnsafeBufferPointer { b in a.elementsEqual(b) } }
  }

  /// The 1-based line and the 1-based column in bytes of an offset.
  package func position(of offset: UInt32) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, Int(offset - lineStarts[low]) + 1)
  }

  /// A stretch of the file under the name that the file is printed with.
  package func range(_ span: Span, in file: String) -> SourceRange {
    let start = position(of: span.start)
    // Nearly all end on the line on which they start.
    let isOneLine = start.line == lineStarts.count || span.end < lineStarts[start.line]
    let end = isOneLine ? (line: start.line, column: start.column + Int(span.end - span.start)) : position(of: span.end)
    return SourceRange(
      file: file, line: start.line, column: start.column, endLine: end.line, endColumn: end.column)
  }

  /// The types after the colon of a type or generic parameter: positions in `types`.
  package func inheritance(of declaration: Declaration) -> Slice<FactSection<Int32>> {
    inherited[Int(declaration.inheritedStart)..<Int(declaration.inheritedEnd)]
  }

  /// The positions of the declarations directly inside another one, or at the top of the file for nil.
  @inlinable package func children(of parent: Int?) -> Children { Children(of: parent, in: declarations) }

  /// The positions of the expressions directly inside another one.
  @inlinable package func operands(of expression: Int) -> Operands { Operands(of: expression, in: expressions) }

  /// The positions of the types directly inside another one.
  package func arguments(of type: Int) -> [Int] { Array(Subtrees(of: type, in: types)) }
}
