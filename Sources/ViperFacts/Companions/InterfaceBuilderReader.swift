internal import Foundation

#if canImport(FoundationXML)
  internal import FoundationXML
#endif

/// The reader of a storyboard or xib.
enum InterfaceBuilderReader {
  /// The depth of elements up to which a file is read; views are nested two elements for each level.
  static let depthLimit = 250

  /// What no file of Interface Builder has, and what makes small files large: entities.
  private static let forbidden = ["<!DOCTYPE", "<!ENTITY"].map { Array($0.utf8) }

  static func facts(of bytes: [UInt8]) -> Result<CompanionFacts, CompanionReader.Problem> {
    if let line = line(ofDeclaration: bytes) {
      return .failure(CompanionReader.Problem(line: line, reason: "it declares a document type"))
    }
    // Linux's parser stops the program at a name that is no UTF-8.
    guard String(validating: bytes, as: UTF8.self) != nil, !bytes.isEmpty else {
      return .failure(CompanionReader.Problem(line: 1, reason: invalid))
    }
    let parser = XMLParser(data: Data(bytes))
    parser.shouldResolveExternalEntities = false
    let scenes = SceneCollector()
    parser.delegate = scenes
    guard parser.parse(), scenes.problem == nil, scenes.isWhole else {
      let broken = CompanionReader.Problem(line: max(parser.lineNumber, 1), reason: invalid)
      return .failure(scenes.problem ?? broken)
    }
    return .success(scenes.facts)
  }

  private static let invalid = "it is no valid XML"

  private static func line(ofDeclaration bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBytes { buffer in
      var start = 0
      while let found = buffer.firstIndex(of: UInt8(ascii: "<"), from: start) {
        start = found + 1
        guard start < buffer.count, buffer[start] == UInt8(ascii: "!") else { continue }
        if forbidden.contains(where: { buffer[found...].starts(with: $0) }) {
          return 1 + buffer[..<found].count { $0 == UInt8(ascii: "\n") }
        }
      }
      return nil
    }
  }
}

/// Collects the objects with a class of their own, and what connects them.
private final class SceneCollector: NSObject, XMLParserDelegate {
  /// An element around the current one.
  private struct Open {
    var id: String?
    var className: String?
  }

  private struct Connection {
    var element: String
    var owner: Open
    var attributes: [String: String]
    var line: Int
  }

  private var open: [Open] = []
  private var objects: [CompanionFacts.Object] = []
  /// By the id of an element, the class of its object.
  private var classes: [String: String] = [:]
  /// By the id of a scene that refers to one of another storyboard: that, and the identifier there.
  private var elsewhere: [String: (storyboard: String, scene: String?)] = [:]
  private var connections: [Connection] = []
  private var initial: String?
  /// The id of the controller of the current scene.
  private var controller: Open?
  private(set) var problem: CompanionReader.Problem?
  private var hasElements = false

  /// Whether each element that was begun is ended; Linux's parser takes a part for the whole.
  var isWhole: Bool { hasElements && open.isEmpty }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    if open.count == InterfaceBuilderReader.depthLimit {
      problem = CompanionReader.Problem(line: parser.lineNumber, reason: "it is nested too deeply")
      return parser.abortParsing()
    }
    switch name {
    case "document": initial = attributes["initialViewController"]
    case "scene": controller = nil
    case "segue", "outlet", "outletCollection":
      guard let owner = open.last(where: { $0.id != nil }) else { break }
      connections.append(Connection(element: name, owner: owner, attributes: attributes, line: parser.lineNumber))
      // A segue of a button leaves the scene that has the button.
      if name == "segue", let controller { connections[connections.count - 1].owner = controller }
    case "viewControllerPlaceholder":
      if let id = attributes["id"], let storyboard = attributes["storyboardName"] {
        elsewhere[id] = (storyboard, attributes["referencedIdentifier"])
      }
    default: break
    }
    let isConnection = name == "segue" || name == "outlet" || name == "outletCollection"
    let element = Open(id: isConnection ? nil : attributes["id"], className: attributes["customClass"])
    if !isConnection { add(element, named: name, attributes, at: parser.lineNumber) }
    open.append(element)
    hasElements = true
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    _ = open.popLast()
  }

  private func add(_ element: Open, named name: String, _ attributes: [String: String], at line: Int) {
    let isScene = attributes["sceneMemberID"] == "viewController"
    if isScene { controller = element }
    guard let className = element.className else { return }
    if let id = element.id { classes[id] = className }
    objects.append(
      CompanionFacts.Object(
        kind: isScene ? .scene : attributes["placeholderIdentifier"] == "IBFilesOwner" ? .owner : .part, className: className,
        module: attributes["customModule"], identifier: attributes["storyboardIdentifier"],
        isInitial: element.id != nil && element.id == initial, line: line))
  }

  var facts: CompanionFacts {
    var facts = CompanionFacts()
    facts.objects = objects
    for connection in connections {
      guard let owner = connection.owner.className else { continue }
      let destination = connection.attributes["destination"]
      let className = destination.flatMap { classes[$0] }
      if connection.element == "segue" {
        let place = destination.flatMap { elsewhere[$0] }
        facts.segues.append(
          CompanionFacts.Segue(
            source: owner, kind: connection.attributes["kind"] ?? "", identifier: connection.attributes["identifier"],
            destination: className, storyboard: place?.storyboard, scene: place?.scene, line: connection.line))
      } else if let property = connection.attributes["property"] {
        facts.outlets.append(
          CompanionFacts.Outlet(owner: owner, property: property, className: className, line: connection.line))
      }
    }
    return facts
  }
}
