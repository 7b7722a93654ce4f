import ViperFacts
package import ViperHeap
import ViperLinking

/// What the `explain` commands print about types. It is kept on request only, since a lint run needs none of it.
package struct ModelExplanation: Sendable {
  /// Of roots that see each other, with the numbers that their components have in the whole model.
  private let parts: [(explanation: NeighbourhoodExplanation, components: [Component.ID])]

  /// A file of the code that was analysed.
  package struct File: Sendable {
    fileprivate var part: Int
    fileprivate var number: Int
  }

  init(_ parts: [(NeighbourhoodExplanation, [Component.ID])]) { self.parts = parts }

  /// The evidence for and against the role of a component.
  package func evidence(of component: Component) -> RoleEvidence {
    for (explanation, components) in parts {
      if let own = components.firstIndex(of: component.id) { return explanation.evidence(of: explanation.components[own]) }
    }
    return RoleEvidence(role: component.role, supporting: [component.evidence], opposing: [])
  }

  /// - Parameters:
  ///   - path: absolute.
  ///   - name: as printed.
  package func file(at path: String, named name: String) -> File? {
    first { $0.file { $0.path == path } } ?? first { $0.file { $0.name == name } }
  }

  /// What the entries make that make objects of some components, phase by phase: the objects of these.
  package func heap(of components: [Component], _ frameworks: [FrameworkModel]) -> [HeapReport] {
    parts.flatMap { part in
      let own = components.compactMap { part.components.firstIndex(of: $0.id) }
      return own.isEmpty ? [] : part.explanation.heap(of: own, frameworks)
    }
  }

  /// How much is known of the objects of all entries, for each part of the code that sees itself alone.
  package func heapTallies(_ frameworks: [FrameworkModel]) -> [HeapTally] {
    parts.map { HeapTally($0.explanation.heapRun(frameworks)) }
  }

  private func first(_ number: (NeighbourhoodExplanation) -> Int?) -> File? {
    for (part, entry) in parts.enumerated() {
      if let number = number(entry.explanation) { return File(part: part, number: number) }
    }
    return nil
  }

  package func lineCount(of file: File) -> Int { parts[file.part].explanation.lineCount(ofFile: file.number) }

  /// - Parameter line: 1-based, within the file.
  package func place(in file: File, line: Int) -> PlaceExplanation {
    var place = parts[file.part].explanation.place(file: file.number, line: line)
    place.component = place.component.map { parts[file.part].components[$0] }
    return place
  }
}

/// What the `explain` commands print about the types of roots that see each other.
struct NeighbourhoodExplanation: Sendable {
  /// What the verdicts on the types of one root rest on.
  struct Root: Sendable {
    var evidence: RootEvidence
    /// The candidates by name alone, with those that the verdicts reject.
    var named: Candidates
    var classification: RootClassification
    var architectures: ArchitectureVerdict
  }

  let codebase: Codebase
  /// By the root's number.
  let roots: [Root]
  let components: [Component]
  let index: ComponentIndex
  /// By component.
  let types: [TypeSymbol.ID]
  let occurrences: Occurrences

  /// The entries that make objects of some components, executed.
  func heap(of components: [Component.ID], _ models: [FrameworkModel]) -> [HeapReport] {
    heapRun(models).reports(making: Set(components.map { types[$0] }))
  }

  func heapRun(_ models: [FrameworkModel]) -> HeapRun {
    HeapRun(codebase, occurrences, FrameworkModels(models, imports: codebase.importedModules))
  }

  /// The evidence for and against the role of a component.
  func evidence(of component: Component) -> RoleEvidence {
    let type = types[component.id]
    let root = roots[codebase.types[type].root]
    var found = root.evidence.reasons(for: type, among: root.named)
    if let named = found.role, named != component.role { found.opposing.append("named like a \(named)") }
    let given = component.evidence.split(separator: ", ").map(String.init)
    found.supporting = given + found.supporting.filter { !component.evidence.contains($0) }
    found.opposing += absences(of: component, type, root)
    found.role = component.role
    return found
  }

  /// The links that parts of this role have, and this one lacks.
  private func absences(of component: Component, _ type: TypeSymbol.ID, _ root: Root) -> [String] {
    guard component.module != nil, !component.isInterface, !component.isBase else { return [] }
    let linked = linkedRoles(of: type, root)
    func lack(_ roles: Role..., text: String) -> [String] { linked.isDisjoint(with: roles) ? [text] : [] }
    switch component.role {
    case .presenter:
      return lack(.view, text: "no view uses it") + lack(.interactor, .wireframe, text: "it uses no interactor and no router")
    case .view: return lack(.presenter, text: "it uses no presenter")
    case .interactor: return lack(.presenter, text: "no presenter uses it")
    default: return []
    }
  }

  /// The roles of what a type and its superclasses use, of what uses it or an interface of its module, and of what is made with it.
  private func linkedRoles(of type: TypeSymbol.ID, _ root: Root) -> Set<Role> {
    let (roles, usages) = (root.classification, root.evidence.scope.usages)
    let ancestors = codebase.ancestors(of: type)
    let used = ([type] + ancestors).flatMap { usages.by($0).map(\.to) }
    let faces = ancestors.filter { roles.module(of: $0) != nil && roles.module(of: $0) == roles.module(of: type) }
    let users = ([type] + faces).flatMap { usages.of($0).map(\.from) }
    let made = root.evidence.affinities.neighbours(of: type)
    let outer = (used + users + made).map { codebase.enclosing($0).last ?? $0 }
    return Set((outer + used).compactMap { roles.role(of: $0) })
  }
}
