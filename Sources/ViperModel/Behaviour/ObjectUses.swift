import ViperFacts
import ViperLinking

/// Whether code uses what an object can do, and does not only hand it on.
struct ObjectUses {
  let codebase: Codebase
  /// The members whose use is none.
  let harmless: Set<String>

  /// How far a value is followed from one local to the next.
  private static let longestChain = 4

  /// What an expression is the beginning of: `[.member, .call]` for the name in `AF.request(url)`.
  private enum Step {
    case member(Name)
    case call, element
  }

  /// Whether an object of a type is used, or a static method called, where an expression names the type.
  func isUsed(type node: Int, in file: LinkedFile, by type: TypeSymbol.ID) -> Bool {
    let (steps, end) = chain(from: node, in: file)
    var rest = steps[...]
    switch rest.popFirst() {
    case .member(let name)?:
      if codebase.text(name).first?.isUppercase == true { return false }
      guard case .call? = rest.first else { break }
      rest.removeFirst()
      if rest.isEmpty, isStatement(end, in: file) { return !harmless.contains(codebase.text(name)) }
    case .call?: break
    default: return false
    }
    return uses(rest) ?? isUsed(valueAt: end, in: file, by: type, 0)
  }

  /// Whether an object in a property of a type is used by the type's code.
  func isUsed(property name: Name, of type: TypeSymbol.ID) -> Bool { isUsed(property: name, of: type, 0) }

  /// Whether an object in a parameter is used by the body of its function.
  func isUsed(parameter: DeclarationReference, of function: DeclarationReference, of type: TypeSymbol.ID) -> Bool {
    let (file, body) = (codebase.files[Int(function.file)], Int(codebase.declaration(function).body))
    guard body >= 0 else { return false }
    let name = codebase.declaration(parameter).nameInBody
    return isUsed(name, in: body..<Int(file.facts.expressions[body].subtreeEnd), of: file, by: type, 0)
  }

  // MARK: values

  private func isUsed(property name: Name, of type: TypeSymbol.ID, _ depth: Int) -> Bool {
    guard depth < Self.longestChain else { return false }
    return codebase.types[type].parts.contains { part in
      let (file, span) = (codebase.files[Int(part.file)], codebase.declaration(part).span)
      let nodes = file.facts.expressions
      return nodes.indices.contains { node in
        span.start <= nodes[node].span.start && nodes[node].span.end <= span.end && isProperty(name, node, in: file)
          && isUsed(value: node, in: file, by: type, depth)
      }
    }
  }

  /// Whether an expression is a property of `self`, explicitly or not.
  private func isProperty(_ name: Name, _ node: Int, in file: LinkedFile) -> Bool {
    let expression = file.facts.expressions[node]
    guard NameMentions.isMention(expression), file.name(expression.name) == name else { return false }
    return expression.kind == .name || file.facts.innerOperand(of: node).map { codebase.isSelf($0, in: file) } ?? false
  }

  private func isUsed(
    _ local: NameTable.ID, in range: Range<Int>, of file: LinkedFile, by type: TypeSymbol.ID, _ depth: Int
  ) -> Bool {
    guard depth < Self.longestChain else { return false }
    let nodes = file.facts.expressions
    return range.contains { node in
      nodes[node].kind == .name && nodes[node].name == local && isUsed(value: node, in: file, by: type, depth)
    }
  }

  /// Whether an expression that is such an object is used.
  private func isUsed(value node: Int, in file: LinkedFile, by type: TypeSymbol.ID, _ depth: Int) -> Bool {
    let (steps, end) = chain(from: node, in: file)
    return uses(steps[...]) ?? isUsed(valueAt: end, in: file, by: type, depth + 1)
  }

  /// Whether the steps from an object use it; nil for none.
  private func uses(_ steps: ArraySlice<Step>) -> Bool? {
    switch steps.first {
    case .member(let name)?: !harmless.contains(codebase.text(name))
    case .element?: true
    case .call?: false
    case nil: nil
    }
  }

  /// Whether what an expression is bound or assigned to is used.
  private func isUsed(valueAt node: Int, in file: LinkedFile, by type: TypeSymbol.ID, _ depth: Int) -> Bool {
    let nodes = file.facts.expressions
    guard let parent = file.facts.parent(of: node) else {
      return property(withValue: node, in: file, of: type).map { isUsed(property: $0, of: type, depth + 1) } ?? false
    }
    switch nodes[parent].kind {
    case .binding:
      return isUsed(
        nodes[parent].name, in: parent..<Int(nodes[root(of: parent, in: file)].subtreeEnd), of: file, by: type, depth + 1)
    case .assignment:
      guard let target = file.facts.innerOperand(of: parent), target != node, NameMentions.isMention(nodes[target]) else {
        return false
      }
      let name = file.name(nodes[target].name)
      return isProperty(name, target, in: file) && !codebase.members[type, name].isEmpty
        && isUsed(property: name, of: type, depth + 1)
    default: return false
    }
  }

  /// The property whose initial value an expression is.
  private func property(withValue node: Int, in file: LinkedFile, of type: TypeSymbol.ID) -> Name? {
    codebase.members[type].first { member in
      codebase.files[Int(member.file)].facts === file.facts && Int(codebase.declaration(member).value) == node
    }.map { codebase.name($0) }
  }

  // MARK: syntax

  private func root(of node: Int, in file: LinkedFile) -> Int {
    var root = node
    while let parent = file.facts.parent(of: root) { root = parent }
    return root
  }

  /// The members, calls and elements that follow an expression, and the whole expression.
  private func chain(from node: Int, in file: LinkedFile) -> (steps: [Step], end: Int) {
    let nodes = file.facts.expressions
    var (steps, end): ([Step], Int) = ([], node)
    while let parent = file.facts.parent(of: end) {
      let isFirst = file.facts.operands(of: parent).first == end
      switch nodes[parent].kind {
      case .member where isFirst: steps.append(.member(file.name(nodes[parent].name)))
      case .call where isFirst: steps.append(.call)
      case .subscript where isFirst: steps.append(.element)
      case .unwrap, .cast: break
      case .other where Array(file.facts.operands(of: parent)).count == 1: break
      default: return (steps, end)
      }
      end = parent
    }
    return (steps, end)
  }

  private func isStatement(_ node: Int, in file: LinkedFile) -> Bool {
    guard let parent = file.facts.parent(of: node) else { return true }
    return [.block, .closure].contains(file.facts.expressions[parent].kind)
  }
}
