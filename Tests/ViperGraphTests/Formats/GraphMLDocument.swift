import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What a reader of GraphML finds in a document: the data of its nodes and edges, by the names of their keys.
struct GraphMLDocument {
  let nodes: [[String: String]]
  let edges: [[String: String]]

  init(_ text: String) throws {
    let parser = XMLParser(data: Data(text.utf8))
    let reader = Reader()
    parser.delegate = reader
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.formatting) }
    nodes = reader.nodes
    edges = reader.edges
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var keys: [String: String] = [:]
    var nodes: [[String: String]] = []
    var edges: [[String: String]] = []
    var data: [String: String] = [:]
    var key: String?

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      switch name {
      case "key": keys[attributes["id"] ?? ""] = attributes["attr.name"]
      case "node", "edge": data = [:]
      case "data":
        key = keys[attributes["key"] ?? ""]
        if let key { data[key] = "" }
      default: break
      }
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if let key { data[key]? += text }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
      switch name {
      case "data": key = nil
      case "node": nodes.append(data)
      case "edge": edges.append(data)
      default: break
      }
    }
  }
}
