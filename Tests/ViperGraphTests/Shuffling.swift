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
    for (index, old) in componentOrder.enumerated() {
      result.components.append(components[old])
      result.components[index].id = index
      result.components[index].module = components[old].module.map { modulePosition[$0]! }
    }
    for var reference in references.shuffled(using: &random) {
      reference.from = position[reference.from]!
      reference.to = position[reference.to]!
      reference.holds = reference.holds.map { .init(component: position[$0.component]!, certainty: $0.certainty) }
      result.references.append(reference)
    }
    return result
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
