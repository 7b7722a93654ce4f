import ViperFacts
import ViperLinking

/// Finds calls of a user interface framework that open or close screens.
///
/// A call counts where no declaration of the code base can be meant: none has the name with these labels, or the receiver is known to
/// be an object of a framework. What a component only hands on, as a router's screen, counts for the one that hands it over.
struct NavigationCalls {
  let codebase: Codebase
  let ancestry: Ancestry
  let components: [Component]
  let index: ComponentIndex
  let usages: UsagesByKind

  typealias Table = (TypeSymbol.ID, ApiEffect) -> (component: Component, table: ApiTable)?

  func places(_ mentions: [MemberMention], in tables: [ApiTable], of table: Table) -> [ApiUses.Place] {
    let names = Set(tables.flatMap { Array($0.methods.keys) + Array($0.properties.keys) })
    let places = MentionPlaces(codebase, mentions, of: names)
    let functions = FittingFunctions(codebase, of: names)
    let screens = ShownScreens(codebase: codebase, components: components, index: index, usages: usages)
    return names.sorted().flatMap { name in
      places.all(of: name).compactMap { place -> ApiUses.Place? in
        let (file, node) = (codebase.files[Int(place.file)], Int(place.node))
        guard let code = EnclosingCode(of: node, in: Int(place.file), codebase),
          let (component, table) = table(code.type, .navigation)
        else { return nil }
        guard let entry = entry(at: node, name, in: file, of: table), !isOwn(node, name, code, in: file),
          isOfFramework(places.records(at: place), name, node, entry, file, functions)
        else { return nil }
        if entry.labels != nil, let call = CallLabels(ofCallee: node, in: file, codebase), let first = call.arguments.first {
          let shown = screens.screen(first, code, of: component)
          if shown == .given || entry.rule.opensModules && shown != .module { return nil }
        }
        return ApiUses.Place(
          component: component.id, rule: entry.rule, symbol: entry.symbol, file: Int(place.file),
          span: file.facts.expressions[node].span)
      }
    }
  }

  private func entry(at node: Int, _ name: Name, in file: LinkedFile, of table: ApiTable) -> ApiTable.Entry? {
    if let call = CallLabels(ofCallee: node, in: file, codebase) {
      return table.methods[name]?.first { $0.labels.map(call.fit) ?? true }
    }
    guard let entry = table.properties[name], file.facts.expressions[node].kind == .member,
      let parent = file.facts.parent(of: node), file.facts.expressions[parent].kind == .assignment,
      file.facts.operands(of: parent).first == node, let base = file.facts.innerOperand(of: node),
      !codebase.isSelf(base, in: file)
    else { return nil }
    return entry
  }

  /// Whether a component only prepares or extends what is its own: it calls `super`, its own method of the name, or a navigation
  /// controller that it makes.
  private func isOwn(_ node: Int, _ name: Name, _ code: EnclosingCode, in file: LinkedFile) -> Bool {
    if let member = code.member, codebase.name(member) == name || isRouters(member, of: code.type) { return true }
    guard file.facts.expressions[node].kind == .member, let base = file.facts.innerOperand(of: node) else {
      return isContainer(code.type)
    }
    if codebase.isSelf(base, in: file) { return isContainer(code.type) }
    let kind = file.facts.expressions[base].kind
    guard kind == .name || file.facts.isOwn(base) else { return kind == .superReference || kind == .call }
    return code.makes(file.facts.expressions[base].name, codebase)
  }

  private static let containers: Set = [
    "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
  ]

  /// Whether a view is a container, whose own screens it fills in.
  private func isContainer(_ type: TypeSymbol.ID) -> Bool {
    ancestry.external[type].contains { Self.containers.contains(codebase.text($0)) }
      || codebase.ancestors(of: type).contains { Self.containers.contains(codebase.text(codebase.types[$0].name)) }
  }

  private static let words = ["Router", "Routing", "Wireframe", "WireFrame", "Coordinator", "Navigat"]

  /// Whether a member is there for a router's interface, which its type adopts: it is the router. An interface with a view as its only
  /// conformer has the role of a view, so the name counts, too.
  private func isRouters(_ member: DeclarationReference, of type: TypeSymbol.ID) -> Bool {
    codebase.ancestors(of: type).contains { base in
      guard let id = index[base], components[id].isInterface,
        components[id].role == .wireframe || Self.words.contains(where: components[id].name.contains)
      else { return false }
      return codebase.members[base, codebase.name(member)].contains { codebase.areAlike($0, member) }
    }
  }

  private func isOfFramework(
    _ known: [MemberMention], _ name: Name, _ node: Int, _ entry: ApiTable.Entry, _ file: LinkedFile,
    _ functions: FittingFunctions
  ) -> Bool {
    if !functions.mayHave(name, at: node, in: file) { return true }
    let isBare = file.facts.expressions[node].kind == .name
    return !known.isEmpty
      && known.allSatisfy { mention in
        guard !mention.isFound else { return false }
        return isBare ? mention.isSelf && mention.receiver != nil : true
      }
  }
}

/// The functions and properties of the code base with some names, by which a call may be of one of them.
struct FittingFunctions {
  private let codebase: Codebase
  private let calls: UnusedCode
  private var functions: [Name: [DeclarationReference]] = [:]
  private var properties: Set<Name> = []

  init(_ codebase: Codebase, of names: Set<Name>) {
    self.codebase = codebase
    calls = UnusedCode(codebase: codebase, usages: UsagesByKind([]))
    for (number, file) in codebase.files.enumerated() where file.names.contains(where: names.contains) {
      for (position, declaration) in file.facts.declarations.enumerated() {
        guard declaration.kind == .function || declaration.kind == .property else { continue }
        let name = file.name(declaration.name)
        guard names.contains(name), !declaration.flags.contains(.isOverride) else { continue }
        if declaration.kind == .property {
          properties.insert(name)
        } else {
          functions[name, default: []].append(DeclarationReference(file: number, index: position))
        }
      }
    }
  }

  /// Whether an expression may be of a function or property of the code base.
  func mayHave(_ name: Name, at node: Int, in file: LinkedFile) -> Bool {
    guard BodySyntax.arguments(ofCallee: node, in: file.facts) != nil else { return properties.contains(name) }
    return functions[name]?.contains { calls.fits($0, at: node, in: file) } ?? false
  }
}
