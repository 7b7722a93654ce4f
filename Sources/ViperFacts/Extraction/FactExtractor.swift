import SwiftSyntax
internal import ViperText

/// The extractor of a file's facts: one parse and one walk over the syntax tree, which is discarded afterwards.
///
/// Declarations, types, expressions and statements each have an extension.
package struct FactExtractor {
  /// The version of the extraction. Raise it with every change that gives a file other facts in the same record layout: stored
  /// facts of an older revision are discarded. `FileFactsTests` compares a recorded hash of a sample's facts.
  static let revision = 18

  var facts = FactRecords()
  private var names: NameCollector
  /// The start of the tree's copy of the source, which tokens' texts point into.
  private var base: UnsafePointer<UInt8>?
  private var leadingText = LeadingText()
  private var trailingText = TrailingText()
  /// The number of enclosing bodies; declarations are local if it is positive.
  var bodyDepth = 0
  /// The number of enclosing `#if`s outside of bodies.
  var conditionDepth = 0
  /// The position of the innermost enclosing declaration.
  var enclosing: Int?
  /// The number of enclosing expressions.
  var expressionDepth = 0
  /// The offset of the first code that is nested too deeply.
  var unreadFrom: UInt32?

  private let unread: UnreadClauses

  private init(_ file: ParsedFile, byteCount: Int) {
    unread = file.unread
    names = NameCollector(expected: byteCount / 64)
    facts.expressions.reserveCapacity(byteCount / 16)
    facts.declarations.reserveCapacity(byteCount / 128)
    facts.types.reserveCapacity(byteCount / 128)
  }

  /// The facts of one file; of code that does not parse, as much as the parser recovers.
  package static func facts(of source: [UInt8]) -> FileFacts { extraction(of: source, ContentHash(source)).facts }

  /// The facts of one file, and the offset from which they are incomplete because code is nested too deeply; nil if none is.
  static func extraction(of source: [UInt8], _ content: ContentHash) -> (facts: FileFacts, unreadFrom: UInt32?) {
    let file = source.withUnsafeBufferPointer { ParsedFile.read($0) }
    var extractor = FactExtractor(file, byteCount: source.count)
    extractor.facts.content = content
    extractor.facts.lineStarts = lineStarts(of: source)
    // The tree owns the memory that its raw nodes point into.
    withExtendedLifetime(file.tree) {
      extractor.add(Node(of: file.tree))
      extractor.collectComments(in: source, of: Node(of: file.tree))
    }
    extractor.sortMentions()
    if let error = file.firstError {
      extractor.facts.syntaxErrors.append(SyntaxError(offset: error.offset, message: extractor.name(error.message)))
    }
    extractor.unreadFrom = FirstSyntaxError.overflow(in: file.tree) ?? extractor.unreadFrom
    extractor.facts.names = extractor.names.names
    return (FileFacts(extractor.facts), extractor.unreadFrom)
  }

  private mutating func add(_ tree: Node) {
    guard let first = leadingText.text(of: tree)?.start else { return }
    base = first - tree.leadingLength
    add(codeBlockItems: tree.typed(SourceFileNode.self).statements)
  }

  mutating func name(_ text: String) -> NameTable.ID { names.id(of: text) }

  /// A token's name without backticks.
  mutating func name(_ token: Token) -> NameTable.ID { names.id(of: token.nameBytes) }

  /// The span from the first to the last token's text, without the surrounding trivia.
  mutating func span(_ node: some TypedNode) -> Span {
    guard let base, let first = leadingText.text(of: node.node)?.start, let end = trailingText.text(of: node.node)?.end else {
      return Span(start: 0, end: 0)
    }
    return Span(start: UInt32(first - base), end: UInt32(end - base))
  }

  func span(_ token: Token) -> Span {
    guard let base, let text = token.writtenText, let start = text.start, let end = text.end else {
      return Span(start: 0, end: 0)
    }
    return Span(start: UInt32(start - base), end: UInt32(end - base))
  }

  private static func lineStarts(of source: [UInt8]) -> [UInt32] {
    // A search for line feeds alone is faster, and most files have no other line breaks.
    if source.withUnsafeBytes({ $0.firstIndex(of: UInt8(ascii: "\r"), from: 0) }) != nil {
      return LineBreaks.lines(of: source).map { UInt32($0.lowerBound) }
    }
    var starts: [UInt32] = [0]
    starts.reserveCapacity(source.count / 32)
    source.withUnsafeBytes { bytes in
      var start = 0
      while let end = bytes.firstIndex(of: UInt8(ascii: "\n"), from: start) {
        start = end + 1
        starts.append(UInt32(start))
      }
    }
    return starts
  }

  /// The clauses of an `#if` that the compiler reads under some condition.
  func clauses(of conditional: IfConfigDeclNode) -> some Sequence<IfConfigClauseNode> {
    conditional.clauses.lazy.filter { [unread] in !unread.contains($0.node) }
  }
}
