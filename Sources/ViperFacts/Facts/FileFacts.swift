/// What one file says, as flat records: a pure function of its bytes, without its path and without anything from other files.
///
/// Immutable, and a class, since linking passes facts on far more often than it reads them: a copy is one reference. What is read
/// of each record is inlined into other modules, since nothing is read as often. All records lie in one stretch of bytes, in the
/// order of `FactCounts`: so they are written, and so they are read, in place.
@usableFromInline package final class FileFacts: Sendable, Equatable {
  package let names: NameTable
  package let lineStarts: FactSection<UInt32>
  package let imports: FactSection<ImportFact>
  @usableFromInline package let declarations: FactSection<Declaration>
  @usableFromInline package let inherited: FactSection<Int32>
  @usableFromInline package let types: FactSection<TypeUse>
  @usableFromInline package let expressions: FactSection<Expression>
  package let suppressions: FactSection<SuppressionComment>
  package let syntaxErrors: FactSection<SyntaxError>
  /// Of the bytes that these are the facts of.
  package let content: ContentHash
  /// All of the above, but for the last.
  let bytes: FactSection<UInt8>
  let counts: FactCounts

  /// What lies in some bytes: as many as the counts say, but nothing else needs to be known of them.
  init(_ bytes: FactBytes, at offset: Int, _ counts: FactCounts, content: ContentHash) {
    var sections = SectionReader(bytes, from: offset)
    let ends: FactSection<UInt32> = sections.records(counts.names)
    let hashes: FactSection<UInt32> = sections.records(counts.names)
    lineStarts = sections.records(counts.lineStarts)
    imports = sections.records(counts.imports)
    declarations = sections.records(counts.declarations)
    inherited = sections.records(counts.inherited)
    types = sections.records(counts.types)
    expressions = sections.records(counts.expressions)
    suppressions = sections.records(counts.suppressions)
    syntaxErrors = sections.records(counts.syntaxErrors)
    names = NameTable(bytes: sections.records(counts.nameBytes), ends: ends, hashes: hashes)
    self.content = content
    self.bytes = bytes.records(at: offset, count: counts.byteCount)
    self.counts = counts
  }

  package convenience init(_ records: FactRecords) {
    let counts = FactCounts(records)
    let bytes = FactBytes(count: counts.byteCount) { bytes in
      var writer = SectionWriter(bytes)
      writer.append(records.names.ends)
      writer.append(records.names.hashes)
      writer.append(records.lineStarts)
      writer.append(records.imports)
      writer.append(records.declarations)
      writer.append(records.inherited)
      writer.append(records.types)
      writer.append(records.expressions)
      writer.append(records.suppressions)
      writer.append(records.syntaxErrors)
      writer.append(records.names.bytes)
    }
    self.init(bytes, at: 0, counts, content: records.content)
  }

  /// Records have no padding, so that equal ones have equal bytes.
  @usableFromInline package static func == (a: FileFacts, b: FileFacts) -> Bool { a.counts == b.counts && a.bytes == b.bytes }

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

  /// What a type or generic parameter names after its colon: positions in `types`.
  package func inheritance(of declaration: Declaration) -> Slice<FactSection<Int32>> {
    inherited[Int(declaration.inheritedStart)..<Int(declaration.inheritedEnd)]
  }

  /// The positions of the declarations directly inside another one, or at the top of the file for nil.
  @inlinable package func children(of parent: Int?) -> Children { Children(of: parent, in: self) }

  /// The positions of the expressions directly inside another one.
  @inlinable package func operands(of expression: Int) -> Operands { Operands(of: expression, in: self) }

  /// The positions of the types directly inside another one.
  package func arguments(of type: Int) -> [Int] {
    var found: [Int] = []
    var next = type + 1
    while next < Int(types[type].subtreeEnd) {
      found.append(next)
      next = Int(types[next].subtreeEnd)
    }
    return found
  }
}
