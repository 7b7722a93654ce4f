import ViperFacts
import ViperLinking

/// Code that has no effect on what its type deals in: values that nothing reads, parameters that a body ignores, methods that nothing
/// calls.
///
/// Calls are matched by name, labels and numbers of arguments; in doubt, code is used.
struct UnusedCode {
  let codebase: Codebase
  let usages: UsagesByKind

  // MARK: casts

  /// Whether a cast only finds out the type of a value: nothing mentions the name that it binds.
  func isUnread(_ cast: TypeUsage) -> Bool {
    guard let body = BodySyntax(around: cast, in: codebase), let node = self.node(of: cast, in: body) else { return false }
    let nodes = body.nodes
    func isUnread(_ binding: Int) -> Bool {
      let end = Int(nodes[node].subtreeEnd)
      return !body.mentions(nodes[binding].name, in: end..<max(end, body.scopeEnd(around: binding)))
    }
    // A pattern's cast contains the name.
    if let inner = body.facts.operands(of: node).first, nodes[inner].kind == .binding { return isUnread(inner) }
    let parent = node - 1
    guard body.range.contains(parent), Int(nodes[parent].subtreeEnd) > node else { return false }
    switch nodes[parent].kind {
    case .binding: return isUnread(parent)
    case .destructuring: return Array(body.facts.operands(of: parent)).count == 1
    default: return false
    }
  }

  /// Whether a cast states the class of an object that the same body creates and keeps in a local.
  ///
  /// - Parameter made: the places in the body where that class is created.
  func isOfOwnCreation(_ cast: TypeUsage, made: [Span]) -> Bool {
    guard !made.isEmpty, let body = BodySyntax(around: cast, in: codebase), let node = self.node(of: cast, in: body),
      let operand = body.facts.operands(of: node).first, body.nodes[operand].kind == .name
    else { return false }
    return body.range.contains { index in
      body.fills(body.nodes[operand].name, at: index) && body.subtree(of: index).contains { made.contains(body.nodes[$0].span) }
    }
  }

  private func node(of cast: TypeUsage, in body: BodySyntax) -> Int? {
    body.range.first { body.nodes[$0].isA(.cast) && body.names(body.nodes[$0].type, at: cast.span) }
  }

  // MARK: fallbacks

  private static let failures: Set = ["assertionFailure", "fatalError", "preconditionFailure"]

  /// Whether a usage follows a call that reports a mistake of the program, in the same statements: what the compiler wants returned.
  func isAfterFailure(_ usage: TypeUsage) -> Bool {
    guard let body = BodySyntax(around: usage, in: codebase) else { return false }
    let (nodes, place) = (body.nodes, usage.span)
    return body.range.contains { scope in
      (nodes[scope].isA(.block) || nodes[scope].isA(.closure)) && nodes[scope].span.start <= place.start
        && place.end <= nodes[scope].span.end
        && body.facts.operands(of: scope).contains { nodes[$0].span.end <= place.start && isFailure($0, in: usage.file) }
    }
  }

  private func isFailure(_ statement: Int, in number: Int) -> Bool {
    let file = codebase.files[number]
    let nodes = file.facts.expressions
    guard nodes[statement].isA(.call), let callee = file.facts.operands(of: statement).first else { return false }
    return nodes[callee].isA(.name) && Self.failures.contains(codebase.text(file.name(nodes[callee].name)))
  }

  // MARK: parameters

  /// Whether a method that no interface requires and nothing calls ignores its parameter.
  func isIgnored(_ parameter: TypeUsage) -> Bool {
    guard let method = method(ignoring: parameter), isFree(method, of: parameter.from) else { return false }
    return !files(dealingWith: parameter.from).contains { mayCall(method, in: $0) }
  }

  /// Whether a method that no supertype requires and nothing calls ignores its parameter.
  func ignores(_ parameter: DeclarationReference, of method: DeclarationReference, of type: TypeSymbol.ID) -> Bool {
    let (declaration, facts) = (codebase.declaration(method), codebase.files[Int(method.file)].facts)
    guard isFree(method, of: type), declaration.body >= 0 else { return false }
    let name = codebase.declaration(parameter).nameInBody
    let body = Int(declaration.body)..<Int(facts.expressions[Int(declaration.body)].subtreeEnd)
    guard !body.contains(where: { facts.expressions[$0].isA(.name) && facts.expressions[$0].name == name }) else {
      return false
    }
    // What no supertype declares is called through the type itself, or through one that inherits it.
    let family = Set([type] + codebase.conformers(of: type))
    return !usages.files(of: family).union([Int(method.file)]).contains { mayCall(method, in: $0) }
  }

