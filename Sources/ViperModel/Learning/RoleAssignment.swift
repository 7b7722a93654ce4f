internal import OrderedCollections
import ViperFacts
import ViperLinking

/// Which part plays which role, by wiring: the affixes of each role, and each module's types.
///
/// The presenter keeps the interactor and the wireframe. The wireframe shows or makes screens. The interactor reports to the
/// presenter, or at least knows no screen. Whoever makes the presenter is the assembly, unless that is one of the others.
struct RoleAssignment {
  /// A module with its types by role.
  struct Module {
    var stem: String
    /// The position of its root's survey.
    var root: Int
    var types: [Role: [TypeSymbol.ID]]
    var makers: [ModuleSketch.Maker]
    /// The types and protocols with its name.
    var named: [NameSurvey.Named]

    /// The role of one of its types.
    func role(of type: TypeSymbol.ID) -> Role? { WiringSurvey.roles.first { types[$0]?.contains(type) == true } }
  }

  /// By role, its affixes, the most frequent first.
  private(set) var affixes: [Role: [NameAffix]] = [:]
  private(set) var modules: [Module] = []

  private let surveys: [LinkSurvey]
  private let sketches: [ModuleSketch]
  private let named: [[NameSurvey.Named]]
  private let base: Dialect

  /// - Parameter navigators: the types that name a view controller of a framework.
  init(
    _ cluster: NameCluster, _ sketches: [ModuleSketch], _ names: NameSurvey, in surveys: [LinkSurvey],
    navigators: Set<TypeSymbol.ID>, base: Dialect
  ) {
    self.base = base
    self.surveys = surveys
    self.sketches = cluster.modules.map { sketches[$0] }
    named = cluster.modules.map { names.members[$0] }
    affixes[.presenter] = frequent(self.sketches.indices.flatMap { affixes(of: [self.sketches[$0].presenter], in: $0) })
    affixes[.view] = frequent(self.sketches.indices.flatMap { affixes(of: [self.sketches[$0].view], in: $0) })
    let makers = Set(sketches.flatMap { $0.makers.map(\.type) })
    let families = partFamilies(makers, navigators)
    affixes[.wireframe] = families.filter(\.isWireframe).map(\.affix)
    affixes[.interactor] = Self.interactors(among: families.filter { !$0.isWireframe })
    affixes[.presenter] = (affixes[.presenter] ?? []).filter(isComplete)
    let parts = Set(affixes.values.joined())
    affixes[.assembly] = frequent(self.sketches.indices.flatMap { affixes(of: self.sketches[$0].makers.map(\.type), in: $0) })
      .filter { !parts.contains($0) && !namesViews($0) }
    modules = self.sketches.indices.filter(isPresented).map(module)
    addRareAffixes()
  }

  /// Adds the affixes of the few modules that name a part in another way, so that they do not lose it.
  private mutating func addRareAffixes() {
    for role in WiringSurvey.roles {
      let known = affixes[role] ?? []
      let all = modules.flatMap { module in
        Set(module.named.filter { module.types[role]?.contains($0.type) == true }.map(\.affix)).sorted()
      }
      let counts = all.reduce(into: [NameAffix: Int]()) { $0[$1, default: 0] += 1 }
      let rare = counts.filter { affix, count in
        !known.contains(affix) && !known.contains(where: affix.prolongs) && (count > 1 || isInherited(affix, role))
      }
      affixes[role] = known + rare.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    }
  }

  /// Whether many types with an affix are views, whatever it means in the modules: then it says nothing about another part.
  private func namesViews(_ affix: NameAffix) -> Bool {
    guard !affix.suffix.isEmpty || !affix.prefix.isEmpty, let pattern = NamePattern(affix.pattern) else { return false }
    let named = surveys.map { links in
      let types = links.concreteTypes.filter { pattern.stem(of: links.name($0)) != nil }
      return (all: types.count, views: types.count(where: links.survey.isView))
    }
    return named.reduce(0) { $0 + $1.views } * 5 > named.reduce(0) { $0 + $1.all }
  }

  /// Whether the base dialect has an affix for a role.
  private func isInherited(_ affix: NameAffix, _ role: Role) -> Bool {
    base.roles[role].map { ($0.names + $0.siblingNames).contains { $0.text == affix.pattern } } ?? false
  }

  /// Whether at least half of the types with an affix keep an interactor or a wireframe.
  private func isComplete(_ affix: NameAffix) -> Bool {
    let own = sketches.indices.filter { affixes(of: [sketches[$0].presenter], in: $0).contains(affix) }
    let parts = Set((affixes[.interactor] ?? []) + (affixes[.wireframe] ?? []))
    return own.count { !parts.isDisjoint(with: affixes(of: sketches[$0].parts, in: $0)) } * 2 >= own.count
  }

