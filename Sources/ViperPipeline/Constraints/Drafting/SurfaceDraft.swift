internal import ViperModel
internal import ViperRules
internal import ViperText

/// Modules that others reach only through what they publish.
struct SurfaceDraft {
  private let modules: DraftedUnits

  init(_ modules: DraftedUnits) { self.modules = modules }

  private static let mostNames = 20

  func draft(_ code: inout DraftedCode) -> DraftedConstraint? {
    let reached = reached(code)
    guard let places = code.places(draft(SelectorText.selector("module", ["*"]), [], reached)) else { return nil }
    let open = owners(of: Set(places.compactMap(\.target)), code)
    let closed = reached.filter { !open.contains($0.key) }
    guard closed.count > 1 else { return nil }
    let draft =
      open.count <= min(Self.mostNames, closed.count)
      ? draft(SelectorText.selector("module", ["*"], without: open.sorted(), named: "module"), closed.map(\.key), reached)
      : draft(most(closed), reached)
    return code.holds(draft) ? draft : nil
  }

  /// By module, the number of references from elsewhere.
  private func reached(_ code: DraftedCode) -> [String: Int] {
    var counts: [String: Int] = [:]
    for use in code.inventory.uses {
      guard let to = modules.unitOfType[Int(use.to)], modules.unitOfType[Int(use.from)] != to else { continue }
      counts[to, default: 0] += 1
    }
    return counts
  }

  private func owners(of names: Set<String>, _ code: DraftedCode) -> Set<String> {
    Set(
      code.inventory.types.indices.filter { names.contains(code.inventory.types[$0].name) }.compactMap { modules.unitOfType[$0] })
  }

  private func most(_ closed: [String: Int]) -> [String] {
    closed.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }.prefix(Self.mostNames).map(\.key).sorted()
  }

  private func draft(_ names: [String], _ reached: [String: Int]) -> DraftedConstraint {
    draft(SelectorText.selector("module", names), names, reached)
  }

  private func draft(_ selector: String, _ names: [String], _ reached: [String: Int]) -> DraftedConstraint {
    let references = names.reduce(0) { $0 + reached[$1, default: 0] }
    return DraftedConstraint(
      name: "published-modules",
      basis:
        "\(names.count) of \(counted(reached.count, "module")) that others refer to: \(counted(references, "reference")), all to what they publish",
      reason: "Others reach these modules only through what they publish today.", statement: ["published: \(selector)"])
  }
}
