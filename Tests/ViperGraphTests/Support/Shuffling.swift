import ViperFacts
import ViperModel

extension ComponentGraph {
  /// The same code base in another order, with other positions.
  func shuffled(seed: UInt64) -> ComponentGraph {
    var random = SeededGenerator(state: seed)
    let moduleOrder = modules.indices.shuffled(using: &random)
    let componentOrder = components.indices.shuffled(using: &random)
    let modulePosition = Dictionary(uniqueKeysWithValues: moduleOrder.enumerated().map { ($1, $0) })
    let position = Dictionary(uniqueKeysWithValues: componentOrder.enumerated().map { ($1, $0) })
    var result = ComponentGraph()
    for (index, old) in moduleOrder.enumerated() {
      result.modules.append(modules[old])
      result.modules[index].id = index
    }
    result.components = componentOrder.enumerated().map { components[$1].moved(to: $0) { modulePosition[$0]! } }
    result.references = references.shuffled(using: &random).map { $0.moved { position[$0]! } }
    return result
  }
}

extension Component {
  fileprivate func moved(to id: ID, module position: (ViperModule.ID) -> ViperModule.ID) -> Component {
    Component(
      id: id, name: name, role: role, kind: kind, module: module.map(position), range: range, root: root, evidence: evidence,
      surface: surface, isClassBound: isClassBound, isBase: isBase)
  }
}

extension Reference {
  fileprivate func moved(_ position: (Component.ID) -> Component.ID) -> Reference {
    Reference(
      from: position(from), to: position(to), kind: kind, strength: strength, property: property, range: range,
      holds: holds.map { Holding(component: position($0.component), certainty: $0.certainty) }, isTransient: isTransient,
      context: context)
  }
}

/// The same numbers for the same seed, so that a failure can be repeated.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}
