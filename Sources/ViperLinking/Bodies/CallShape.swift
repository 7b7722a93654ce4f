import ViperFacts

/// The labels of a call's arguments: all that tells which functions it may call, but for the types.
struct CallShape: Hashable {
  /// Of a trailing closure, which may go to a parameter of any label.
  static let trailingClosure: Name = -1

  let labels: [Name]

  init(_ labels: [Name]) { self.labels = labels }

  init(_ arguments: Operands, in place: CodePlace) {
    labels = arguments.map { argument in
      let node = place.facts.expressions[argument]
      return node.flags.contains(.hasValue) ? Self.trailingClosure : place.name(node.name)
    }
  }
}
