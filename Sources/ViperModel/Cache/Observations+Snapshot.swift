import ViperFacts

extension Observations {
  func write(to writer: inout SnapshotWriter) {
    writer.write(imports) { writer, entry in
      writer.write(entry.component)
      writer.write(entry.module)
      writer.write(entry.range)
      writer.write(entry.usedSymbol)
    }
    writer.write(frameworkUses) { writer, use in
      writer.write(use.component)
      writer.write(use.framework)
      writer.write(use.symbol)
      writer.write(use.range)
      writer.write(use.member)
      writer.write(use.isPrescribed)
      writer.write(use.isResult)
      writer.write(use.signature)
      writer.write(use.isParameter)
      writer.write(use.isHandedOn)
      writer.write(use.isCarried)
      writer.write(use.isPassedOn)
      writer.write(use.isExpression)
      writer.write(use.conformance)
      writer.write(use.isInView)
      writer.write(use.isInLink)
      writer.write(use.isLeftOver)
      writer.write(use.isOnlyKept)
      writer.write(use.isExtension)
    }
    writer.write(outsideCreations) { writer, creation in
      writer.write(creation.creator)
      writer.write(creation.component)
      writer.write(creation.range)
      writer.write(creation.isCompositionRoot)
      writer.write(creation.isWired)
    }
    writer.write(interfaceFits) { writer, fit in
      writer.write(fit.owner)
      writer.write(fit.property)
      writer.write(fit.interface)
      writer.write(fit.lacks) { $0.write($1) }
      writer.write(fit.isUseless)
    }
    for uses in [classUses, unreadParts, unfilled, reports, boundRouters] {
      writer.write(uses) { writer, use in
        writer.write(use.owner)
        writer.write(use.property)
      }
    }
    writer.write(compositions) { writer, composition in
      for components in [composition.parts, composition.dormant, composition.later] {
        writer.write(components) { $0.write($1) }
      }
    }
    writer.write(roots.kept) { $0.write($1) }
    writer.write(roots.showings) { writer, showing in
      writer.write(showing.owner)
      writer.write(showing.part)
      writer.write(showing.keepers) { $0.write($1) }
    }
    writer.write(roots.dropped) { $0.write($1) }
    writer.write(roots.passedOn) { $0.write($1) }
    writer.write(inheritedProperties) { writer, property in
      writer.write(property.owner)
      writer.write(property.property)
      writer.write(property.base)
      writer.write(property.range)
      writer.write(property.unboundType)
    }
    for places in [filledViews, placeholders] { writer.write(places) { $0.write($1) } }
    for components in [answering, entrances, ownedOutside, shownOutside, containers, embeddedViews, unmade, permanent] {
      writer.write(components) { $0.write($1) }
    }
    writer.write(expectedFiles.sorted { $0.key < $1.key }) { writer, entry in
      writer.write(entry.key)
      writer.write(entry.value)
    }
    writer.write(apiUses) { writer, use in
      writer.write(use.component)
      writer.write(use.effect.rawValue)
      writer.write(use.symbol)
      writer.write(use.range)
      writer.write(use.others) { $0.write($1) }
    }
    contracts.write(to: &writer)
    writer.write(leaks) { $1.write(to: &$0) }
    writer.write(objectCycles) { $1.write(to: &$0) }
    writer.write(unowned) { $1.write(to: &$0) }
    writer.write(assigners) { $1.write(to: &$0) }
    wiring.write(to: &writer)
    liveness.write(to: &writer)
    writer.write(swallowed) { $1.write(to: &$0) }
  }

