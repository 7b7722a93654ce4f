import ViperFacts
import ViperLinking

/// What bodies do with the values that they receive or store: hand them on as they are, or look into them.
struct HandedValues {
  /// What is done with a value at one place.
  enum Mention {
    /// An argument of a call, with the name of what receives the call.
    case handedOn(to: Name?)
    /// What a property is set to.
    case stored
    /// It receives a value; the expression is that value.
    case set(Int)
    /// A new name for it.
    case renamed(Name)
    /// Compared, without a look into it.
    case compared
    /// A member of it is used, it is returned, or it is an argument of a framework's or library's type.
    case read
  }

  /// A place where a value is mentioned.
  struct Place {
    /// The position of the file.
    var file: Int
    /// The position of the expression in the file.
    var expression: Int
    var mention: Mention
  }

  let codebase: Codebase
  private let types: Set<Name>

  init(_ codebase: Codebase) {
    self.codebase = codebase
    types = Set(codebase.types.lazy.filter { !$0.isExternal }.map(\.name))
  }

  /// Whether a member hands a parameter on, and does nothing else with it.
  func isHandedOn(_ parameter: DeclarationReference, by member: DeclarationReference) -> Bool {
    let declaration = codebase.declaration(parameter)
    let linked = codebase.files[Int(parameter.file)]
    let name = declaration.nameInBody
    guard name != NameTable.none, codebase.declaration(member).body >= 0 else { return false }
    let found = mentions(of: linked.name(name), in: [member], ofSelf: false)
    return found.contains(where: \.goesOn) && found.allSatisfy(\.isHarmless)
  }

  /// Whether a member hands a parameter on to objects of some names, and does nothing else with it.
  func isHandedOn(_ parameter: DeclarationReference, by member: DeclarationReference, to receivers: Set<Name>) -> Bool {
    guard isHandedOn(parameter, by: member) else { return false }
    let declaration = codebase.declaration(parameter)
    let name = declaration.nameInBody
    let goals = mentions(of: codebase.files[Int(parameter.file)].name(name), in: [member], ofSelf: false).filter(\.goesOn)
    return goals.allSatisfy { if case .handedOn(let receiver?) = $0 { receivers.contains(receiver) } else { false } }
  }

  /// Whether a type never reads its own property, and sets it to nil: others gave it the value, so that it lives until then.
  func isOnlyKept(_ property: DeclarationReference, by type: TypeSymbol.ID) -> Bool {
    let name = codebase.name(property)
    var isCleared = false
    for part in codebase.types[type].parts {
      for mention in mentions(of: name, in: [part], ofSelf: true) {
        guard case .set(let value) = mention, codebase.files[Int(part.file)].facts.expressions[value].kind == .literal else {
          return false
        }
        isCleared = true
      }
    }
    return isCleared
  }

  /// All that is done with a name, and with the names that are given to its value.
  ///
  /// - Parameter ofSelf: whether it is a property's, so that `self.name` is a mention too.
  func mentions(of name: Name, in declarations: [DeclarationReference], ofSelf: Bool) -> [Mention] {
    places(of: name, in: declarations, ofSelf: ofSelf).map(\.mention)
  }

  /// The mentions with their places.
  func places(of name: Name, in declarations: [DeclarationReference], ofSelf: Bool) -> [Place] {
    var found: [Place] = []
    var (names, queue) = (Set([name]), [name])
    while let next = queue.popLast() {
      for declaration in declarations {
        for place in places(of: next, in: declaration, ofSelf: ofSelf) {
          if case .renamed(let other) = place.mention {
            if names.insert(other).inserted { queue.append(other) }
          } else {
            found.append(place)
          }
        }
      }
    }
    return found
  }

  private func places(of name: Name, in declaration: DeclarationReference, ofSelf: Bool) -> [Place] {
    let file = Int(declaration.file)
    // Read once: every expression of the file passes here, and a linked file is costly to copy.
    let (nodes, names) = (codebase.files[file].facts.expressions, codebase.files[file].names)
    let span = codebase.declaration(declaration).span
    return nodes.indices.filter { index in
      let node = nodes[index]
      return (node.kind == .name || ofSelf && node.kind == .member) && names[Int(node.name)] == name
        && span.start <= node.span.start && node.span.end <= span.end && (node.kind == .name || isOfSelf(index, file))
    }.map { Place(file: file, expression: $0, mention: mention(at: $0, in: file)) }
  }

