import ViperFacts

/// Facts as text: `kind name: type (operands)`, as a reader would write a tree down.
struct FactTree {
  let facts: FileFacts

  init(_ code: String) { facts = FactExtractor.facts(of: Array(code.utf8)) }

  /// The statements of a function with this body.
  static func statements(_ body: String) -> [String] {
    let tree = FactTree("func f() {\n\(body)\n}")
    return tree.facts.operands(of: Int(tree.facts.declarations[0].body)).map(tree.text)
  }

  func text(_ index: Int) -> String {
    let node = facts.expressions[index]
    var text = ([word(node)] + Self.words(node.flags)).joined(separator: " ")
    if node.kind != .declaration, node.type >= 0 { text += ": " + type(Int(node.type)) }
    let operands = facts.operands(of: index).map(self.text)
    return operands.isEmpty ? text : text + "(" + operands.joined(separator: ", ") + ")"
  }

  private func word(_ node: Expression) -> String {
    let name = facts.names[node.name]
    switch node.kind {
    case .name: return name
    case .selfReference: return "self"
    case .superReference: return "super"
    case .member: return "." + name
    case .literal: return "#" + name
    case .declaration: return "declaration " + facts.names[facts.declarations[Int(node.type)].name]
    default: return name.isEmpty ? "\(node.kind)" : "\(node.kind) \(name)"
    }
  }

  private static func words(_ flags: Expression.Flags) -> [String] {
    let all: [(Expression.Flags, String)] = [
      (.unwrapsValue, "unwrapped"), (.takesElement, "each"), (.isWeak, "weak"), (.isUnowned, "unowned"), (.isCapture, "captured"),
      (.isClosureParameter, "parameter"), (.isOptional, "optional"), (.isTried, "tried"), (.isAccessor, "accessor"),
    ]
    return all.filter { flags.contains($0.0) }.map(\.1)
  }

  func type(_ index: Int) -> String {
    let node = facts.types[index]
    let parts = facts.arguments(of: index).map(type)
    let name = facts.names[node.name]
    switch node.kind {
    case .name: return name + (parts.isEmpty ? "" : "<" + parts.joined(separator: ", ") + ">")
    case .member where facts.types[index + 1].kind == .module:
      return parts[0] + name + (parts.count == 1 ? "" : "<" + parts.dropFirst().joined(separator: ", ") + ">")
    case .member: return parts[0] + "." + name + (parts.count == 1 ? "" : "<" + parts.dropFirst().joined(separator: ", ") + ">")
    case .optional: return parts[0] + "?"
    case .implicitlyUnwrapped: return parts[0] + "!"
    case .array: return "[" + parts[0] + "]"
    case .dictionary: return "[" + parts.joined(separator: ": ") + "]"
    case .tuple: return "(" + parts.joined(separator: ", ") + ")"
    case .element: return name.isEmpty ? parts[0] : name + ": " + parts[0]
    case .function: return "(" + parts.dropLast().joined(separator: ", ") + ") -> " + parts.last!
    case .composition: return parts.joined(separator: " & ")
    case .metatype: return parts[0] + ".Type"
    case .module: return name + "::"
    case .unknown: return "?"
    }
  }

  /// Records whose subtree does not lie within that of the record around it, or names that point nowhere.
  var misplaced: [String] {
    misplaced(facts.declarations.map(\.subtreeEnd), "declaration") + misplaced(facts.types.map(\.subtreeEnd), "type")
      + misplaced(facts.expressions.map(\.subtreeEnd), "expression")
  }

  private func misplaced(_ ends: [UInt32], _ what: String) -> [String] {
    var open: [UInt32] = [UInt32(ends.count)]
    return ends.enumerated().compactMap { index, end in
      while open.count > 1, open.last! <= UInt32(index) { open.removeLast() }
      defer { open.append(end) }
      return end > UInt32(index) && end <= open.last! ? nil : "\(what) \(index) ends at \(end), within \(open.last!)"
    }
  }
}
