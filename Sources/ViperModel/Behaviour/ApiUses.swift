import ViperFacts
import ViperLinking

/// Finds the calls of frameworks that are the business of some roles only, by components of modules.
struct ApiUses {
  let codebase: Codebase
  let ancestry: Ancestry
  let components: [Component]
  let index: ComponentIndex
  /// By component, its dialect's calls; nil for one that no rule is about.
  private let tables: [Int?]
  private let ofDialects: [ApiTable]

  private static let roles: [ApiEffect: [Role]] = [
    .io: [.view, .presenter, .wireframe], .navigation: [.view, .presenter, .interactor],
  ]

  /// - Parameter rules: the calls of frameworks in the dialect of a component.
  init(
    _ codebase: Codebase, _ ancestry: Ancestry, _ graph: ComponentGraph, _ index: ComponentIndex, rules: [String: [ApiRule]]
  ) {
    (self.codebase, self.ancestry, self.index, components) = (codebase, ancestry, index, graph.components)
    let sorted = rules.sorted { $0.key < $1.key }
    let names = sorted.map(\.key)
    ofDialects = sorted.map { ApiTable($0.value.filter { Self.roles[$0.effect] != nil }, in: codebase) }
    tables = graph.components.map { component in
      guard let module = component.module, !component.isInterface, !component.isBase,
        Self.roles.values.contains(where: { $0.contains(component.role) })
      else { return nil }
      return names.firstIndex(of: graph.modules[module].dialect)
    }
  }

  /// One for each component and symbol, by component and place.
  func collect(
    _ externalUsages: [ExternalUsage], _ usages: UsagesByKind, _ mentions: [MemberMention]
  ) -> [Observations.ApiUse] {
    let navigation = NavigationCalls(codebase: codebase, ancestry: ancestry, components: components, index: index, usages: usages)
    let places = io(externalUsages) + navigation.places(mentions, in: ofDialects, of: table)
    return Dictionary(grouping: places, by: \.fact).values.map { places in
      // A group has a place at least.
      let sorted = places.sorted { ($0.isLess, $0.file, $0.span.start) < ($1.isLess, $1.file, $1.span.start) }
      let ranges = sorted.map { codebase.range($0.span, in: $0.file) }
      return Observations.ApiUse(
        component: sorted[0].component, effect: sorted[0].rule.effect, symbol: sorted[0].symbol, range: ranges[0],
        others: Array(ranges.dropFirst()))
    }.sorted { ($0.component, $0.range, $0.symbol) < ($1.component, $1.range, $1.symbol) }
  }

  /// A place of a call.
  struct Place {
    var component: Component.ID
    var rule: ApiRule
    var symbol: String
    var file: Int
    var span: Span
    /// Whether it is the declaration of a property, where the object enters.
    var isProperty = false

    struct Fact: Hashable {
      var component: Component.ID
      var symbol: String
    }

    var fact: Fact { Fact(component: component, symbol: symbol) }
    var isLess: Int { isProperty ? 0 : 1 }
  }

  /// The component whose code a type is, if a rule about an effect judges it, and its dialect's calls.
  private func table(of type: TypeSymbol.ID, _ effect: ApiEffect) -> (component: Component, table: ApiTable)? {
    guard let id = index.component(enclosing: type), let number = tables[id],
      Self.roles[effect]?.contains(components[id].role) == true
    else { return nil }
    return (components[id], ofDialects[number])
  }

  // MARK: input and output

  private func io(_ usages: [ExternalUsage]) -> [Place] {
    var isWanted = [Bool](repeating: false, count: codebase.names.count)
    for table in ofDialects { for name in Array(table.types.keys) + Array(table.functions.keys) { isWanted[Int(name)] = true } }
    var nodes: [Int: [UInt32: Int]] = [:]
    return usages.compactMap { usage in
      guard isWanted[Int(usage.name)], let (component, table) = table(of: usage.from, .io) else { return nil }
      let file = codebase.files[usage.file]
      let ofFile = nodes[usage.file] ?? namedNodes(of: file, isWanted)
      nodes[usage.file] = ofFile
      let node = ofFile[usage.span.start]
      if let rule = table.types[usage.name], isSeen(rule, in: file), let isProperty = entry(of: usage, at: node, rule) {
        return Place(
          component: component.id, rule: rule, symbol: codebase.text(usage.name), file: usage.file, span: usage.span,
          isProperty: isProperty)
      }
      guard let node, let call = CallLabels(ofCallee: node, in: file, codebase) else { return nil }
      let entry = table.functions[usage.name]?.first { entry in
        isSeen(entry.rule, in: file) && (entry.labels.map(call.fit) ?? true)
      }
      return entry.map {
        Place(component: component.id, rule: $0.rule, symbol: $0.symbol, file: usage.file, span: usage.span)
      }
    }
  }

  /// The expressions of some names in a file, by the place of the name.
  private func namedNodes(of file: LinkedFile, _ isWanted: [Bool]) -> [UInt32: Int] {
    var found: [UInt32: Int] = [:]
    let nodes = file.facts.expressions
    for node in nodes.indices where nodes[node].isA(.name) && isWanted[Int(file.name(nodes[node].name))] {
      found[nodes[node].span.start] = node
    }
    return found
  }

  private func isSeen(_ rule: ApiRule, in file: LinkedFile) -> Bool {
    rule.imports.isEmpty || file.facts.imports.contains { rule.imports.contains(codebase.text(file.name($0.module))) }
  }

  /// Whether a use of a type's name, by which its object enters the component, declares a property; nil where nothing uses the object.
  private func entry(of usage: ExternalUsage, at node: Int?, _ rule: ApiRule) -> Bool? {
    let prefix = codebase.text(usage.name) + "."
    let harmless = rule.except.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    let (file, uses) = (codebase.files[usage.file], ObjectUses(codebase: codebase, harmless: Set(harmless)))
    let prescriptions = Prescriptions(codebase: codebase)
    if let node {
      let isUsed = uses.isUsed(type: node, in: file, by: usage.from)
      return isUsed ? prescriptions.member(around: usage).map { isValue(usage, of: $0) } ?? false : nil
    }
    if let property = prescriptions.storedProperty(around: usage) {
      return isWhole(codebase.declaration(property).type, usage, in: file)
        && uses.isUsed(property: codebase.name(property), of: usage.from) ? true : nil
    }
    guard let (function, parameter) = prescriptions.parameter(around: usage) else { return nil }
    return uses.isUsed(parameter: parameter, of: function, of: usage.from) ? false : nil
  }

  /// Whether a use is in the initial value of a stored property.
  private func isValue(_ usage: ExternalUsage, of member: DeclarationReference) -> Bool {
    let declaration = codebase.declaration(member)
    guard declaration.kind == .property, declaration.value >= 0 else { return false }
    let span = codebase.files[usage.file].facts.expressions[Int(declaration.value)].span
    return span.start <= usage.span.start && usage.span.end <= span.end
  }

  /// Whether a written type is the name alone, optional or not.
  private func isWhole(_ type: Int32, _ usage: ExternalUsage, in file: LinkedFile) -> Bool {
    let types = file.facts.types
    var type = Int(type)
    while [.optional, .implicitlyUnwrapped].contains(types[type].kind), type + 1 < types.count { type += 1 }
    return types[type].kind == .name && types[type].span == usage.span
  }
}
