internal import ViperConfiguration
internal import ViperFacts
import ViperLinking
internal import ViperModel

extension LintInput {
  /// The uses of user interface types that `presenter-uses-uikit-type` reports: those by presenters' own code, and those that
  /// presenters' interfaces prescribe.
  var userInterfaceUses: [Observations.FrameworkUse] {
    observations.frameworkUses.filter { use in
      let component = component(use.component)
      guard component.role == .presenter, component.isInterface ? isJudged(component, use.symbol) : !use.isPrescribed else {
        return false
      }
      return options(of: PresenterUsesUIKitType.id, for: component).choice("frameworks", for: use.framework) != "allowed"
    }
  }

  /// Whether an interface may not name a symbol: what modules publish may hand over screens and views, but nothing else.
  private func isJudged(_ interface: Component, _ symbol: String) -> Bool {
    switch interface.surface {
    case .output: !symbol.hasSuffix("Controller") && !symbol.hasSuffix("View")
    case .internal, nil: interface.module != nil && !interface.isBase
    case .input, .item, .base: false
    }
  }

  /// The imports that a component must not have, one per file and module, of the component that is blamed for it.
  var importsToReport: [Observations.Import] {
    observations.imports.filter { entry in
      let component = component(entry.component)
      guard forbids(entry.module, in: component) else { return false }
      let together = graph.componentsInFile(of: component).filter { !$0.isInterface }
      guard together.min(by: isBlamedBefore)?.id == component.id else { return false }
      return together.allSatisfy { forbids(entry.module, in: $0) } && isOwnUse(entry, component)
    }
  }

  private func forbids(_ module: String, in component: Component) -> Bool {
    if !settings.isEmpty {
      for id in [ImportsUIKit.id(of: component, module), ImportsUIKit.id(of: component, "UIKit")] {
        if let word = options(of: id, for: component).choice("frameworks", for: module) { return word == "forbidden" }
      }
    }
    return forbiddenImports(of: component).contains(module)
  }

  /// The order of components to report an import for, which is one finding per file: a presenter first, else by role and name.
  private func isBlamedBefore(_ a: Component, _ b: Component) -> Bool {
    (a.role == .presenter ? 0 : 1, a.name) < (b.role == .presenter ? 0 : 1, b.name)
  }

  /// Whether the component itself uses the framework; only asked of entities, which mostly share their file with other types.
  private func isOwnUse(_ entry: Observations.Import, _ component: Component) -> Bool {
    component.role != .entity || entry.usedSymbol == nil
      || observations.frameworkUses.contains { $0.component == component.id && $0.framework == entry.module }
  }

  /// A component and all that conform to it or inherit it, in any number of steps.
  func heirs(of component: Component.ID) -> Set<Component.ID> {
    var found: Set<Component.ID> = [component]
    var queue = [component]
    while let next = queue.popLast() {
      for reference in references(to: next) where reference.kind == .conformance || reference.kind == .inheritance {
        if found.insert(reference.from).inserted { queue.append(reference.from) }
      }
    }
    return found
  }
}

extension ComponentGraph {
  /// Components are sorted by file.
  fileprivate func componentsInFile(of component: Component) -> ArraySlice<Component> {
    let file = component.range.file
    let start = components[..<component.id].lastIndex { $0.range.file != file }.map { $0 + 1 } ?? 0
    return components[start...].prefix { $0.range.file == file }
  }
}
