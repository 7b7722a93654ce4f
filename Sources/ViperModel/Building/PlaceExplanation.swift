import ViperFacts
import ViperLinking

/// What is declared at a line of a file, and what became of the type around it.
package struct PlaceExplanation: Sendable {
  /// The file as printed.
  package var file: String
  package var line: Int
  /// The declarations whose names are on the line: `property view`.
  package var declared: [String]
  /// The type around the line, by its qualified name; nil outside of types.
  package var type: String?
  /// The component that the type is, or the nearest one around it, to which its code counts.
  package var component: Component.ID?
  /// The evidence for and against the role that the type has, or that its name suggests.
  package var evidence: RoleEvidence?
  /// Why the type has no role of its own, where nothing suggests one.
  package var objection: String?
  package var architecture: ArchitectureGroup
  /// The nearest line with a declaration, if there is none on the line or around it.
  package var nearest: Int?
}

extension NeighbourhoodExplanation {
  /// The number of a file of the code that was analysed.
  func file(_ isIt: (SourceFile) -> Bool) -> Int? { codebase.files.firstIndex { isIt($0.source) } }

  func lineCount(ofFile file: Int) -> Int { codebase.files[file].facts.lineStarts.count }

  /// - Parameter line: 1-based, within the file.
  func place(file: Int, line: Int) -> PlaceExplanation {
    let (facts, source) = (codebase.files[file].facts, codebase.files[file].source)
    let declarations = facts.declarations.indices.map { (index: $0, declaration: facts.declarations[$0]) }
    let named = declarations.filter { facts.position(of: $0.declaration.nameSpan.start).line == line }
    let types = declarations.filter { $0.declaration.isType || $0.declaration.kind == .extension }
    let around = types.last { entry in
      facts.position(of: entry.declaration.span.start).line <= line && line <= facts.position(of: entry.declaration.span.end).line
    }
    let type = around.flatMap { codebase.type(at: DeclarationReference(file: file, index: $0.index)) }
    let root = roots[codebase.files[file].root]
    let own = type.flatMap { index[$0] }
    var place = PlaceExplanation(
      file: source.name, line: line, declared: named.compactMap { text(of: $0.declaration, facts) },
      type: type.map { codebase.types[$0].qualifiedName }, component: type.flatMap { index.component(enclosing: $0) },
      evidence: own.map { evidence(of: components[$0]) }, architecture: root.architectures.group(ofFile: Int32(file)))
    if let type, own == nil { (place.evidence, place.objection) = rejection(of: type) }
    if type == nil, place.declared.isEmpty {
      let lines = declarations.map { facts.position(of: $0.declaration.nameSpan.start).line }
      place.nearest = lines.min { (abs($0 - line), $0) < (abs($1 - line), $1) }
    }
    return place
  }

  private func text(of declaration: Declaration, _ facts: FileFacts) -> String? {
    let name = facts.names[declaration.name]
    switch declaration.kind {
    case .parameter, .genericParameter: return nil
    case .initializer, .deinitializer, .subscript: return "\(declaration.kind)"
    case .enumCase: return "case \(name)"
    case .extension:
      return declaration.type < 0 ? "extension" : "extension \(facts.names[facts.types[Int(declaration.type)].name])"
    default: return name.isEmpty ? nil : "\(declaration.kind) \(name)"
    }
  }

  /// Why a type that is declared or extended in the code has no role: the evidence about the one that its name suggests, else words.
  private func rejection(of type: TypeSymbol.ID) -> (RoleEvidence?, String?) {
    let symbol = codebase.types[type]
    if symbol.isExternal { return (nil, "'\(symbol.qualifiedName)' is not declared in the code that was read, only extended") }
    let root = roots[symbol.root]
    if let pin = root.evidence.scope.setRoles[type] { return (nil, "\(pin.verdict.word), \(pin.origin)") }
    var found = root.evidence.reasons(for: type, among: root.named)
    if found.role != nil {
      let isCandidate = root.evidence.candidates.contains(type)
      let missing = isCandidate ? "nothing ties it to a module" : "its name counts only next to another part of the same name"
      if found.opposing.isEmpty { found.opposing = [missing] }
      return (found, nil)
    }
    if symbol.isLocal { return (nil, "it is local to a function") }
    if symbol.isProtocol { return (nil, objection(toProtocol: type, root)) }
    let name = root.evidence.scope.dialect.name
    return (
      nil, "no pattern of the dialect '\(name)' matches its name, and it is neither an interactor's data nor assembles a module"
    )
  }

  private func objection(toProtocol type: TypeSymbol.ID, _ root: Root) -> String {
    let conformers = root.evidence.scope.conformers(of: type)
    let name = root.evidence.scope.dialect.name
    let unnamed = "no interface pattern of the dialect '\(name)' gives it a role"
    if conformers.isEmpty { return "\(unnamed), and nothing in its target conforms to it" }
    let names = Set(conformers.map { codebase.types[$0].qualifiedName }).sorted().prefix(3).joined(separator: ", ")
    return "\(unnamed), and its conformers have different roles: \(names)"
  }
}