  /// Whether a method ignores a parameter that it takes because a protocol requires it.
  func isIgnoredRequirement(_ parameter: TypeUsage) -> Bool {
    guard let method = method(ignoring: parameter) else { return false }
    return Prescriptions(codebase: codebase).prescriber(of: method, in: parameter.from) != nil
  }

  /// The method whose body does not mention a parameter.
  private func method(ignoring parameter: TypeUsage) -> DeclarationReference? {
    guard let slot = parameter.body, let body = BodySyntax(around: parameter, in: codebase) else { return nil }
    let method = codebase.declaration(ofSlot: slot)
    let names = codebase.parameters(of: method).map { codebase.declaration($0) }
      .filter { body.names($0.type, at: parameter.span) }
      .map(\.nameInBody)
    return !names.isEmpty && names.allSatisfy { !body.mentions($0, in: body.range) } ? method : nil
  }

  /// The files whose code can have a value of a type, by whatever supertype.
  func files(dealingWith type: TypeSymbol.ID) -> Set<Int> {
    let family = Set([type] + codebase.ancestors(of: type) + codebase.conformers(of: type))
    return usages.files(of: family)
  }

  // MARK: methods

  /// The bodies of private methods that nothing calls, by slot.
  ///
  /// - Parameter isCounted: whether a usage counts; only methods with such usages are looked at.
  func uncalledBodies(where isCounted: (TypeUsage) -> Bool) -> Set<Int> {
    var types: [Int: TypeSymbol.ID] = [:]
    for usage in usages.all {
      if let body = usage.body, isCounted(usage) { types[body] = usage.from }
    }
    return Set(types.lazy.filter { isUncalled(codebase.declaration(ofSlot: $0.key), of: $0.value) }.map(\.key))
  }

  /// Whether nothing calls a private method.
  func isUncalled(_ method: DeclarationReference, of type: TypeSymbol.ID) -> Bool {
    let flags = codebase.declaration(method).flags
    guard flags.contains(.isPrivate) || flags.contains(.isFilePrivate), isFree(method, of: type) else { return false }
    return !mayCall(method, in: Int(method.file))
  }

  /// Whether neither a protocol, a base class nor the runtime decides on the method.
  private func isFree(_ method: DeclarationReference, of type: TypeSymbol.ID) -> Bool {
    let declaration = codebase.declaration(method)
    return declaration.kind == .function && declaration.flags.isDisjoint(with: [.isOverride, .isObjC, .hasWrapper, .isLocal])
      && Prescriptions(codebase: codebase).prescriber(of: method, in: type) == nil
  }

  /// Whether code of a file outside the method may call it, or refers to it without a call.
  private func mayCall(_ method: DeclarationReference, in number: Int) -> Bool {
    let file = codebase.files[number]
    guard file.facts.syntaxErrors.isEmpty else { return true }
    let (name, own) = (codebase.name(method), Int(method.file) == number ? codebase.declaration(method).span : nil)
    return file.facts.expressions.indices.contains { index in
      let node = file.facts.expressions[index]
      guard node.kind == .name || node.kind == .member, file.name(node.name) == name else { return false }
      if let own, own.start <= node.span.start, node.span.end <= own.end { return false }
      return fits(method, at: index, in: file)
    }
  }

  /// Whether a mention of a method's name is of that method by the arguments of its call, by which overloads differ.
  func fits(_ method: DeclarationReference, at index: Int, in file: LinkedFile) -> Bool {
    guard let arguments = BodySyntax.arguments(ofCallee: index, in: file.facts) else { return true }
    return takes(arguments.map { file.facts.expressions[$0].name }.map { $0 == NameTable.none ? nil : file.name($0) }, method)
  }

  /// Whether a method takes arguments with these labels; old code leaves out the first one.
  private func takes(_ labels: [Name?], _ method: DeclarationReference) -> Bool {
    let parameters = codebase.parameters(of: method).map { (name: codebase.name($0), declaration: codebase.declaration($0)) }
    if parameters.contains(where: { $0.declaration.flags.contains(.isVariadic) }) { return true }
    guard parameters.count(where: { $0.declaration.value < 0 })...parameters.count ~= labels.count else { return false }
    var rest = parameters.map(\.name)[...]
    return labels.compactMap(\.self).allSatisfy { label in
      guard let position = rest.firstIndex(of: label) else { return false }
      rest = rest[(position + 1)...]
      return true
    }
  }
}
