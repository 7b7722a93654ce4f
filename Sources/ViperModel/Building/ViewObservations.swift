import ViperFacts
import ViperLinking

/// What the code says about views: which contain others, which are contained, and which get a presenter where they are created.
struct ViewObservations {
  let codebase: Codebase
  let ancestry: Ancestry
  let graph: GraphBuilder.Result
  let usages: UsagesByKind

  private static let containing: Set = [
    "UITabBarController", "UIPageViewController", "UISplitViewController", "UINavigationController", "NSTabViewController",
    "NSSplitViewController",
  ]
  private static let embedding = ["addChild", "addChildViewController", "embed"]
  private static let viewEndings = ["View", "Cell", "Control", "Button"]

  /// The views that are containers by their superclass, or that add children.
  var containers: [Component.ID] {
    let names = Self.embedding.compactMap(codebase.names.known)
    return views.filter { view in
      let type = graph.typeOfComponent[view]
      return ancestry.external[type].contains { Self.containing.contains(codebase.text($0)) } || mentions(names, in: type)
    }
  }

  /// The views that are no screens: cells and other parts of a screen.
  var embedded: [Component.ID] { views.filter { isPartOfScreen(graph.typeOfComponent[$0]) } }

  private var views: [Component.ID] {
    graph.graph.components.lazy.filter { [.view, .subview].contains($0.role) && !$0.isInterface }.map(\.id)
  }

  private func isPartOfScreen(_ type: TypeSymbol.ID) -> Bool {
    let names = ancestry.external[type].map { codebase.text($0) }
    return names.contains { name in name != "View" && Self.viewEndings.contains(where: name.hasSuffix) }
      && !names.contains { $0.hasSuffix("Controller") }
  }

  private func mentions(_ names: [Name], in type: TypeSymbol.ID) -> Bool {
    codebase.types[type].parts.contains { part in
      let file = codebase.files[Int(part.file)]
      guard file.names.contains(where: names.contains) else { return false }
      let span = codebase.declaration(part).span
      return file.facts.expressions.contains { node in
        (node.kind == .member || node.kind == .name) && span.start <= node.span.start && node.span.end <= span.end
          && names.contains(file.name(node.name))
      }
    }
  }

  // MARK: owners outside of components

  /// The components that a type without a role stores strongly.
  var ownedOutside: [Component.ID] { Set(outside.filter { $0.strength == .strong }.compactMap { graph.index[$0.to] }).sorted() }

  /// The presenters that a view without a role stores.
  var shownOutside: [Component.ID] {
    let presenters = outside.filter { ancestry.traits[$0.from].contains(.isVisible) || isPartOfScreen($0.from) }
      .compactMap { graph.index[$0.to] }.filter { graph.graph.components[$0].role == .presenter }
    return Set(presenters).sorted()
  }

  private var outside: [TypeUsage] {
    usages.stored.filter { graph.index[$0.to] != nil && graph.index.component(enclosing: $0.from) == nil }
  }

  // MARK: views that are filled

  /// The places where a body creates a view and sets its presenter, or returns the view as what it is.
  var filled: [SourceRange] {
    let properties = presenterProperties()
    return usages.constructions.filter { usage in
      guard let view = graph.index[usage.to], graph.graph.components[view].role == .view,
        let body = usage.body
      else { return false }
      let function = codebase.declaration(ofSlot: body)
      let names = properties[usage.to] ?? []
      return returns(usage.to, from: function, owner: usage.from) || passesOn(usage, in: function)
        || codebase.types[usage.from].parts.contains { assigns(names, in: $0) }
    }.map { codebase.range($0.span, in: $0.file) }.sorted()
  }

  /// The places where a view makes a presenter as the initial value of a property that the creator of the view sets at once.
  var placeholders: [SourceRange] {
    let byView = Dictionary(grouping: usages.constructions, by: \.to)
    return usages.constructions.filter { usage in
      guard let slot = usage.body, let view = graph.index[usage.from], graph.graph.components[view].role == .view,
        let created = graph.index[usage.to], graph.graph.components[created].role == .presenter
      else { return false }
      let property = codebase.declaration(ofSlot: slot)
      guard isInitialValue(usage, of: property), let makers = byView[usage.from] else { return false }
      return makers.allSatisfy { maker in
        guard maker.from != usage.from, let body = maker.body else { return false }
        return assigns([codebase.name(property)], in: codebase.declaration(ofSlot: body))
      }
    }.map { codebase.range($0.span, in: $0.file) }.sorted()
  }

