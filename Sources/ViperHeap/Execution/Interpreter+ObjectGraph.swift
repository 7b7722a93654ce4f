import ViperFacts
import ViperLinking

extension Interpreter {
  func objectGraph() -> ObjectGraph {
    var edges: [(key: SlotKey, edge: ObjectGraph.Edge)] = []
    var weak: [ObjectGraph.Edge] = []
    state.visitAll { location, value, strength, origin in
      guard !value.objects.isEmpty else { return }
      let slot = slot(location)
      for object in value.objects {
        let certainty = certainty(location, value, holds: object)
        let edge = ObjectGraph.Edge(from: location.object, to: object, slot: slot, certainty: certainty, origin: origin)
        if strength == .strong { edges.append((location.key, edge)) } else { weak.append(edge) }
      }
    }
    edges.sort { ($0.edge.from, $0.edge.to, $0.key.text) < ($1.edge.from, $1.edge.to, $1.key.text) }
    return ObjectGraph(nodes: objects.map(node), edges: edges.map(\.edge), weakEdges: weak)
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
      kind, place: place(of: object), isFromOutside: object.isFromOutside, isOpened: object.distance > 0)
  }

  private func slot(_ location: HeapState.Location) -> ObjectGraph.Slot {
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
    guard value.unknown.isEmpty, !objects[location.object].isMany || value.objects.count == 1 && !objects[object].isMany else {
      // Of several that a place has made, another one may hold it.
      return .perhaps
    }
    return state.isEmptied(location) ? .emptied : .left
  }
}
