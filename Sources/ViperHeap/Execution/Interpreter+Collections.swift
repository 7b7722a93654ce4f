import ViperFacts
import ViperLinking

/// The standard library's collections, of which only the elements are known.
extension Interpreter {
  func isCollection(_ object: Held.ObjectID) -> Bool {
    if case .collection = objects[object].kind { true } else { false }
  }

  func collection(_ values: [Held], isKeyed: Bool = false, _ node: Int, _ frame: Frame) -> Held {
    let (id, isNew) = make(.collection(isKeyed: isKeyed), at: node, in: frame)
    var all = isNew ? .nothing : value(id, .elements) ?? .nothing
    for value in values { all = all.adding(value) }
    state.set(HeapState.Location(object: id, key: .elements), all)
    return .object(id)
  }

  /// What an element of collections may be; of empty ones, a value.
  func elements(of value: Held) -> Held {
    let all = contents(of: value)
    return all.isEmpty ? .data : all
  }

  /// What collections hold; nothing if they are empty.
  func contents(of value: Held) -> Held {
    var all = Held(unknown: value.unknown)
    for object in value.objects {
      if isCollection(object) {
        all.join(self.value(object, .elements) ?? .nothing)
      } else {
        all.join(.unknown(.external))
      }
    }
    // That it says nil tells only that some of them may not be there.
    all.flags.remove(.nil)
    if value.flags.contains(.data) { all.join(.data) }
    return all
  }

  /// Any one of what a collection holds.
  func first(of collection: Held.ObjectID) -> Held { contents(of: .object(collection)).joined(.nil) }

  /// Has a collection hold only some of what it holds.
  func removeSome(of collection: Held.ObjectID) {
    guard var all = value(collection, .elements), !all.isEmpty else { return }
    all.flags.insert(.nil)
    all.given = []
    let location = HeapState.Location(object: collection, key: .elements)
    state.set(location, all)
    state.noteEmptied(location)
  }

  /// Calls a method of a collection; nil for one that is not known.
  func call(
    _ name: String, onCollection object: Held.ObjectID, _ arguments: [Argument], _ node: Int, _ frame: Frame
  ) -> Held? {
    let items = elements(of: .object(object))
    func each(from initial: Held? = nil) -> Held {
      var result = Held.nothing
      for argument in arguments where argument.value.objects.contains(where: { objects[$0].closure != nil }) {
        let pending = Pending(
          callee: argument.value, arguments: [initial ?? items, items], context: Self.combine(frame.context, node))
        repeatedly { result.join(self.call(pending, frame)) }
      }
      return result
    }
    func copy() -> Held { collection([contents(of: .object(object))], node, frame) }
    switch name {
    case "append", "insert", "updateValue":
      for argument in arguments {
        let label = codebase.text(max(0, argument.label))
        if label == "forKey" || label == "at", argument.value == .data { continue }
        let isAll = label == "contentsOf"
        add(isAll ? contents(of: argument.value) : argument.value, to: object, .elements)
      }
      return .data
    case "removeAll" where arguments.isEmpty || arguments.allSatisfy(\.value.objects.isEmpty):
      store(.nothing, in: object, .elements, isCertain: true)
      return .data
    case "forEach", "allSatisfy", "contains", "removeAll", "firstIndex":
      _ = each()
      if name == "removeAll" { removeSome(of: object) }
      return .data
    case "map", "compactMap", "flatMap": return collection([each()], node, frame)
    case "mapValues", "compactMapValues": return collection([each()], isKeyed: true, node, frame)
    case "reduce": return each(from: arguments.first?.value).joined(arguments.first?.value ?? .data)
    case "enumerated": return copy()
    case "sort", "reverse", "shuffle", "swapAt": return .data
    case "filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "shuffled":
      _ = each()
      return copy()
    case "first", "last", "min", "max", "randomElement", "popLast", "popFirst":
      _ = each()
      if name.hasPrefix("pop") { removeSome(of: object) }
      return first(of: object)
    case "removeFirst", "removeLast", "remove", "removeValue":
      removeSome(of: object)
      return items.joined(name == "removeValue" ? .nil : .nothing)
    default: return nil
    }
  }
}