  init(from reader: inout SnapshotReader, componentCount: Int) {
    self.init()
    imports = reader.array {
      Import(
        component: $0.position(below: componentCount), module: $0.text(), range: $0.range(), usedSymbol: $0.optional { $0.text() }
      )
    }
    frameworkUses = reader.array {
      FrameworkUse(
        component: $0.position(below: componentCount), framework: $0.text(), symbol: $0.text(), range: $0.range(),
        member: $0.optional { $0.text() }, isPrescribed: $0.bool(), isResult: $0.bool(),
        signature: $0.optional { $0.text() }, isParameter: $0.bool(), isHandedOn: $0.bool(),
        isCarried: $0.bool(), isPassedOn: $0.bool(), isExpression: $0.bool(), conformance: $0.optional { $0.text() },
        isInView: $0.bool(), isInLink: $0.bool(), isLeftOver: $0.bool(),
        isOnlyKept: $0.bool(), isExtension: $0.bool())
    }
    outsideCreations = reader.array {
      OutsideCreation(
        creator: $0.text(), component: $0.position(below: componentCount), range: $0.range(), isCompositionRoot: $0.bool(),
        isWired: $0.bool())
    }
    interfaceFits = reader.array {
      InterfaceFit(
        owner: $0.position(below: componentCount), property: $0.text(), interface: $0.position(below: componentCount),
        lacks: $0.array { $0.text() }, isUseless: $0.bool())
    }
    classUses = reader.array { ClassUse(owner: $0.position(below: componentCount), property: $0.text()) }
    unreadParts = reader.array { ClassUse(owner: $0.position(below: componentCount), property: $0.text()) }
    unfilled = reader.array { ClassUse(owner: $0.position(below: componentCount), property: $0.text()) }
    reports = reader.array { ClassUse(owner: $0.position(below: componentCount), property: $0.text()) }
    boundRouters = reader.array { ClassUse(owner: $0.position(below: componentCount), property: $0.text()) }
    compositions = reader.array {
      Composition(
        parts: $0.array { $0.position(below: componentCount) }, dormant: $0.array { $0.position(below: componentCount) },
        later: $0.array { $0.position(below: componentCount) })
    }
    roots.kept = reader.array { $0.position(below: componentCount) }
    roots.showings = reader.array {
      SeenRoots.Showing(
        owner: $0.position(below: componentCount), part: $0.position(below: componentCount), keepers: $0.array { $0.range() })
    }
    roots.dropped = reader.array { $0.position(below: componentCount) }
    roots.passedOn = reader.array { $0.position(below: componentCount) }
    inheritedProperties = reader.array {
      InheritedProperty(
        owner: $0.position(below: componentCount), property: $0.text(), base: $0.text(), range: $0.range(),
        unboundType: $0.optional { $0.text() })
    }
    filledViews = reader.array { $0.range() }
    placeholders = reader.array { $0.range() }
    answering = reader.array { $0.position(below: componentCount) }
    entrances = reader.array { $0.position(below: componentCount) }
    ownedOutside = reader.array { $0.position(below: componentCount) }
    shownOutside = reader.array { $0.position(below: componentCount) }
    containers = reader.array { $0.position(below: componentCount) }
    embeddedViews = reader.array { $0.position(below: componentCount) }
    unmade = reader.array { $0.position(below: componentCount) }
    permanent = reader.array { $0.position(below: componentCount) }
    let files = reader.array { ($0.position(below: componentCount), $0.text()) }
    expectedFiles = Dictionary(files, uniquingKeysWith: { first, _ in first })
    apiUses = reader.array {
      ApiUse(
        component: $0.position(below: componentCount), effect: ApiEffect(rawValue: $0.text()) ?? .io, symbol: $0.text(),
        range: $0.range(), others: $0.array { $0.range() })
    }
    contracts = Contracts(from: &reader, componentCount: componentCount)
    leaks = reader.array { Leak(from: &$0, componentCount: componentCount) }
    objectCycles = reader.array { ObjectCycle(from: &$0, componentCount: componentCount) }
    unowned = reader.array { UnownedPart(from: &$0, componentCount: componentCount) }
    assigners = reader.array { Assigner(from: &$0, componentCount: componentCount) }
    wiring = Wiring(from: &reader, componentCount: componentCount)
    liveness = Liveness(from: &reader, componentCount: componentCount)
    swallowed = reader.array { SwallowedFailure(from: &$0, componentCount: componentCount) }
  }
}
