import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Turns the bytes of a file into its facts, in one parse and one walk; the tree is dropped at once.
///
/// Grouped by what is walked: declarations, types, expressions, statements, each in an extension of its own.
package struct FactExtractor {
  var facts = FileFacts()
  private var nameIDs: [String: NameTable.ID] = [:]
  /// How many bodies we are inside of: declarations there are local.
  var bodyDepth = 0
  /// How many expressions we are inside of.
  var expressionDepth = 0
  /// Where the first code is that is nested too deeply.
  var unreadFrom: UInt32?

  private init() {}

  /// The facts of one file. Code that does not parse is taken as far as it does.
  package static func facts(of source: [UInt8]) -> FileFacts { extraction(of: source).facts }

  /// The facts of one file, and where its code gets nested too deeply for any facts of it and what follows; nil where it does not.
  static func extraction(of source: [UInt8]) -> (facts: FileFacts, unreadFrom: UInt32?) {
    var extractor = FactExtractor()
    extractor.facts.lineStarts = lineStarts(of: source)
    let tree = source.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: NestingLimits.levels) }
    extractor.add(codeBlockItems: tree.statements)
    extractor.collectComments(in: source)
    if tree.hasError { extractor.collectSyntaxErrors(of: tree) }
    return (extractor.facts, extractor.unreadFrom)
  }

  mutating func name(_ text: String) -> NameTable.ID {
    guard !text.isEmpty else { return NameTable.none }
    if let known = nameIDs[text] { return known }
    let id = facts.names.append(text)
    nameIDs[text] = id
    return id
  }

  /// A token's name without backticks.
  mutating func name(_ token: TokenSyntax) -> NameTable.ID {
    guard token.presence == .present else { return NameTable.none }
    return name(token.identifier?.name ?? token.text)
  }

  func span(_ node: some SyntaxProtocol) -> Span {
    Span(
      start: UInt32(node.positionAfterSkippingLeadingTrivia.utf8Offset),
      end: UInt32(node.endPositionBeforeTrailingTrivia.utf8Offset))
  }

  private static func lineStarts(of source: [UInt8]) -> [UInt32] {
    var starts: [UInt32] = [0]
    for (offset, byte) in source.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(UInt32(offset + 1))
    }
    return starts
  }

  /// The first one; where the parser has given up, that is the last.
  private mutating func collectSyntaxErrors(of tree: SourceFileSyntax) {
    let diagnostics = ParseDiagnosticsGenerator.diagnostics(for: tree)
    for diagnostic in diagnostics.prefix(1) {
      let offset = UInt32(diagnostic.position.utf8Offset)
      facts.syntaxErrors.append(SyntaxError(offset: offset, message: name(diagnostic.message)))
    }
    if let last = diagnostics.last, last.diagMessage.diagnosticID == StaticParserError.maximumNestingLevelOverflow.diagnosticID {
      unreadFrom = UInt32(last.position.utf8Offset)
    }
  }
}