  private func isInitialValue(_ usage: TypeUsage, of property: DeclarationReference) -> Bool {
    let declaration = codebase.declaration(property)
    guard declaration.kind == .property, declaration.value >= 0 else { return false }
    let value = codebase.files[Int(property.file)].facts.expressions[Int(declaration.value)].span
    return value.start <= usage.span.start && usage.span.end <= value.end
  }

  /// Whether the body that creates a presenter gives it to a view, by a property that some view stores its presenter in.
  func fillsView(_ usage: TypeUsage) -> Bool {
    guard let body = usage.body, let created = graph.index[usage.to], graph.graph.components[created].role == .presenter
    else { return false }
    return assigns(presenterProperties().values.reduce(into: []) { $0.formUnion($1) }, in: codebase.declaration(ofSlot: body))
  }

  /// By view, the names of the properties that store its presenter, its own and inherited ones.
  private func presenterProperties() -> [TypeSymbol.ID: Set<Name>] {
    var own: [TypeSymbol.ID: Set<Name>] = [:]
    for usage in usages.stored {
      guard let slot = usage.property, let held = graph.index[usage.to], graph.graph.components[held].role == .presenter
      else { continue }
      own[usage.from, default: []].insert(codebase.name(codebase.declaration(ofSlot: slot)))
    }
    var all = own
    for view in views {
      let type = graph.typeOfComponent[view]
      for ancestor in codebase.ancestors(of: type) { all[type, default: []].formUnion(own[ancestor] ?? []) }
    }
    return all
  }

  private func returns(_ view: TypeSymbol.ID, from function: DeclarationReference, owner: TypeSymbol.ID) -> Bool {
    let declaration = codebase.declaration(function)
    guard declaration.kind == .function || declaration.kind == .property, declaration.type >= 0 else { return false }
    let result = codebase.resolve(declaration.type, in: codebase.scope(of: function, owner: owner))
    return result.unwrapped.symbol.map { $0 == view || codebase.ancestors(of: view).contains($0) } ?? false
  }

  private func assigns(_ names: Set<Name>, in declaration: DeclarationReference) -> Bool {
    if names.isEmpty { return false }
    let file = codebase.files[Int(declaration.file)]
    return expressions(.assignment, in: declaration).contains { index in
      guard let target = file.facts.operands(of: index).first else { return false }
      return file.facts.expressions[target].kind == .member && names.contains(file.name(file.facts.expressions[target].name))
    }
  }

  /// The calls that show a view and do nothing else with it.
  private static let showing: Set = [
    "present", "pushViewController", "show", "showDetailViewController", "setViewControllers", "UINavigationController",
  ]

  /// Whether a body hands the view that it creates to somebody who may set its presenter.
  private func passesOn(_ usage: TypeUsage, in function: DeclarationReference) -> Bool {
    let file = codebase.files[Int(function.file)]
    let nodes = file.facts.expressions
    let local = expressions(.binding, in: function).first { index in
      (index..<Int(nodes[index].subtreeEnd)).contains { nodes[$0].isA(.name) && nodes[$0].span == usage.span }
    }.map { nodes[$0].name }
    guard let local else { return false }
    return expressions(.call, in: function).contains { call in
      let operands = Array(file.facts.operands(of: call))
      guard let callee = operands.first, !Self.showing.contains(codebase.text(file.name(nodes[callee].name))) else {
        return false
      }
      return operands.dropFirst().contains { argument in
        file.facts.operands(of: argument).first.map { nodes[$0].isA(.name) && nodes[$0].name == local } ?? false
      }
    }
  }

  /// The expressions of a kind within a declaration.
  private func expressions(_ kind: Expression.Kind, in declaration: DeclarationReference) -> [Int] {
    let span = codebase.declaration(declaration).span
    let nodes = codebase.files[Int(declaration.file)].facts.expressions
    return nodes.indices.filter { nodes[$0].isA(kind) && span.start <= nodes[$0].span.start && nodes[$0].span.end <= span.end }
  }
}
