import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements of an XML document, in their order.
final class XMLElements: NSObject, XMLParserDelegate {
  private(set) var all: [(name: String, attributes: [String: String], within: [String: String])] = []
  private var open: [[String: String]] = []

  /// Fails where the document is not well-formed.
  init(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    try #require(parser.parse(), "\(text)", sourceLocation: sourceLocation)
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]
  ) {
    all.append((name, attributes, open.last ?? [:]))
    open.append(attributes)
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }
}
