import ViperFacts
import ViperLinking

extension CodeModel {
  /// One model of those that know nothing of each other, as the whole code base lists their files.
  ///
  /// - Returns: by model, where its components and modules are in the joined one.
  static func joining(_ models: [CodeModel], of code: ProductionCode) -> (model: CodeModel, numbers: [JoinedNumbers]) {
    let order = JoinedOrder(code)
    let numbers = numbers(of: models, order)
    let parts = Array(zip(models, numbers))
    var resolution = ResolutionCounts()
    for model in models { resolution.add(model.resolution) }
    let joined = CodeModel(
      graph: graph(of: parts, order), observations: ObservationJoiner.joined(parts),
      dialects: order.byRoot(models.flatMap(\.dialects)) { $0.root },
      dialectsByName: models.reduce(into: [:]) { $0.merge($1.dialectsByName) { first, _ in first } }, resolution: resolution,
      idleRoles: idleRoles(of: models), learning: models.flatMap(\.learning), inventory: CodeInventory.joining(parts),
      exceededLimits: models.flatMap(\.exceededLimits))
    return (joined, numbers)
  }

  private static func numbers(of models: [CodeModel], _ order: JoinedOrder) -> [JoinedNumbers] {
    typealias Entry = (part: Int, id: Int)
    let components = models.indices.flatMap { part in models[part].graph.components.map { (part: part, id: $0.id) } }
    let modules = models.indices.flatMap { part in models[part].graph.modules.map { (part: part, id: $0.id) } }
    var numbers = models.map { model in
      JoinedNumbers(components: model.graph.components.map(\.id), modules: model.graph.modules.map(\.id))
    }
    let sorted = order.byFile(components) { models[$0.part].graph.components[$0.id].range.file }
    for (number, entry) in sorted.enumerated() { numbers[entry.part].components[entry.id] = number }
    let byRoot = modules.sorted { a, b in
      (models[a.part].graph.modules[a.id].root, a.part, a.id) < (models[b.part].graph.modules[b.id].root, b.part, b.id)
    }
    for (number, entry) in byRoot.enumerated() { numbers[entry.part].modules[entry.id] = number }
    return numbers
  }

  private static func graph(of parts: [(CodeModel, JoinedNumbers)], _ order: JoinedOrder) -> ComponentGraph {
    var graph = ComponentGraph()
    for (model, numbers) in parts {
      graph.modules += model.graph.modules.map { module in
        var module = module
        module.id = numbers.modules[module.id]
        return module
      }
      graph.components += model.graph.components.map { component in
        component.numbered(numbers.components[component.id], module: component.module.map { numbers.modules[$0] })
      }
      graph.references += model.graph.references.compactMap { reference in reference.numbered { numbers.components[$0] } }
      graph.navigations += model.graph.navigations.compactMap { navigation in navigation.numbered { numbers.components[$0] } }
      graph.unreached += model.graph.unreached.map { numbers.modules[$0] }
    }
    graph.modules.sort { $0.id < $1.id }
    graph.components.sort { $0.id < $1.id }
    graph.unreached.sort()
    graph.references = order.byFile(graph.references) { $0.range.file }
    graph.navigations = order.byFile(graph.navigations) { $0.range.file }
    return graph
  }

  /// The roles of the user that match no type of any model.
  private static func idleRoles(of models: [CodeModel]) -> [RolePin.Idle] {
    guard let first = models.first else { return [] }
    return first.idleRoles.compactMap { idle in
      let all = models.compactMap { model in model.idleRoles.first { $0.pin == idle.pin } }
      return all.count < models.count ? nil : RolePin.Idle(pin: idle.pin, nearest: all.lazy.compactMap(\.nearest).first)
    }
  }
}
