import ViperFacts

/// Joins what was observed in models that know nothing of each other.
struct ObservationJoiner {
  private var joined: Observations
  private let part: Observations
  private let numbers: JoinedNumbers

  static func joined(_ parts: [(CodeModel, JoinedNumbers)]) -> Observations {
    var observations = parts.reduce(Observations()) { joined, part in
      var joiner = ObservationJoiner(joined: joined, part: part.0.observations, numbers: part.1)
      joiner.addUses()
      joiner.addParts()
      joiner.addContracts()
      joiner.addWiring()
      joiner.addLiveness()
      return joiner.joined
    }
    observations.sort()
    return observations
  }

  // MARK: kinds of observations

  private mutating func addUses() {
    add(\.imports, \.component)
    add(\.frameworkUses, \.component)
    add(\.outsideCreations, \.component)
    add(\.interfaceFits, \.owner, \.interface)
    for list in [\Observations.classUses, \.unreadParts, \.unfilled, \.reports, \.boundRouters] { add(list, \.owner) }
    add(\.inheritedProperties, \.owner)
    add(\.apiUses, \.component)
    add(\.leaks, \.component)
    joined.objectCycles += part.objectCycles.map(numbered)
    add(\.assigners, \.owner)
    add(\.swallowed, \.component)
  }

  private mutating func addParts() {
    let lists = [
      \Observations.answering, \.entrances, \.unmade, \.permanent, \.ownedOutside, \.shownOutside, \.containers, \.embeddedViews,
      \.roots.kept, \.roots.dropped, \.roots.passedOn,
    ]
    for list in lists { joined[keyPath: list] += numbered(part[keyPath: list]) }
    joined.roots.showings += part.roots.showings.map {
      SeenRoots.Showing(owner: numbers.components[$0.owner], part: numbers.components[$0.part], keepers: $0.keepers)
    }
    joined.filledViews += part.filledViews
    joined.placeholders += part.placeholders
    joined.compositions += part.compositions.map {
      Observations.Composition(parts: numbered($0.parts), dormant: numbered($0.dormant), later: numbered($0.later))
    }
    for (interface, file) in part.expectedFiles { joined.expectedFiles[numbers.components[interface]] = file }
    joined.unowned += part.unowned.map { unowned in
      var unowned = unowned
      unowned.component = numbers.components[unowned.component]
      for slot in unowned.slots.indices { unowned.slots[slot].owner = unowned.slots[slot].owner.map { numbers.components[$0] } }
      return unowned
    }
  }

  private mutating func addContracts() {
    add(\.contracts.unused, \.interface)
    add(\.contracts.unadopted, \.interface)
    joined.contracts.failingCalls += part.contracts.failingCalls.map { call in
      var call = call
      (call.caller, call.interface) = (numbers.components[call.caller], numbers.components[call.interface])
      call.lacking = numbered(call.lacking)
      return call
    }
    joined.contracts.undecided.add(part.contracts.undecided)
  }

  private mutating func addWiring() {
    joined.wiring.unassigned += part.wiring.unassigned.map { property in
      var property = property
      (property.owner, property.target) = (numbers.components[property.owner], property.target.map { numbers.components[$0] })
      return property
    }
    add(\.wiring.early, \.owner, \.target)
    add(\.wiring.reassigned, \.owner, \.target)
    joined.wiring.idle += part.wiring.idle.map { local in
      var local = local
      (local.component, local.maker) = (numbers.components[local.component], local.maker.map { numbers.components[$0] })
      return local
    }
    joined.wiring.undecided.add(part.wiring.undecided)
  }

  private mutating func addLiveness() {
    add(\.liveness.uncreated, \.component)
    joined.liveness.unreached += part.liveness.unreached.map { numbers.modules[$0] }
    joined.liveness.undecided.add(part.liveness.undecided)
  }

  // MARK: numbers

  private func numbered(_ components: [Component.ID]) -> [Component.ID] { components.map { numbers.components[$0] } }

  private func numbered(_ cycle: ObjectCycle) -> ObjectCycle {
    var cycle = cycle
    cycle.component = numbers.components[cycle.component]
    for object in cycle.objects.indices {
      cycle.objects[object].component = cycle.objects[object].component.map { numbers.components[$0] }
    }
    for link in cycle.links.indices {
      cycle.links[link].ownerComponent = cycle.links[link].ownerComponent.map { numbers.components[$0] }
    }
    return cycle
  }

  private mutating func add<Element>(
    _ list: WritableKeyPath<Observations, [Element]>, _ components: WritableKeyPath<Element, Component.ID>...
  ) {
    joined[keyPath: list] += part[keyPath: list].map { element in
      var element = element
      for component in components { element[keyPath: component] = numbers.components[element[keyPath: component]] }
      return element
    }
  }
}

extension Observations {
  /// Sorts the lists that are sorted.
  fileprivate mutating func sort() {
    let lists = [
      \Observations.answering, \.entrances, \.unmade, \.permanent, \.ownedOutside, \.shownOutside, \.containers, \.embeddedViews,
      \.roots.kept, \.roots.dropped, \.roots.passedOn,
    ]
    for list in lists { self[keyPath: list].sort() }
    roots.showings.sort { ($0.owner, $0.part) < ($1.owner, $1.part) }
    placeholders.sort()
    liveness.unreached.sort()
  }
}
