import ViperFacts
import ViperLinking

extension Interpreter {
  func objectGraph() -> ObjectGraph {
    let references = objects.indices.map(references)
    return ObjectGraph(
      nodes: objects.map(node), edges: references.flatMap(\.strong), weakEdges: references.flatMap(\.weak))
  }

  /// What an object holds, by the objects that it holds.
  private func references(from holder: Held.ObjectID) -> (strong: [ObjectGraph.Edge], weak: [ObjectGraph.Edge]) {
    var strong: [(key: SlotKey, edge: ObjectGraph.Edge)] = []
    var weak: [ObjectGraph.Edge] = []
    state.visit(holder) { key, value, strength, origin in
      guard !value.objects.isEmpty else { return }
      let location = HeapState.Location(object: holder, key: key)
      let slot = slot(location)
      for object in value.objects {
        let certainty = certainty(location, value, holds: object)
        let edge = ObjectGraph.Edge(from: holder, to: object, slot: slot, certainty: certainty, origin: origin)
        if strength == .strong { strong.append((key, edge)) } else { weak.append(edge) }
      }
    }
    if strong.count > 1 {
      strong.sort { $0.edge.to != $1.edge.to ? $0.edge.to < $1.edge.to : $0.key.text < $1.key.text }
    }
    return (strong.map(\.edge), weak)
  }

  private func node(_ object: HeapObject) -> ObjectGraph.Node {
    let kind: ObjectGraph.Node.Kind =
      switch object.kind {
      case .instance(let type): .instance(type)
      case .external(let name): .external(name)
      case .closure: .closure
      case .collection, .tuple, .local: .container
      case .metatype, .externalMetatype, .root(.app), .root(.globals): .lasting
      case .root(.screen), .root(.outside): .outside
      }
    return ObjectGraph.Node(
      kind, place: place(of: object), isFromOutside: object.isFromOutside, isMany: object.isMany,
      isOpened: object.distance > 0, isPresented: object.isPresented)
  }

  func slot(_ location: HeapState.Location) -> ObjectGraph.Slot {
    switch location.key {
    case .property(let slot): .property(slot)
    case .named(let name), .many(let name): .named(name)
    case .captured(let local): .captured(name(ofLocal: local, of: location.object))
    case .receiver: .captured(0)
    case .elements, .position, .value, .loaded, .made: .content
    }
  }

  private func name(ofLocal local: Int, of object: Held.ObjectID) -> Name {
    guard case .body(let closure)? = objects[object].closure else { return 0 }
    return closure.body.locals[local].name
  }

  private func certainty(_ location: HeapState.Location, _ value: Held, holds object: Held.ObjectID) -> ObjectGraph.Certainty {
    if isSure(location, value, holds: object) { return .sure }
    guard value.unknown.isEmpty else { return .perhaps }
    guard objects[location.object].isMany else { return state.isEmptied(location) ? .emptied : .left }
    // Of several that a place has made, another one may hold it.
    if value.objects.count > 1 { return .perhaps }
    let pairs = objects[object].isMany
    if state.isEmptied(location) { return pairs ? .perhaps : .emptied }
    return pairs ? .each : .left
  }
}
