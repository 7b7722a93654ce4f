/// What one file says, as flat records: a pure function of its bytes, without its path and without anything from other files.
///
/// Immutable, and a class, since linking passes facts on far more often than it reads them: a copy is one reference. What is read of
/// each record is inlined into other modules, since nothing is read as often.
package final class FileFacts: Sendable, Equatable {
  package let names: NameTable
  package let lineStarts: [UInt32]
  package let imports: [ImportFact]
  package let declarations: [Declaration]
  package let inherited: [Int32]
  package let types: [TypeUse]
  package let expressions: [Expression]
  package let suppressions: [SuppressionComment]
  package let syntaxErrors: [SyntaxError]
  /// Of the bytes that these are the facts of.
  package let content: ContentHash

  package init(_ records: FactRecords) {
    names = records.names
    lineStarts = records.lineStarts
    imports = records.imports
    declarations = records.declarations
    inherited = records.inherited
    types = records.types
    expressions = records.expressions
    suppressions = records.suppressions
    syntaxErrors = records.syntaxErrors
    content = records.content
  }

  package static func == (a: FileFacts, b: FileFacts) -> Bool {
    a.names == b.names && a.lineStarts == b.lineStarts && a.imports == b.imports && a.declarations == b.declarations
      && a.inherited == b.inherited && a.types == b.types && a.expressions == b.expressions
      && a.suppressions == b.suppressions && a.syntaxErrors == b.syntaxErrors
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

  /// What a type or generic parameter names after its colon: positions in `types`.
  package func inheritance(of declaration: Declaration) -> ArraySlice<Int32> {
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
