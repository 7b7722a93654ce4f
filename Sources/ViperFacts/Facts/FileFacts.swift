/// The facts of one file as flat records: a pure function of its bytes, without its path or anything from other files.
///
/// A class, since linking passes facts around far more often than it reads them. All records lie in one block of bytes, so that
/// archives are written and read without visiting each record.
@usableFromInline package final class FileFacts: Sendable, Equatable {
  package let names: NameTable
  package let lineStarts: FactSection<UInt32>
  package let imports: FactSection<ImportFact>
  @usableFromInline package let declarations: FactSection<Declaration>
  package let inherited: FactSection<Int32>
  package let types: FactSection<TypeUse>
  @usableFromInline package let expressions: FactSection<Expression>
  /// In the order of their declarations.
  let mentions: FactSection<TypeMention>
  package let suppressions: FactSection<SuppressionComment>
  /// The byte offset of each preview, whose code is left out.
  package let previews: FactSection<UInt32>
  package let syntaxErrors: FactSection<SyntaxError>
  /// The hash of the source bytes.
  package let content: ContentHash
  /// The bytes of all sections.
  let bytes: FactSection<UInt8>
  private let places: PlaceIndex

  /// Reads each section from a source: the only list of the sections, in storage order.
  ///
  /// Writing, reading, validation and the version of stored facts are sources. A new kind of record needs a `FactRecord`, an
  /// array in `FactRecords`, a property here, and a line here.
  init(_ source: inout some FactSource, content: ContentHash) {
    names = source.names()
    lineStarts = source.numbers({ $0.lineStarts }) { $1.refuse($0.first != 0 || !$0.isRising) }
    imports = source.records { $0.imports }
    declarations = source.records { $0.declarations }
    inherited = source.numbers({ $0.inherited }) { for type in $0 { $1.add(type: type, isOptional: false) } }
    types = source.records { $0.types }
    expressions = source.records { $0.expressions }
    mentions = source.records { $0.mentions }
    suppressions = source.records { $0.suppressions }
    previews = source.numbers({ $0.previews }) { $1.refuse(!$0.isRising) }
    syntaxErrors = source.records { $0.syntaxErrors }
    self.content = content
    bytes = source.bytes
    places = PlaceIndex(declarations, expressions)
  }

  package convenience init(_ records: FactRecords) {
    var source = StoredFacts(bytes: FactBytes(FactWriter.bytes(of: records)))
    self.init(&source, content: records.content)
  }

  /// Stored facts; nil if they are invalid.
  static func validated(_ bytes: FactBytes, in range: Range<Int>, content: ContentHash) -> FileFacts? {
    var source = StoredFacts(bytes: bytes, in: range)
    let facts = FileFacts(&source, content: content)
    return source.holdsTogether(facts) ? facts : nil
  }

  /// Compares bytes, since records have no padding.
  @usableFromInline package static func == (a: FileFacts, b: FileFacts) -> Bool {
    a.bytes.withUnsafeBufferPointer { a in b.bytes.withUnsafeBufferPointer { b in a.elementsEqual(b) } }
  }

  /// The 1-based line and the 1-based byte column of an offset.
  package func position(of offset: UInt32) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, Int(offset - lineStarts[low]) + 1)
  }

  /// The number of lines that a span touches.
  package func lineCount(of span: Span) -> Int { position(of: span.end).line - position(of: span.start).line + 1 }

  /// The source range of a span, with the printed path of the file.
  package func range(_ span: Span, in file: String) -> SourceRange {
    let start = position(of: span.start)
    // A fast path: nearly all ranges end on their first line.
    let isOneLine = start.line == lineStarts.count || span.end < lineStarts[start.line]
    let end = isOneLine ? (line: start.line, column: start.column + Int(span.end - span.start)) : position(of: span.end)
    return SourceRange(
      file: file, line: start.line, column: start.column, endLine: end.line, endColumn: end.column)
  }

  /// The inherited types of a type, or the bound of a generic parameter, as positions in `types`.
  package func inheritance(of declaration: Declaration) -> Slice<FactSection<Int32>> {
    inherited[Int(declaration.inheritedStart)..<Int(declaration.inheritedEnd)]
  }

  /// The positions of a declaration's direct children, or of the top-level declarations for nil.
  @inlinable package func children(of parent: Int?) -> Children { Children(of: parent, in: declarations) }

  /// The positions of an expression's direct operands.
  @inlinable package func operands(of expression: Int) -> Operands { Operands(of: expression, in: expressions) }

  /// The outermost expression around one, or itself.
  package func root(of expression: Int) -> Int { places.root(of: expression) ?? expression }

  /// The expression directly around another one.
  package func parent(of expression: Int) -> Int? {
    (root(of: expression)..<expression).last { Int(expressions[$0].subtreeEnd) > expression }
  }

  /// The innermost declaration of a type, or extension, around a place.
  package func typeDeclaration(around span: Span) -> Int? { places.type(around: span) }

  /// Whether an expression is `Module::name`, which is looked up at the top level of a module.
  package func isSelected(_ name: Expression) -> Bool {
    name.isA(.name) && name.type >= 0 && types[Int(name.type)].kind == .member
  }

  /// The value of the literal `true` or `false`; nil for any other expression.
  package func truth(of expression: Int) -> Bool? {
    guard expressions[expression].isA(.literal) else { return nil }
    return switch names[expressions[expression].name] {
    case "true": true
    case "false": false
    default: nil
    }
  }

  /// The positions of a type's direct operands.
  package func arguments(of type: Int) -> [Int] { Array(Subtrees(of: type, in: types)) }
}
