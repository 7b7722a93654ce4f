internal import ViperLinking
internal import ViperModel

/// Cells, child views and other parts of a screen: the view and presenter around them use them, although they are modules.
struct ScreenParts {
  private let containers: Set<Component.ID>
  private let embedded: Set<Component.ID>
  private let composed: Set<ViperModule.ID>
  private let modules: Set<ViperModule.ID>

  private let input: LintInput

  init(_ input: LintInput) {
    self.input = input
    containers = Set(input.observations.containers)
    embedded = Set(input.observations.embeddedViews)
    composed = Self.composedModules(input)
    modules = Self.partModules(embedded, input).union(composed)
  }

  /// Whether it is a part of a screen, or belongs to one: the view and presenter around it use it.
  func isChild(_ to: Component, of from: Component) -> Bool {
    if from.role == .view, containers.contains(from.id), to.role == .assembly || to.role == .view { return true }
    // In SwiftUI a view names the next one, in a link or as a destination, and an assembly makes it.
    if from.role == .view, from.kind == .struct, to.role == .assembly { return true }
    guard let module = to.module, modules.contains(module) else { return false }
    if composed.contains(module), from.kind == .struct, from.role == .view, [.view, .presenter].contains(to.role) {
      return true
    }
    switch (from.role, to.role) {
    case (.view, .view), (.subview, .view): return embedded.contains(to.id) || to.isInterface
    case (.view, .assembly), (.presenter, .presenter), (.presenter, .assembly), (.view, .presenter), (.subview, .presenter):
      return true
    default: return false
    }
  }

  /// Whether a part of a screen makes its presenter where it is shown: a cell's cannot be made before there is a cell.
  func isMadeInPlace(_ presenter: Component, by maker: Component) -> Bool {
    guard presenter.role == .presenter, [.view, .subview].contains(maker.role), !maker.isSwiftUIView else { return false }
    return presenter.module.map { modules.contains($0) && !composed.contains($0) } == true || isOfParts(presenter)
  }

  /// Whether a view is a part of a screen.
  func isPart(_ view: Component) -> Bool { embedded.contains(view.id) }

  /// Whether cells or other parts of a screen keep the presenter, and no screen does: then it is not the screen's, whatever module
  /// it counts to.
  private func isOfParts(_ presenter: Component) -> Bool {
    let faces = input.bases(of: presenter.id).filter { input.component($0).role == .presenter && !input.component($0).isBase }
    let holders = faces.flatMap { input.references(to: $0) }.filter { $0.kind == .stored }.map { input.component($0.from) }
      .filter { [.view, .subview].contains($0.role) }
    return !holders.isEmpty && holders.allSatisfy(isPart)
  }

  /// The modules whose SwiftUI view is a part of another module's view, which creates it.
  private static func composedModules(_ input: LintInput) -> Set<ViperModule.ID> {
    Set(
      input.references(.construction).compactMap { reference in
        let (from, to) = (input.component(reference.from), input.component(reference.to))
        guard from.isSwiftUIView, to.isSwiftUIView, to.role == .view, input.crossesModules(reference)
        else { return nil }
        return to.module
      })
  }

  /// The modules of cells and other parts of a screen: an embedded view stores their presenter, or the presenter the view, and
  /// they have no screen.
  private static func partModules(_ embedded: Set<Component.ID>, _ input: LintInput) -> Set<ViperModule.ID> {
    var modules: Set<ViperModule.ID> = []
    for reference in input.references(.stored) {
      let (holder, held) = (input.component(reference.from), input.component(reference.to))
      guard let module = held.module, holder.module == module else { continue }
      let isPart =
        embedded.contains(holder.id) && held.role == .presenter || embedded.contains(held.id) && holder.role == .presenter
      if isPart { modules.insert(module) }
    }
    let screens = input.graph.components.lazy.filter { $0.role == .view && !$0.isInterface && !embedded.contains($0.id) }
    return modules.subtracting(screens.compactMap(\.module))
  }
}
