import ViperFacts

/// The labels of a call's arguments, which select overloads together with the arguments' types.
struct CallShape: Hashable {
  /// The label of a trailing closure, which matches a parameter of any label.
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
