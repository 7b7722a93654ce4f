internal import ViperConfiguration
internal import ViperFacts
import ViperLinking
internal import ViperModel

extension LintInput {
  /// The uses of user interface types that `presenter-uses-uikit-type` reports: those by presenters' own code, and those that
  /// presenters' interfaces prescribe.
  var userInterfaceUses: [Observations.FrameworkUse] {
    let payloads = payloads
    let published = PublishedInterfaces(self)
    return observations.frameworkUses.filter { use in
      let component = component(use.component)
      guard component.role == .presenter, component.isInterface ? isJudged(component, use.symbol, published) : !use.isPrescribed,
        component.isInterface || !payloads.carries(use, component)
      else { return false }
      return options(of: PresenterUsesUIKitType.id, for: component).choice("frameworks", for: use.framework) != "allowed"
    }
  }

  /// The images that a presenter only carries: it hands them on, or its interactor made or loaded them.
  var payloads: Payloads { Payloads(self) }

  /// Whether an interface may not name a symbol: what modules publish may hand over screens and views, but nothing else.
  private func isJudged(_ interface: Component, _ symbol: String, _ published: PublishedInterfaces) -> Bool {
    switch interface.surface {
    case .output: !symbol.hasSuffix("Controller") && !symbol.hasSuffix("View")
    case .internal, nil:
      interface.module != nil && !interface.isBase && !(published.isOffered(interface) && symbol.hasSuffix("Controller"))
    case .input, .item, .base: false
    }
  }

  /// The imports that a component must not have, one per file and module, of the component that is blamed for it.
  var importsToReport: [Observations.Import] {
    let payloads = payloads
    let published = PublishedInterfaces(self)
    let entries = Set(observations.imports.map { ImportPlace(component: $0.component, range: $0.range) })
    // Worked out once for all components of a file.
    var known: [String: [SourceRange: Component.ID?]] = [:]
    return observations.imports.filter { entry in
      let component = component(entry.component)
      guard forbids(entry.module, in: component) else { return false }
      let blamed = known[component.range.file]?[entry.range] ?? blamed(for: entry, component, entries)
      known[component.range.file, default: [:]][entry.range] = .some(blamed)
      return blamed == component.id && !isForPayload(entry, component, payloads) && !isForPublished(entry, published)
    }
  }

  /// The component of a file to blame for an import; nil if one of them may have it.
  private func blamed(for entry: Observations.Import, _ component: Component, _ entries: Set<ImportPlace>) -> Component.ID? {
    let together = graph.componentsInFile(of: component).filter { !$0.isInterface }
    guard together.allSatisfy({ forbids(entry.module, in: $0) }) else { return nil }
    // Of several entities, the one that uses the framework is to blame.
    let blamed = together.filter { $0.role != .entity || entries.contains(ImportPlace(component: $0.id, range: entry.range)) }
    return blamed.min(by: isBlamedBefore)?.id
  }

  /// Whether a component needs an import for nothing but what it carries.
  private func isForPayload(_ entry: Observations.Import, _ component: Component, _ payloads: Payloads) -> Bool {
    guard let symbol = entry.usedSymbol, Payloads.symbols.contains(symbol) else { return false }
    let uses = observations.frameworkUses.filter { $0.range.file == entry.range.file && $0.framework == entry.usedFramework }
    return !uses.isEmpty && uses.allSatisfy { payloads.carries($0, component) && $0.component == component.id }
  }

  /// Whether a file needs an import for nothing but the screens that its module's assembly hands out.
  private func isForPublished(_ entry: Observations.Import, _ published: PublishedInterfaces) -> Bool {
    guard let symbol = entry.usedSymbol, symbol.hasSuffix("Controller") else { return false }
    let uses = observations.frameworkUses.filter { $0.range.file == entry.range.file && $0.framework == entry.usedFramework }
    let offers = uses.filter { component($0.component).isInterface && published.isOffered(component($0.component)) }
    return !offers.isEmpty
      && uses.allSatisfy { use in
        use.symbol == symbol
          && (component(use.component).isInterface
            ? published.isOffered(component(use.component)) : use.isPrescribed || use.isResult)
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

  private struct ImportPlace: Hashable {
    var component: Component.ID
    var range: SourceRange
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

/// Images as data: what the interactors of a module return, or services and data managers deal in.
struct Payloads {
  static let symbols: Set<String> = ["UIImage", "NSImage"]

  private struct Key: Hashable {
    var module: ViperModule.ID
    var symbol: String
  }

  private var ofInteractors: Set<Key> = []
  /// What interactors return or take.
  private var dealtIn: Set<Key> = []
  /// What presenters' interfaces return.
  private var returned: Set<Key> = []
  /// What presenters' interfaces take.
  private var taken: Set<Key> = []
  /// What wireframes take.
  private var routed: Set<Key> = []
  /// What presenters make.
  private var made: Set<Key> = []
  private var ofServices: Set<String> = []

  init(_ input: LintInput) {
    for use in input.observations.frameworkUses where Self.symbols.contains(use.symbol) {
      let component = input.component(use.component)
      if component.role == .assembly, !Self.isRouter(component, input) { continue }
      switch component.role {
      case .interactor:
        guard let module = component.module else { continue }
        let key = Key(module: module, symbol: use.symbol)
        dealtIn.insert(key)
        if use.isResult { ofInteractors.insert(key) }
      case .presenter, .wireframe, .assembly:
        component.module.map { add(use, of: component, Key(module: $0, symbol: use.symbol)) }
      case .service, .dataManager: ofServices.insert(use.symbol)
      default: break
      }
    }
  }

  /// Whether presenters keep the interface of what assembles several modules, to open others by it.
  private static func isRouter(_ assembly: Component, _ input: LintInput) -> Bool {
    assembly.isInterface
      && input.references(to: assembly.id).contains { $0.kind == .stored && input.component($0.from).role == .presenter }
  }

  private mutating func add(_ use: Observations.FrameworkUse, of component: Component, _ key: Key) {
    switch (component.role, component.isInterface) {
    case (.presenter, true): if use.isResult { returned.insert(key) } else if use.isParameter { taken.insert(key) }
    case (.presenter, false): if use.isExpression { made.insert(key) }
    default: if use.isParameter { routed.insert(key) }
    }
  }

  /// Whether a presenter or its interface only takes what a use names to pass it on: to the module's interactor or from it, or to the
  /// wireframe, which presents it or hands it to another module.
  func isPassed(_ use: Observations.FrameworkUse, by presenter: Component) -> Bool {
    guard let module = presenter.module else { return false }
    let key = Key(module: module, symbol: use.symbol)
    if presenter.isInterface, dealtIn.contains(key), !returned.contains(key) { return true }
    return routed.contains(key) && taken.contains(key) && !returned.contains(key) && !made.contains(key)
  }

  /// Whether a component only carries what a use names, from or to the one that deals in it.
  func carries(_ use: Observations.FrameworkUse, _ component: Component) -> Bool {
    if use.isCarried { return true }
    return switch component.role {
    case .presenter: component.module.map { ofInteractors.contains(Key(module: $0, symbol: use.symbol)) } ?? false
    case .interactor: ofServices.contains(use.symbol)
    default: false
    }
  }
}