  /// Whether a member is one of `self`, weak or not.
  private func isOfSelf(_ member: Int, _ file: Int) -> Bool {
    let nodes = codebase.files[file].facts.expressions
    guard var operand = codebase.files[file].facts.operands(of: member).first else { return false }
    if nodes[operand].kind == .unwrap { operand += 1 }
    let isName = nodes[operand].kind == .name
    return nodes[operand].kind == .selfReference
      || isName && codebase.text(codebase.files[file].name(nodes[operand].name)).lowercased().hasSuffix("self")
  }

  private func mention(at index: Int, in file: Int) -> Mention {
    let linked = codebase.files[file]
    let nodes = linked.facts.expressions
    var child = index
    while let parent = linked.facts.parent(of: child) {
      switch nodes[parent].kind {
      case .unwrap, .coalesce, .array, .dictionary, .tuple: child = parent
      case .argument:
        guard let call = linked.facts.parent(of: parent) else { return .read }
        if nodes[call].isA(.tuple) {
          child = parent
          continue
        }
        guard nodes[call].isA(.call), accepts(call, file) else { return .read }
        // The case of an enum goes where its call does.
        if isImplicitMember(call, file), let outer = argument(around: call, file), accepts(outer, file) {
          return .handedOn(to: receiver(of: outer, file))
        }
        return .handedOn(to: receiver(of: call, file))
      case .assignment:
        let operands = Array(linked.facts.operands(of: parent))
        return operands.first == child ? operands.last.map { .set($0) } ?? .read : .stored
      case .binding: return .renamed(linked.name(nodes[parent].name))
      case .operator: return .compared
      default: return .read
      }
    }
    return .read
  }

  /// Whether a call is of a member without a receiver: `.picked(image)`.
  private func isImplicitMember(_ call: Int, _ file: Int) -> Bool {
    let facts = codebase.files[file].facts
    guard let callee = facts.operands(of: call).first else { return false }
    return facts.expressions[callee].isA(.member) && facts.operands(of: callee).first == nil
  }

  /// The call that takes an expression.
  private func argument(around expression: Int, _ file: Int) -> Int? {
    let facts = codebase.files[file].facts
    guard let argument = facts.parent(of: expression), facts.expressions[argument].kind == .argument,
      let call = facts.parent(of: argument), facts.expressions[call].isA(.call)
    else { return nil }
    return call
  }

  /// The name of the property or local whose method a call is of.
  private func receiver(of call: Int, _ file: Int) -> Name? {
    let linked = codebase.files[file]
    let nodes = linked.facts.expressions
    guard let callee = linked.facts.operands(of: call).first, nodes[callee].isA(.member),
      var receiver = linked.facts.operands(of: callee).first
    else { return nil }
    while nodes[receiver].kind == .unwrap { receiver += 1 }
    return [.name, .member].contains(nodes[receiver].kind) ? linked.name(nodes[receiver].name) : nil
  }

  /// Whether a call's callee is the project's own, so that the value stays what it is: a method, or the making of its own type.
  private func accepts(_ call: Int, _ file: Int) -> Bool {
    let linked = codebase.files[file]
    guard var node = linked.facts.operands(of: call).first else { return false }
    while [.member, .unwrap, .call, .subscript].contains(linked.facts.expressions[node].kind) {
      guard let operand = linked.facts.operands(of: node).first else { return true }
      node = operand
    }
    let root = linked.facts.expressions[node]
    guard root.kind == .name else { return root.kind == .selfReference || root.kind == .superReference }
    let name = linked.name(root.name)
    let text = codebase.text(name)
    return text.first?.isUppercase != true || text == "NotificationCenter" || types.contains(name)
  }
}

extension HandedValues.Mention {
  /// Whether the value goes on to somewhere.
  var goesOn: Bool {
    switch self {
    case .handedOn, .stored: true
    default: false
    }
  }

  /// Whether nothing of the value is read.
  var isHarmless: Bool { if case .read = self { false } else { true } }
}
