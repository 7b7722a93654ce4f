import Foundation
import Testing
import ViperTestSupport

@testable import ViperFacts

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The tags of storyboards are those that Foundation's parser finds.
@Suite struct XMLTagsTests {
  private static let storyboards = (FileManager.default.enumerator(atPath: ScratchFolder.samples)?.allObjects ?? [])
    .compactMap { $0 as? String }.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()

  @Test(arguments: storyboards) func agreesWithFoundation(_ name: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(ScratchFolder.samples)/\(name)"))
    var (tags, found) = (XMLTags([UInt8](data)), [String]())
    while let tag = try tags.next() {
      switch tag {
      case .start(let name, let attributes): found.append(Self.text(name, attributes, tags.line))
      case .end: found.append("end")
      }
    }
    let parser = XMLParser(data: data)
    let elements = Elements()
    parser.delegate = elements
    #expect(parser.parse())
    #expect(!found.isEmpty && found == elements.found)
  }

  private static func text(_ name: String, _ attributes: [String: String], _ line: Int) -> String {
    "\(line) \(name) \(attributes.sorted { $0.key < $1.key })"
  }

  private final class Elements: NSObject, XMLParserDelegate {
    private(set) var found: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      found.append(XMLTagsTests.text(name, attributes, parser.lineNumber))
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
      found.append("end")
    }
  }
}
