import ViperFacts
import ViperLinking

/// Finds the code that sets the properties of which cycles of strong references consist, where it is one place.
struct CycleAssigners {
  private let codebase: Codebase
  private let types: [TypeSymbol.ID]
  private let constructions: [TypeUsage]
  /// By slot.
  private let assignments: [Int: [PropertyAssignment]]

  init(_ codebase: Codebase, _ flow: ValueFlow, types: [TypeSymbol.ID], constructions: [TypeUsage]) {
    (self.codebase, self.types, self.constructions) = (codebase, types, constructions)
    assignments = flow.assignments.reduce(into: [:]) { if let slot = $1.slot { $0[slot, default: []].append($1) } }
  }

  /// By owner and property.
  func all(in graph: ComponentGraph) -> [Assigner] {
    struct Link: Hashable {
      var owner: Component.ID
      var property: String
    }
    let links = Set(
      OwnershipGraph(graph).cycles.joined().compactMap { edge in
        edge.reference.property.map { Link(owner: edge.reference.from, property: $0) }
      })
    return links.sorted { ($0.owner, $0.property) < ($1.owner, $1.property) }.compactMap { assigner($0.owner, $0.property) }
  }

  private func assigner(_ owner: Component.ID, _ property: String) -> Assigner? {
    guard let name = codebase.names.known(property),
      let member = codebase.members[types[owner], name].first(where: { codebase.declaration($0).kind == .property }),
      let places = assignments[codebase.slot(member)], places.count == 1
    else { return nil }
    let facts = codebase.files[places[0].file].facts
    let span = facts.expressions[places[0].node].span
    guard let body = facts.member(around: span) else { return nil }
    let reference = DeclarationReference(file: places[0].file, index: body)
    if facts.declarations[body].kind == .initializer, codebase.type(around: reference) == types[owner] {
      return maker(owner, property)
    }
    return Assigner(
      owner: owner, property: property, code: code(at: reference), range: codebase.range(span, in: places[0].file))
  }

  /// What creates the owner and gives its initializer the value, if that is one place.
  private func maker(_ owner: Component.ID, _ property: String) -> Assigner? {
    let places = constructions.filter { $0.to == types[owner] }
    guard places.count == 1, let slot = places[0].body else { return nil }
    return Assigner(
      owner: owner, property: property, code: code(at: codebase.declaration(ofSlot: slot)),
      range: codebase.range(places[0].span, in: places[0].file))
  }

  private func code(at member: DeclarationReference) -> String {
    let owner = codebase.type(around: member).map { codebase.text(codebase.types[$0].name) + "." } ?? ""
    return owner + codebase.signature(of: member)
  }
}

extension FileFacts {
  /// The innermost function, initializer or property around a place.
  fileprivate func member(around span: Span) -> Int? {
    declarations.indices.last { index in
      let declaration = declarations[index]
      return [.function, .initializer, .property].contains(declaration.kind) && declaration.span.start <= span.start
        && span.end <= declaration.span.end
    }
  }
}
