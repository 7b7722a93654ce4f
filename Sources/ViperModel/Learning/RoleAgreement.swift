import ViperLinking

/// The roles that wiring gives the parts of a convention, compared with those that their names and links give them, and with who
/// keeps them.
///
/// Wiring alone can be misread: a view that only names its presenter by a cast looks like a presenter itself. What the classifier is
/// sure of speaks against that.
struct RoleAgreement {
  /// The share of the parts that must agree.
  static let least = 0.95

  private struct Difference {
    var name: String
    var learned: Role
    var known: Role
  }

  private var compared = 0
  private var differences: [Difference] = []
  private var interactors = 0
  /// Interactors that views keep and no presenter does.
  private var ofViews: [String] = []

  /// - Parameter known: the role of a type by the names and links that the linter knows; nil where it says nothing.
  init(_ modules: [RoleAssignment.Module], in surveys: [LinkSurvey], known: (TypeSymbol.ID) -> Role?) {
    let presenters = Set(modules.flatMap { $0.types[.presenter] ?? [] })
    for module in modules {
      let links = surveys[module.root]
      for role in WiringSurvey.roles where role != .assembly {
        for type in module.types[role] ?? [] { compare(type, role, known(type), links) }
      }
      for type in module.types[.interactor] ?? [] { check(type, presenters, links) }
    }
  }

  private mutating func compare(_ type: TypeSymbol.ID, _ role: Role, _ known: Role?, _ links: LinkSurvey) {
    guard let known, WiringSurvey.roles.contains(known), known != .assembly else { return }
    compared += 1
    if known != role { differences.append(Difference(name: links.name(type), learned: role, known: known)) }
  }

  private mutating func check(_ interactor: TypeSymbol.ID, _ presenters: Set<TypeSymbol.ID>, _ links: LinkSurvey) {
    interactors += 1
    let holders = links.holders(of: interactor)
    if holders.contains(where: links.isScreen), presenters.isDisjoint(with: holders) { ofViews.append(links.name(interactor)) }
  }

  /// Why no dialect is made of the convention; nil where enough parts agree.
  var objection: String? {
    if let first = differences.first, Self.isTooMany(differences.count, of: compared) {
      return
        "'\(first.name)' is the \(first.learned) by its wiring, but the \(first.known) by its name and links; \(differences.count) of \(compared) parts differ"
    }
    if let first = ofViews.first, Self.isTooMany(ofViews.count, of: interactors) {
      return "'\(first)' is the interactor by its wiring, but only views keep it"
    }
    return nil
  }

  static func isTooMany(_ count: Int, of all: Int) -> Bool { Double(count) > (1 - least) * Double(all) }
}

/// What a learned dialect makes of the parts that the classifier finds without it.
struct LearnedFit {
  private(set) var objection: String?

  /// - Parameters:
  ///   - before: by root, the classification by the names that the linter knows.
  ///   - after: the same by the learned names, too.
  init(before: [RootClassification], after: [RootClassification]) {
    var (modules, lost, parts, changed) = (0, 0, 0, 0)
    for (before, after) in zip(before, after) {
      let found = Set(after.modules.map(\.presenter))
      modules += before.modules.count
      lost += before.modules.count { !found.contains($0.presenter) }
      for (type, assignment) in before.assignments.entries where WiringSurvey.roles.contains(assignment.role) {
        parts += 1
        if after.role(of: type) != assignment.role { changed += 1 }
      }
    }
    if RoleAgreement.isTooMany(lost, of: modules) {
      objection = "\(lost) of \(modules) modules would be lost"
    } else if RoleAgreement.isTooMany(changed, of: parts) {
      objection = "\(changed) of \(parts) parts would lose the roles that their names and links give them"
    }
  }
}
