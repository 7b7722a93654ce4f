import ViperFacts
import ViperLinking

/// The interfaces that modules have: for each affix, which role implements it, which roles use it, and where it is declared.
struct InterfaceSurvey {
  struct Interface {
    var affix: NameAffix
    /// The modules that have it.
    var modules = ConventionTally<Bool>()
    /// By module, the role of the type of the module that implements it; nil for none.
    var implementers = ConventionTally<Role?>()
    /// How many are implemented by types that are no view or presenter of any module.
    var foreign = 0
    /// How many modules have a part of each role that keeps, takes or calls it.
    var users: [Role: Int] = [:]
    /// How many are used by other modules, or by what puts the module together.
    var published = 0
    /// The affix of the file's name; nil where the file is not named after the module.
    var files = ConventionTally<NameAffix?>()
  }

  /// The most frequent first.
  let interfaces: [Interface]

  /// - Parameter openers: the views and presenters of all modules, which other modules report to.
  init(_ modules: [RoleAssignment.Module], in surveys: [LinkSurvey], openers: Set<TypeSymbol.ID>) {
    var found: [NameAffix: Interface] = [:]
    for module in modules {
      let links = surveys[module.root]
      for named in module.named where links.survey.codebase.types[named.type].isProtocol {
        var interface = found[named.affix] ?? Interface(affix: named.affix)
        Self.add(named.type, of: module, to: &interface, links)
        if !links.survey.codebase.conformers(of: named.type).allSatisfy(openers.contains) { interface.foreign += 1 }
        found[named.affix] = interface
      }
    }
    interfaces = found.values.filter { $0.modules.votes.count >= ConventionSupport.fewest }
      .sorted { ($1.modules.votes.count, $0.affix) < ($0.modules.votes.count, $1.affix) }
  }

  private static func add(
    _ type: TypeSymbol.ID, of module: RoleAssignment.Module, to interface: inout Interface, _ links: LinkSurvey
  ) {
    let codebase = links.survey.codebase
    let place = links.place(of: type)
    interface.modules.add(true, module: module.stem, place: place)
    let conformers = codebase.conformers(of: type).compactMap(module.role)
    interface.implementers.add(conformers.sorted().first, module: module.stem, place: place)
    var roles: Set<Role> = []
    var isPublished = false
    for usage in links.survey.usages.of(type) where usage.kind != .conformance && usage.kind != .inheritance {
      guard !codebase.types[usage.from].isProtocol else { continue }
      if let role = module.role(of: usage.from), role != .assembly {
        roles.insert(role)
      } else {
        isPublished = isPublished || !module.named.contains { $0.type == usage.from } || module.role(of: usage.from) == .assembly
      }
    }
    for role in roles { interface.users[role, default: 0] += 1 }
    if isPublished { interface.published += 1 }
    if let file = place?.file.split(separator: "/").last?.dropLast(".swift".count) {
      interface.files.add(TypeWords(String(file)).affix(around: module.stem), module: module.stem, place: place)
    }
  }
}

extension InterfaceSurvey.Interface {
  /// The role that implements it in most modules where any part does; nil where mostly none does.
  var implementer: Role? {
    let implemented = implementers.votes.filter { $0.value != nil }
    guard implemented.count * 2 > implementers.votes.count else { return nil }
    return implementers.majorityOfSome
  }

  private var least: Int { max(1, modules.votes.count / 5) }

  /// The roles that use it, in a fifth of the modules at least, without the one that implements it.
  var consumers: [Role] {
    WiringSurvey.roles.filter { users[$0, default: 0] >= least && $0 != implementer }
  }

  /// Whether the module's presenter reports by it to another module, whose view or presenter implements it.
  var isOutput: Bool { implementer == nil && users[.presenter, default: 0] >= least && foreign < least }

  /// Whether other modules call it and none of the module's own parts does.
  var isInput: Bool {
    consumers.isEmpty && published >= 1 && (implementer == .presenter || implementer == .wireframe || implementer == .interactor)
  }
}

extension ConventionTally where Value == Role? {
  fileprivate var majorityOfSome: Role? {
    let counts = votes.compactMap(\.value).reduce(into: [Role: Int]()) { $0[$1, default: 0] += 1 }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}
