import ViperHeap

extension FrameworkMember {
  /// The type that it makes, if it is named.
  var newType: String? {
    if case .new(let type) = result { return type }
    return nil
  }

  /// The framework's type of an operand, if the model tells it.
  func type(of operand: FrameworkOperand, in type: String) -> String? {
    switch (operand, result) {
    case (.receiver, _): type
    case (.result, .new(let new)): new ?? type
    default: nil
    }
  }

  /// All properties that its effects and its result name, with the operands that have them.
  var places: [(operand: FrameworkOperand, property: String)] {
    var places = effects.flatMap(\.places)
    if case .property(let operand, let name) = result { places += FrameworkOperand.property(operand, name).places }
    return places
  }

  /// Whether it calls what its last parameter gets.
  var callsItsLast: Bool {
    effects.contains { if case .run(.argument(labels.count - 1), _, _, _) = $0 { true } else { false } }
  }

  /// The properties that something is added to, with the operands that have them.
  var additions: [(operand: FrameworkOperand, property: String)] { effects.compactMap(\.addition) }
}

extension FrameworkEffect {
  fileprivate var addition: (operand: FrameworkOperand, property: String)? {
    switch self {
    case .store(_, let target, let property, let adds): adds ? (target, property) : nil
    case .given(_, _, let effect), .perhaps(let effect): effect.addition
    case .clear, .remove, .run, .perform, .load, .open: nil
    }
  }

  fileprivate var places: [(operand: FrameworkOperand, property: String)] {
    switch self {
    case .store(let value, let target, let property, _), .remove(let value, let target, let property):
      value.places + FrameworkOperand.property(target, property).places
    case .clear(let target, let property):
      target.places + (property.map { [(target, $0)] } ?? [])
    case .run(let closure, _, _, let arguments): ([closure] + arguments).flatMap(\.places)
    case .perform(let selector, let object, _, _, let arguments): ([selector, object] + arguments).flatMap(\.places)
    case .given(let condition, _, let effect): condition.places + effect.places
    case .perhaps(let effect): effect.places
    case .load(let operand), .open(let operand): operand.places
    }
  }
}

extension FrameworkOperand {
  fileprivate var places: [(operand: FrameworkOperand, property: String)] {
    switch self {
    case .receiver, .argument, .result, .app: []
    case .returned(let closure): closure.places
    case .property(let operand, let name): operand.places + [(operand, name)]
    }
  }
}
