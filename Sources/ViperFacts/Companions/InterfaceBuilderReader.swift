/// The reader of a storyboard or xib.
enum InterfaceBuilderReader {
  /// The depth of elements up to which a file is read; views are nested two elements for each level.
  static let depthLimit = 250

  static func facts(of bytes: [UInt8]) -> Result<CompanionFacts, CompanionReader.Problem> {
    var tags = XMLTags(bytes)
    var scenes = SceneCollector()
    do throws(CompanionReader.Problem) {
      guard String(validating: bytes, as: UTF8.self) != nil else { throw tags.invalid }
      while let tag = try tags.next() {
        switch tag {
        case .start(let name, let attributes): try scenes.begin(name, attributes, line: tags.line)
        case .end: scenes.end()
        }
      }
      return .success(scenes.facts)
    } catch {
      return .failure(error)
    }
  }
}

/// Collects the objects with a class of their own, and what connects them.
private struct SceneCollector {
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

  mutating func begin(_ name: String, _ attributes: [String: String], line: Int) throws(CompanionReader.Problem) {
    guard open.count < InterfaceBuilderReader.depthLimit else {
      throw CompanionReader.Problem(line: line, reason: "it is nested too deeply")
    }
    switch name {
    case "document": initial = attributes["initialViewController"]
    case "scene": controller = nil
    case "segue", "outlet", "outletCollection":
      guard let owner = open.last(where: { $0.id != nil }) else { break }
      connections.append(Connection(element: name, owner: owner, attributes: attributes, line: line))
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
    if !isConnection { add(element, attributes, at: line) }
    open.append(element)
  }

  // The tags of a document are paired, so this one has begun.
  mutating func end() { open.removeLast() }

  private mutating func add(_ element: Open, _ attributes: [String: String], at line: Int) {
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
