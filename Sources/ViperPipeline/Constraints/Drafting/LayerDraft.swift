internal import ViperModel
internal import ViperRules
internal import ViperText

/// Layers between roles or folders, with the few types that refer upward left out.
struct LayerDraft {
  private let units: DraftedUnits

  init(_ units: DraftedUnits) { self.units = units }

  /// The shares of references that are taken for exceptions, tried one after the other.
  private static let tolerances = [0.0499, 0.02, 0.005, 0]
  private static let mostExceptions = 20
  /// Fewer references show no order.
  private static let fewest = 5
  private static let mostUnits = 40

  func draft(_ code: inout DraftedCode) -> DraftedConstraint? {
    guard units.sizes.count <= Self.mostUnits, units.referenceCount >= Self.fewest else { return nil }
    for tolerance in Self.tolerances {
      let layers = LayerOrder(units.weights, tolerance: tolerance).layers
      guard layers.count > 1, let places = code.places(draft(layers, exceptions: [], count: 0, code)) else { continue }
      let exceptions = Set(places.compactMap(\.component)).sorted()
      guard exceptions.count <= Self.mostExceptions, Double(places.count) < Double(units.referenceCount) * 0.05 else { continue }
      let draft = draft(layers, exceptions: exceptions, count: places.count, code)
      if code.holds(draft) { return draft }
    }
    return nil
  }

  private func draft(_ layers: [[String]], exceptions: [String], count: Int, _ code: DraftedCode) -> DraftedConstraint {
    let homes = homes(of: exceptions, code)
    let selectors = layers.map { layer in
      let names = exceptions.filter { !homes[$0, default: []].isDisjoint(with: layer) }
      return "  - " + SelectorText.selector(units.key, layer, without: names)
    }
    let upward =
      count == 0
      ? "none goes upward"
      : "\(count) \(count == 1 ? "goes" : "go") upward, from \(counted(exceptions.count, "type")) under 'not'"
    let noun = String(units.noun.dropLast())
    return DraftedConstraint(
      name: "\(noun)-layers",
      basis: "\(counted(units.referenceCount, "reference")) between \(counted(layers.joined().count, noun)): \(upward)",
      reason: "\(noun == "role" ? "Roles" : "Folders") refer downward today.", statement: ["layers:"] + selectors)
  }

  /// By name of a type, the units of all types with it.
  private func homes(of names: [String], _ code: DraftedCode) -> [String: Set<String>] {
    let names = Set(names)
    var homes: [String: Set<String>] = [:]
    for (type, entry) in code.inventory.types.enumerated() where names.contains(entry.name) {
      if let unit = units.unitOfType[type] { homes[entry.name, default: []].insert(unit) }
    }
    return homes
  }
}
