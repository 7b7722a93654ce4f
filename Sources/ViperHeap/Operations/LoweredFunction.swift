import ViperFacts
import ViperLinking

/// A function or initializer, with what each call of it asks.
final class LoweredFunction {
  /// Where an argument goes.
  struct Target {
    let slot: Int
    /// Among the parameters of the body.
    let position: Int?
    let isVariadic: Bool
  }

  /// Nil for one that has none, as a requirement.
  let body: LoweredBody?
  let isInitializer: Bool
  private let reference: DeclarationReference
  /// By the labels of calls; nil where they do not fit.
  private var targets: [(labels: [Dispatch.Label], targets: [Target]?)] = []

  init(_ reference: DeclarationReference, _ body: LoweredBody?, in codebase: Codebase) {
    (self.reference, self.body) = (reference, body)
    isInitializer = codebase.declaration(reference).kind == .initializer
  }

  /// Where the arguments of a call with such labels go; nil where they do not fit.
  func targets(of labels: some Sequence<Dispatch.Label>, _ codebase: Codebase, _ dispatch: Dispatch) -> [Target]? {
    if let known = targets.first(where: { $0.labels.elementsEqual(labels) }) { return known.targets }
    let labels = Array(labels)
    let found = dispatch.parameters(of: reference, labels)?.map { slot in
      Target(
        slot: slot, position: body?.parameters.firstIndex { $0.slot == slot },
        isVariadic: codebase.declaration(codebase.declaration(ofSlot: slot)).flags.contains(.isVariadic))
    }
    targets.append((labels, found))
    return found
  }
}
