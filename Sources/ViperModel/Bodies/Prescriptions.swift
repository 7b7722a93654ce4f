import ViperFacts
import ViperLinking

/// The types that a protocol of the code base makes its conformers name: those in the signatures of what it requires.
struct Prescriptions {
  let codebase: Codebase

  /// The protocol that makes a conformer name a type: the use is in a method or property that it requires, and names what the
  /// signature names.
  func prescriber(of usage: ExternalUsage) -> TypeSymbol.ID? {
    guard let member = member(around: usage),
      signature(of: member).contains(where: { codebase.files[usage.file].name($0.name) == usage.name })
    else { return nil }
    return prescriber(of: member, in: usage.from)
  }

  /// Whether a use is in what a member returns.
  func isResult(_ usage: ExternalUsage) -> Bool {
    guard let member = member(around: usage), codebase.declaration(member).type >= 0 else { return false }
    let result = codebase.files[usage.file].facts.types[Int(codebase.declaration(member).type)].span
    return result.start <= usage.span.start && usage.span.end <= result.end
  }

  /// The member around a use as a requirement and its witness have it: its name with the labels of its parameters.
  func signature(around usage: ExternalUsage) -> String? {
    guard let member = member(around: usage) else { return nil }
    let name = codebase.text(codebase.name(member))
    guard codebase.declaration(member).kind != .property else { return name }
    return "\(name)(\(labels(member).map { codebase.text($0) + ":" }.joined()))"
  }

  /// The member whose parameter has the use in its type, and that parameter; closures' parameters are none of it.
  func parameter(around usage: ExternalUsage) -> (member: DeclarationReference, parameter: DeclarationReference)? {
    guard let member = member(around: usage) else { return nil }
    let types = codebase.files[usage.file].facts.types
    let parameter = codebase.parameters(of: member).first { parameter in
      let type = codebase.declaration(parameter).type
      guard type >= 0 else { return false }
      let nodes = Int(type)..<Int(types[Int(type)].subtreeEnd)
      guard let use = nodes.first(where: { types[$0].span == usage.span }) else { return false }
      return !nodes.prefix { $0 < use }.contains {
        Int(types[$0].subtreeEnd) > use && [.function, .member].contains(types[$0].kind)
      }
    }
    return parameter.map { (member, $0) }
  }

  /// Whether a use is in the default argument of a parameter that a protocol of the code base types: only that protocol is used of it.
  func isInjected(_ usage: ExternalUsage) -> Bool {
    guard let member = member(around: usage) else { return false }
    let expressions = codebase.files[usage.file].facts.expressions
    return codebase.parameters(of: member).map { codebase.declaration($0) }.contains { parameter in
      guard parameter.value >= 0, parameter.type >= 0 else { return false }
      let value = Int(parameter.value)..<Int(expressions[Int(parameter.value)].subtreeEnd)
      guard value.contains(where: { expressions[$0].span == usage.span }) else { return false }
      let scope = TypeScope(file: usage.file, types: codebase.enclosing(usage.from))
      guard case .nominal(let type, _) = codebase.resolve(parameter.type, in: scope).unwrapped else { return false }
      return codebase.types[type].isProtocol && !codebase.types[type].isExternal
    }
  }

  /// The stored property whose declared type has the use.
  func storedProperty(around usage: ExternalUsage) -> DeclarationReference? {
    guard let member = member(around: usage), codebase.declaration(member).kind == .property,
      !codebase.declaration(member).flags.contains(.isComputed), isResult(usage)
    else { return nil }
    return member
  }

  /// The member of the type whose code has a use.
  func member(around usage: ExternalUsage) -> DeclarationReference? {
    codebase.members[usage.from].first { member in
      let span = codebase.declaration(member).span
      return Int(member.file) == usage.file && span.start <= usage.span.start && usage.span.end <= span.end
    }
  }

  /// The named types of a member's result and parameters.
  private func signature(of member: DeclarationReference) -> [TypeUse] {
    let facts = codebase.files[Int(member.file)].facts
    let written = [codebase.declaration(member).type] + codebase.parameters(of: member).map { codebase.declaration($0).type }
    return written.filter { $0 >= 0 }.flatMap { type in
      (Int(type)..<Int(facts.types[Int(type)].subtreeEnd)).map { facts.types[$0] }.filter { $0.kind == .name }
    }
  }

  /// The first protocol of the code base, nearest first, that requires a type's member and fits a condition.
  func prescriber(
    of member: DeclarationReference, in type: TypeSymbol.ID, where fits: (TypeSymbol.ID) -> Bool = { _ in true }
  ) -> TypeSymbol.ID? {
    let (name, kind, labels) = (codebase.name(member), codebase.declaration(member).kind, self.labels(member))
    return codebase.ancestors(of: type).first { ancestor in
      codebase.types[ancestor].isProtocol && !codebase.types[ancestor].isExternal && fits(ancestor)
        && codebase.members[ancestor, name].contains { codebase.declaration($0).kind == kind && self.labels($0) == labels }
    }
  }

  private func labels(_ function: DeclarationReference) -> [Name] {
    codebase.parameters(of: function).map { codebase.name($0) }
  }
}

extension Codebase {
  /// The nested type that a use of a type's name is the base of, as `InfoKey` is in `UIImagePickerController.InfoKey`.
  func nestedType(of usage: ExternalUsage) -> String? {
    let file = files[usage.file]
    let types = file.facts.types
    guard let base = types.indices.first(where: { types[$0].kind == .name && types[$0].span == usage.span }), base > 0,
      types[base - 1].kind == .member, Int(types[base - 1].subtreeEnd) > base
    else { return nil }
    return text(file.name(types[base - 1].name))
  }

  private static let sharedInstances: Set<String> = ["shared", "current"]

  /// The member of a shared instance that is used, as `open` is in `UIApplication.shared.open(url)`.
  func sharedMember(of usage: ExternalUsage) -> String? {
    let file = files[usage.file]
    let expressions = file.facts.expressions
    guard let name = expressions.indices.first(where: { expressions[$0].kind == .name && expressions[$0].span == usage.span })
    else { return nil }
    var index = name - 1
    while index >= 0, [.member, .unwrap].contains(expressions[index].kind), Int(expressions[index].subtreeEnd) > name {
      let member = expressions[index].kind == .member ? text(file.name(expressions[index].name)) : "shared"
      if !Self.sharedInstances.contains(member) { return member }
      index -= 1
    }
    return nil
  }

  private static let converted: Set<String> = ["cgColor", "ciColor", "cgImage", "ciImage"]

  /// Whether a use only converts a value of another framework, as `UIColor(cgColor: color)` does in a body.
  func isConversion(_ usage: ExternalUsage) -> Bool {
    let file = files[usage.file]
    let expressions = file.facts.expressions
    guard var callee = expressions.indices.first(where: { expressions[$0].kind == .name && expressions[$0].span == usage.span })
    else { return false }
    if let parent = file.facts.parent(of: callee), expressions[parent].kind == .member,
      file.name(expressions[parent].name) == .initializer
    {
      callee = parent
    }
    guard let argument = BodySyntax.arguments(ofCallee: callee, in: file.facts)?.first, expressions[argument].kind == .argument,
      expressions[argument].name != NameTable.none
    else { return false }
    return Self.converted.contains(text(file.name(expressions[argument].name)))
  }
}