  /// Whether the presenter of a module is named like those of the others.
  private func isPresented(_ index: Int) -> Bool {
    !affixes(of: [sketches[index].presenter], in: index).isDisjoint(with: affixes[.presenter] ?? [])
  }

  /// Whether it is VIPER: most presenters keep an interactor.
  var isViper: Bool {
    let complete = modules.count { $0.types[.interactor] != nil }
    return complete >= ConventionSupport.fewest && complete * 2 >= modules.count
  }

  // MARK: affixes

  /// The affixes of some types of a module, each once.
  private func affixes(of types: [TypeSymbol.ID], in module: Int) -> Set<NameAffix> {
    Set(named[module].filter { types.contains($0.type) }.map(\.affix))
  }

  /// The least share of the modules that an affix must have.
  private static let leastShare = 0.08

  /// The affixes that enough modules have, the most frequent first, without those that only have a word more before another one.
  private func frequent(_ all: [NameAffix]) -> [NameAffix] {
    let counts = all.reduce(into: [NameAffix: Int]()) { $0[$1, default: 0] += 1 }
    let least = max(ConventionSupport.fewest, Int(Double(sketches.count) * Self.leastShare))
    let found = counts.filter { $0.value >= least }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    // What was found was counted.
    return found.filter { affix in !found.contains { affix.prolongs($0) && counts[$0]! > counts[affix]! } }
  }

  // MARK: what presenters keep

  /// The parts of one affix that presenters keep.
  private struct PartFamily {
    var affix: NameAffix
    var modules: Set<Int> = []
    var count: Int { modules.count }
    /// How many keep the presenter, too.
    var reporting = 0
    /// How many show, make or name a screen.
    var showing = 0

    var isWireframe: Bool { showing * 2 >= count && showing >= reporting }
    var isReporting: Bool { reporting * 10 >= count * 3 }
  }

  private func partFamilies(_ makers: Set<TypeSymbol.ID>, _ navigators: Set<TypeSymbol.ID>) -> [PartFamily] {
    var families: [NameAffix: PartFamily] = [:]
    for (index, sketch) in sketches.enumerated() {
      let links = surveys[sketch.root]
      for named in named[index] where sketch.parts.contains(named.type) {
        var family = families[named.affix] ?? PartFamily(affix: named.affix)
        guard family.modules.insert(index).inserted else { continue }
        if links.holds(named.type, sketch.presenter) { family.reporting += 1 }
        if shows(named.type, links, makers, navigators) { family.showing += 1 }
        families[named.affix] = family
      }
    }
    let order = frequent(families.values.flatMap { Array(repeating: $0.affix, count: $0.count) })
    return order.compactMap { families[$0] }
  }

  /// The families that report to the presenter; without any, the largest one. What most modules have next to their interactor is
  /// another part.
  private static func interactors(among families: [PartFamily]) -> [NameAffix] {
    let reporting = families.filter(\.isReporting)
    var (accepted, covered): ([NameAffix], Set<Int>) = ([], [])
    for family in reporting.isEmpty ? Array(families.prefix(1)) : reporting {
      guard family.modules.subtracting(covered).count * 2 > family.count else { continue }
      accepted.append(family.affix)
      covered.formUnion(family.modules)
    }
    return accepted
  }

  /// Whether a type takes, keeps or makes a screen, names one of a framework, or asks for one where modules are put together.
  private func shows(
    _ type: TypeSymbol.ID, _ links: LinkSurvey, _ makers: Set<TypeSymbol.ID>, _ navigators: Set<TypeSymbol.ID>
  ) -> Bool {
    links.owning(type).contains { owner in
      navigators.contains(owner)
        || links.survey.usages.by(owner).contains { usage in
          switch usage.kind {
          case .inheritance, .conformance: false
          case .construction, .staticCall:
            links.meansScreen(usage.to) || usage.to != type && makers.contains(usage.to)
          default: links.meansScreen(usage.to)
          }
        }
    }
  }

  // MARK: modules

  private func module(_ index: Int) -> Module {
    let sketch = sketches[index]
    var types: [Role: [TypeSymbol.ID]] = [.presenter: [sketch.presenter], .view: [sketch.view]]
    for role in [Role.interactor, .wireframe, .assembly] {
      let affixes = affixes[role] ?? []
      let others = named[index].filter {
        surveys[sketch.root].isConcrete($0.type) && $0.type != sketch.presenter && $0.type != sketch.view
      }
      let usual = others.filter { affixes.contains($0.affix) }
      let found = (usual.isEmpty ? others.filter { isInherited($0.affix, role) } : usual).map(\.type)
      if !found.isEmpty { types[role] = found }
    }
    return Module(stem: sketch.stem, root: sketch.root, types: types, makers: sketch.makers, named: named[index])
  }
}
