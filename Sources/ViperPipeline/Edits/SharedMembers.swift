internal import ViperFacts

/// Whether members that are used of a class mean the same by an interface of it: the interface requires each, and whatever has its name
/// in the class is declared word for word as it is required.
struct SharedMembers {
  private let own: DeclaredNames.Family
  private let interface: DeclaredNames.Family
  /// The files of the run, and a way to read one of them.
  private let facts: [FileFacts]
  private let file: (Int) -> AnalysedFile?

  init(
    of own: DeclaredNames.Family, by interface: DeclaredNames.Family, in facts: [FileFacts],
    file: @escaping (Int) -> AnalysedFile?
  ) {
    (self.own, self.interface, self.facts, self.file) = (own, interface, facts, file)
  }

  /// - Parameter user: the file that uses them.
  func include(_ uses: Set<MemberUses.Member>, in user: AnalysedFile) -> Bool {
    guard !(own.places + interface.places).contains(where: isConditional) else { return false }
    // Code that uses it may send it to other tasks, or await it.
    guard own.names.contains("Sendable") == interface.names.contains("Sendable"), actors(of: own) == actors(of: interface) else {
      return false
    }
    return uses.allSatisfy { includes($0, in: user) }
  }

  /// Whether a declaration may be left out, and a conformance with it.
  private func isConditional(_ place: DeclaredNames.Place) -> Bool {
    place.file < facts.count && facts[place.file].declarations[place.declaration].flags.contains(.isConditional)
  }

  private func includes(_ use: MemberUses.Member, in user: AnalysedFile) -> Bool {
    let required = members(use.name, of: interface)
    guard required.count == 1, let text = required[0].signature, required[0].isRequirement,
      members(use.name, of: own).allSatisfy({ $0.signature == text }), !text.contains("Self")
    else { return false }
    // The class may be callable without 'await' where the interface is not, or the other way round.
    guard text.contains("async") || !user.text(0..<user.bytes.count).contains("await ") else { return false }
    return !use.isChanged || required[0].isSettable && interface.names.contains("AnyObject")
  }

  private func members(_ name: String, of family: DeclaredNames.Family) -> [InterfaceMember] {
    family.places.flatMap { place -> [InterfaceMember] in
      guard place.file < facts.count else { return [InterfaceMember()] }
      let facts = facts[place.file]
      return facts.children(of: place.declaration).filter { facts.names[facts.declarations[$0].name] == name }
        .map { index in file(place.file).map { InterfaceMember(index, of: place.declaration, in: $0) } ?? InterfaceMember() }
    }
  }

  /// The actors to which declarations are bound.
  private func actors(of family: DeclaredNames.Family) -> Set<Substring>? {
    var found: Set<Substring> = []
    for place in family.places {
      guard place.file < facts.count else { continue }
      guard let file = file(place.file) else { return nil }
      let declaration = file.facts.declarations[place.declaration]
      let words = file.text(Int(declaration.span.start)..<Int(declaration.nameSpan.start)).split(whereSeparator: \.isWhitespace)
      found.formUnion(words.filter { $0.hasPrefix("@") && $0.contains("Actor") }.map { Substring(String($0)) })
    }
    return found
  }
}

/// A member of a type, as it is declared.
private struct InterfaceMember {
  /// The text that its users depend on, without blanks; nil for another form, or one that may be omitted.
  private(set) var signature: String?
  private(set) var isRequirement = false
  private(set) var isSettable = false

  /// A member of code that was only partly read.
  init() {}

  init(_ index: Int, of owner: Int, in file: AnalysedFile) {
    let declaration = file.facts.declarations[index]
    guard [.function, .property].contains(declaration.kind), !declaration.flags.contains(.isConditional) else { return }
    isRequirement = file.facts.declarations[owner].kind == .protocol
    let end = declaration.body >= 0 ? Int(file.facts.expressions[Int(declaration.body)].span.start) : Int(declaration.span.end)
    let rest = file.text(Int(declaration.nameSpan.end)..<max(Int(declaration.nameSpan.end), end))
    let head = Self.head(of: declaration, file)
    if declaration.kind == .property {
      guard declaration.type >= 0 else { return }
      isSettable = file.text(end..<Int(declaration.span.end)).contains("set")
      signature = head + Self.packed(rest.prefix { $0 != "=" && $0 != "{" })
    } else {
      signature = head + Self.packed(Self.withoutInnerNames(rest, from: Int(declaration.nameSpan.end), index, file)[...])
    }
  }

  private static let modifiers: Set<Substring> = [
    "public", "internal", "open", "package", "private(set)", "fileprivate(set)", "internal(set)", "final", "override", "dynamic",
    "@objc", "@IBAction", "required", "weak", "lazy", "unowned", "func", "var", "let",
  ]

  /// The attributes and modifiers that users depend on.
  private static func head(of declaration: Declaration, _ file: AnalysedFile) -> String {
    file.text(Int(declaration.span.start)..<Int(declaration.nameSpan.start)).split(whereSeparator: \.isWhitespace)
      .filter { !modifiers.contains($0) }.joined()
  }

  /// The text of a signature without the names that parameters have in the body only.
  private static func withoutInnerNames(_ text: String, from start: Int, _ function: Int, _ file: AnalysedFile) -> String {
    var bytes = Array(text.utf8)
    for child in file.facts.children(of: function).reversed() where file.facts.declarations[child].kind == .parameter {
      let parameter = file.facts.declarations[child]
      guard parameter.name != parameter.innerName else { continue }
      let inner = Int(parameter.nameSpan.start) - start..<Int(parameter.nameSpan.end) - start
      if inner.lowerBound >= 0, inner.upperBound <= bytes.count { bytes.removeSubrange(inner) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func packed(_ text: Substring) -> String { String(text.filter { !$0.isWhitespace }) }
}
