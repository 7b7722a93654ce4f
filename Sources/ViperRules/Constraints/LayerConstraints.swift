import ViperConfiguration
import ViperModel

/// Checks which groups of types refer to which: `layers` and `independent`.
struct LayerConstraints {
  let input: ConstraintInput
  /// From top to bottom; the first that selects a type is its layer.
  let layers: [TypeSet]
  private let selections: [Selection]
  private let ends: [SelectedEnd]
  /// By type, the position of its layer; -1 for none.
  private let layerOfType: [Int]

  init(_ layers: [Selection], _ table: inout SelectionTable, _ input: ConstraintInput) {
    self.input = input
    selections = layers
    ends = layers.map { table.end($0) }
    self.layers = ends.map(\.types)
    var found = Array(repeating: -1, count: input.typeCount)
    for (number, layer) in self.layers.enumerated() {
      for type in layer.types where found[type] < 0 { found[type] = number }
    }
    layerOfType = found
  }

  func upward(isStrict: Bool) -> [ConstraintBreach] {
    uses { from, to in to < from || isStrict && to > from + 1 }.map { use in
      let (from, to) = (layerOfType[Int(use.from)], layerOfType[Int(use.to)])
      let (own, other) = (selections[from].words, selections[to].words)
      let words = to < from ? "above its own \(own)" : "more than one below its own \(own)"
      return ConstraintBreach(use, "\(input.words(use)) in layer \(other), \(words)", in: input)
    }
  }

  /// A type in two of the groups is not independent of either.
  func crossing() -> [ConstraintBreach] {
    crossingUses.filter { use in
      !layers.contains { $0.contains(Int(use.from)) && $0.contains(Int(use.to)) }
    }.map { use in
      let (own, other) = (selections[layerOfType[Int(use.from)]].words, selections[layerOfType[Int(use.to)]].words)
      return ConstraintBreach(use, "\(input.words(use)) of \(other), which must be independent of \(own)", in: input)
    }
  }

  /// The references from one layer to another, up or down.
  var crossingUses: [InventoryUse] { uses { _, _ in true } }

  private func uses(between isWrong: (_ from: Int, _ to: Int) -> Bool) -> [InventoryUse] {
    input.inventory.uses.filter { use in
      let (from, to) = (layerOfType[Int(use.from)], layerOfType[Int(use.to)])
      return from >= 0 && to >= 0 && from != to && isWrong(from, to) && ends[from].contains(Int(use.from), by: use)
        && ends[to].contains(Int(use.to), by: use)
    }
  }
}
