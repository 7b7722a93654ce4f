import ViperFacts
import ViperLinking

/// Finds out which module opens which, and how: by calls that show a screen which the same body makes, by segues of storyboards, and
/// by the interfaces of modules that are there already.
struct Navigations {
  let codebase: Codebase
  let components: ComponentTypes
  let usages: UsagesByKind
  let companions: [CompanionCode]

  private static let opened: Set<Role> = [.assembly, .wireframe, .view]

  func all() -> [Navigation] {
    Set(calls() + segues() + inputs()).sorted { a, b in
      if a.range != b.range { return a.range < b.range }
      return (a.from, a.to, a.transition.rawValue, a.option ?? "") < (b.from, b.to, b.transition.rawValue, b.option ?? "")
    }
  }

  // MARK: calls

  private func calls() -> [Navigation] {
    let openings = (usages.constructions + usages.staticCalls).compactMap(opening)
    return Dictionary(grouping: openings, by: \.body).flatMap { body, openings -> [Navigation] in
      guard let flow = ShownValues(body, in: codebase) else { return [] }
      return openings.compactMap { opening in
        guard let shown = flow.transition(of: opening.usage.span) else { return nil }
        return Navigation(
          from: opening.from, to: opening.to, transition: shown.transition, option: shown.option,
          range: codebase.range(opening.usage.span, in: opening.usage.file))
      }
    }
  }

  /// A use of what makes another module's screen, in a body.
  private struct Opening {
    var usage: TypeUsage
    var body: Int
    var from: Component.ID
    var to: Component.ID
  }

  private func opening(_ usage: TypeUsage) -> Opening? {
    guard let body = usage.body, let to = components[usage.to], let from = components.component(enclosing: usage.from),
      !to.isInterface, !to.isBase, Self.opened.contains(to.role), to.module != nil, from.module != to.module,
      from.module != nil || from.startsApp || from.role == .wireframe || from.role == .assembly
    else { return nil }
    return Opening(usage: usage, body: body, from: from.id, to: to.id)
  }

  // MARK: storyboards and module inputs

  private func segues() -> [Navigation] {
    let storyboards = companions.filter { $0.file.kind == .storyboard }
    return storyboards.flatMap { storyboard in
      storyboard.facts.segues.compactMap { segue -> Navigation? in
        let destination = segue.destination ?? scene(of: segue, in: storyboards)
        guard let from = component(named: segue.source), let to = destination.flatMap(component), from.module != to.module,
          to.module != nil, let transition = Self.transition(of: segue)
        else { return nil }
        let range = SourceRange(file: storyboard.file.name, line: segue.line, column: 1, endLine: segue.line, endColumn: 1)
        return Navigation(from: from.id, to: to.id, transition: transition, option: segue.identifier, range: range)
      }
    }
  }

  private static func transition(of segue: CompanionFacts.Segue) -> Navigation.Transition? {
    switch segue.kind {
    case "unwind": nil
    case "embed": .child
    case "relationship": .child
    default: .segue
    }
  }

  /// The class of the scene in another storyboard that a segue leads to.
  private func scene(of segue: CompanionFacts.Segue, in storyboards: [CompanionCode]) -> String? {
    guard let title = segue.storyboard else { return nil }
    let scenes = storyboards.filter { $0.file.title == title }.flatMap(\.facts.objects).filter { $0.kind == .scene }
    return scenes.first { segue.scene == nil ? $0.isInitial : $0.identifier == segue.scene }?.className
  }

  /// The only component of a name.
  private func component(named name: String) -> Component? {
    let found = components.graph.components.filter { $0.name == name }
    return found.count == 1 ? found[0] : nil
  }

  /// The inputs of modules that components keep.
  private func inputs() -> [Navigation] {
    components.graph.references.compactMap { reference in
      let (from, to) = (components.graph.components[reference.from], components.graph.components[reference.to])
      guard reference.kind == .stored, to.surface == .input, from.module != nil, to.module != nil, from.module != to.module else {
        return nil
      }
      return Navigation(from: from.id, to: to.id, transition: .moduleInput, range: reference.range)
    }
  }
}
