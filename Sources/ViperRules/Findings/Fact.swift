internal import ViperFacts

extension Finding {
  /// What one edit settles at all its places: these are one finding, whose identity names none of them.
  package struct Fact: Hashable, Sendable {
    package var rule: String
    /// The component or module that it is about, as printed.
    package var owner: String
    /// The component or symbol that all places name; empty where the owner says enough.
    package var subject: String
    /// The property of the owner that all places are about, where it is one.
    package var slot: String
    /// Tells owners of one name apart.
    var number: Int

    package init(rule: String, owner: String, number: Int, subject: String, slot: String = "") {
      self.rule = rule
      self.owner = owner
      self.number = number
      self.subject = subject
      self.slot = slot
    }
  }
}

extension [Finding] {
  /// One finding for each fact, at the place where it enters; its other places are notes, counted in its message. Suppressed
  /// places are folded apart, so that the next place becomes the finding when the first one is suppressed.
  package func folded() -> [Finding] {
    var result = self
    var isDropped = [Bool](repeating: false, count: count)
    let leaders = leadersOfSettledFacts
    for group in groupsByFact {
      let first = self[group[0]]
      if let leader = first.fact.flatMap({ leaders[$0] }), first.disposition != .suppressed {
        result[leader].takeIn(group.map { self[$0] })
        for index in group { isDropped[index] = true }
      } else {
        result[group[0]].gather(group.dropFirst().map { self[$0] })
        for index in group.dropFirst() { isDropped[index] = true }
      }
    }
    return result.indices.filter { !isDropped[$0] }.map { result[$0] }.takingInPreparations()
  }

  /// What only prepares the edit of another finding becomes a part of that.
  private func takingInPreparations() -> [Finding] {
    let open = indices.filter { self[$0].disposition != .suppressed }
    var leaders: [Remedy.Change: Int] = [:]
    for index in open {
      for change in self[index].remedy?.changes.dropFirst() ?? [] where leaders[change] == nil { leaders[change] = index }
    }
    var result = self
    var taken: Set<Int> = []
    for index in open {
      guard let leader = self[index].preparation.flatMap({ leaders[$0] }) else { continue }
      result[leader].takeIn([self[index]])
      taken.insert(index)
    }
    return result.indices.filter { !taken.contains($0) }.map { result[$0] }
  }

  /// By fact, the first finding whose edit settles it too.
  private var leadersOfSettledFacts: [Finding.Fact: Int] {
    var leaders: [Finding.Fact: Int] = [:]
    for (index, finding) in enumerated() where finding.disposition != .suppressed {
      for fact in finding.settles where leaders[fact] == nil { leaders[fact] = index }
    }
    return leaders
  }

  /// The positions of the findings of each fact, the place where it enters first; suppressed ones apart.
  private var groupsByFact: [[Int]] {
    var groups: [FoldingKey: [Int]] = [:]
    var order: [FoldingKey] = []
    for (index, finding) in enumerated() {
      guard let fact = finding.fact else { continue }
      let key = FoldingKey(fact: fact, isSuppressed: finding.disposition == .suppressed)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(index)
    }
    return order.compactMap { groups[$0] }.map { group in
      group.sorted { (self[$0].rank, self[$0].range, $0) < (self[$1].rank, self[$1].range, $1) }
    }
  }
}

private struct FoldingKey: Hashable {
  var fact: Finding.Fact
  var isSuppressed: Bool
}

extension Finding {
  /// Makes further places of the finding's fact its notes.
  fileprivate mutating func gather(_ others: [Finding]) {
    let (own, subject, said) = (component, target, what)
    add(others) { other in
      let isSame = subject == nil ? other.what == said : other.target == subject
      return other.component == own && isSame ? "another place" : other.what
    }
    if !places.isEmpty { countPlaces() }
  }

  /// Says in how many places the fact is, before a reservation; for what classes inherit, how many do so.
  private mutating func countPlaces() {
    guard inheritedAt == nil else {
      let heirs = Set(places.map(\.component) + [component]).count
      if heirs > 1 { message = message.replacing(" in '\(component ?? "")':", with: " in \(heirs) subclasses:") }
      return
    }
    let end = [", but ", "; "].compactMap { message.firstRange(of: $0)?.lowerBound }.min()
    message.insert(contentsOf: " (\(places.count + 1) places)", at: end ?? message.endIndex)
  }

  /// The only change of the remedy, where that makes another one possible: an interface is bound so that a property can be weak.
  fileprivate var preparation: Remedy.Change? {
    guard let change = remedy?.changes.first, remedy?.changes.count == 1, change.kind == .bind else { return nil }
    return change
  }

  /// Makes a fact that the finding's edit settles a part of it.
  fileprivate mutating func takeIn(_ others: [Finding]) {
    add(others, saying: \.what)
    alsoRules = Set(alsoRules + others.map(\.rule)).subtracting([rule]).sorted()
  }

  private mutating func add(_ others: [Finding], saying text: (Finding) -> String) {
    for other in others where other.range != range || other.inheritedAt != inheritedAt {
      places.append(other)
      let place = other.inheritedAt ?? other.range
      if !notes.contains(where: { $0.range == place }) { notes.append(Note(range: place, message: text(other))) }
    }
    alsoRules = Set(alsoRules + others.flatMap(\.alsoRules)).subtracting([rule]).sorted()
  }

  /// The message without its remedy.
  private var what: String { message.firstRange(of: "; ").map { String(message[..<$0.lowerBound]) } ?? message }
}
