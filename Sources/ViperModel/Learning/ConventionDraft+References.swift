import ViperFacts
import ViperLinking

extension ConventionDraft {
  private typealias Wiring = WiringSurvey.Wiring

  /// The pairs of roles, what is nearer to the app first: of a circle of strong references, the last one is left out.
  private static let pairs: [(from: Role, to: Role)] = {
    let order: [Role] = [.wireframe, .view, .presenter, .interactor]
    let forward: [(Role, Role)] = [(.view, .presenter), (.presenter, .interactor), (.presenter, .wireframe)]
    let all = order.flatMap { from in order.filter { $0 != from }.map { (from, $0) } }
    return forward + all.filter { pair in !forward.contains { $0 == pair } }
  }()

  private static let mostly = 0.8

  /// What each pair of roles does in most modules. The way of the majority is not asked for where it leaks.
  func references() -> [LearnedDialect.ReferenceLine] {
    var found: [LearnedDialect.ReferenceLine] = []
    var strong: [(Role, Role)] = []
    for pair in Self.ordered(wiring) {
      guard let line = line(from: pair.from, to: pair.to, strong: strong) else { continue }
      if line.strength?.value == [.strong], line.rule != nil { strong.append(pair) }
      found.append(line)
    }
    // The ends of all pairs are among these roles.
    let order = WiringSurvey.roles
    return found.sorted {
      (order.firstIndex(of: $0.from)!, order.firstIndex(of: $0.to)!) < (
        order.firstIndex(of: $1.from)!, order.firstIndex(of: $1.to)!
      )
    }
  }

  /// The pairs, those that a presenter or view holds before those that lead back. Where wireframes keep most of their module, they
  /// own it, so their references come first.
  private static func ordered(_ wiring: WiringSurvey) -> [(from: Role, to: Role)] {
    let owned = [Role.presenter, .interactor, .view].count { role in
      let support = wiring[.wireframe, role].strengths.support(of: [.strong])
      return support.count >= ConventionSupport.fewest && support.share >= mostly
    }
    return owned >= 2 ? pairs.filter { $0.from == .wireframe } + pairs.filter { $0.from != .wireframe } : pairs
  }

  private func line(from: Role, to: Role, strong: [(Role, Role)]) -> LearnedDialect.ReferenceLine? {
    let wiring = wiring[from, to]
    let strengths = wiring.strengths
    guard strengths.votes.count >= ConventionSupport.fewest, let (held, support) = Self.agreed(strengths) else { return nil }
    var line = LearnedDialect.ReferenceLine(from: from, to: to, strength: .init(value: held, support: support))
    let inherited = base.rule(from: from, to: to)
    guard let inherited, !inherited.isForbidden else {
      line.remark = "the base dialect forbids it"
      return line
    }
    if support.share < Self.mostly {
      line.remark = "too few agree"
      return line
    }
    if !inherited.hold.isEmpty, !Set(held).isSubset(of: inherited.hold), !pointsBackWeakly(to, at: from) {
      line.remark = "a reference back must not keep what it points at"
      return line
    }
    if held == [.strong], Self.reaches(to, from, strong) {
      line.remark = "it closes a cycle of strong references"
      return line
    }
    line.rule = rule(inherited, held, wiring, from: from)
    return line
  }

  /// Whether most parts of a role keep those of another one weakly: then the other one may own them, against the usual direction.
  private func pointsBackWeakly(_ role: Role, at owner: Role) -> Bool {
    let support = wiring[role, owner].strengths.support(of: [.weak, .unowned])
    return support.count >= ConventionSupport.fewest && support.share >= Self.mostly
  }

  private func rule(_ inherited: ReferenceRule, _ held: [ReferenceStrength], _ wiring: Wiring, from: Role) -> ReferenceRule {
    var rule = inherited
    rule.hold = held
    if wiring.isConcrete.support(of: [true]).share >= Self.mostly { rule.allowsConcrete = true }
    if from != .wireframe, wiring.constructs.support(of: [false]).share >= Self.mostly { rule.within.remove(.construction) }
    return rule
  }

  /// The strength of most modules; weak and unowned together where only both are.
  private static func agreed(_ strengths: ConventionTally<ReferenceStrength>) -> ([ReferenceStrength], ConventionSupport)? {
    guard let most = strengths.majority else { return nil }
    let own = strengths.support(of: [most])
    if own.share >= mostly || most == .strong { return ([most], own) }
    let back = strengths.support(of: [.weak, .unowned])
    return back.share > own.share ? ([most, most == .weak ? .unowned : .weak], back) : ([most], own)
  }

  private static func reaches(_ start: Role, _ end: Role, _ edges: [(Role, Role)]) -> Bool {
    var (open, seen): ([Role], Set<Role>) = ([start], [start])
    while let role = open.popLast() {
      if role == end { return true }
      for (from, to) in edges where from == role && seen.insert(to).inserted { open.append(to) }
    }
    return false
  }
}
