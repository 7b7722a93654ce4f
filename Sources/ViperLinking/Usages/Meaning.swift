/// What a name or member in a body means, as far as the evaluator can tell.
package enum Meaning: Hashable, Sendable {
  /// A local of the body, by the expression that declares it: a binding, the closure of a `$0`, or the accessor of a `newValue`.
  case local(Int)
  /// A property, function, initializer, case or parameter of the code base, by its slot; for a call, the overload that is called.
  case declaration(Int)
  /// One of several overloads of the code base that fit a call equally well, by the slot of the first.
  case overload(Int)
  case type(TypeSymbol.ID)
  /// A generic parameter, `Self`, or the target of an alias that is no type of the code base.
  case otherType
  /// An element of a tuple, by its position.
  case element(Int)
  /// The value itself: `x.self`.
  case whole
  /// A name that the code base does not declare: a type, a function or an inherited member.
  case external
  /// A member of a type of the code base that its own declarations lack, as one inherited from a framework's class.
  case memberOfType(TypeSymbol.ID)
  /// A member of a type that the code base does not declare.
  case memberOfExternal(Name)
  /// A member of an array, dictionary, tuple or function.
  case memberOfContainer
  case unresolved(Reason)

  /// Why the meaning of an occurrence is not known.
  package enum Reason: Int, Sendable, CaseIterable {
    /// The type of the receiver is not known, nor the type that an implicit member is expected to have.
    case receiver
    /// Several declarations are equally near, or several overloads fit.
    case ambiguous
    /// Generic parameters without a bound that has the member.
    case generic
  }
}

/// The meaning as a number: the kind in the lowest four bits, its operand above.
extension Meaning {
  private static let bits = 4

  init?(code: Int32) {
    let operand = Int(code >> Int32(Self.bits))
    guard operand >= 0 else { return nil }
    switch code & 15 {
    case 0: self = .local(operand)
    case 1: self = .declaration(operand)
    case 2: self = .overload(operand)
    case 3: self = .type(operand)
    case 4: self = .otherType
    case 5: self = operand == 0 ? .whole : .element(operand - 1)
    case 6: self = .external
    case 7: self = .memberOfType(operand)
    case 8: self = .memberOfExternal(Name(operand))
    case 9: self = .memberOfContainer
    case 10:
      guard let reason = Reason(rawValue: operand) else { return nil }
      self = .unresolved(reason)
    default: return nil
    }
  }

  var code: Int32 {
    let (kind, operand): (Int, Int) =
      switch self {
      case .local(let node): (0, node)
      case .declaration(let slot): (1, slot)
      case .overload(let slot): (2, slot)
      case .type(let type): (3, type)
      case .otherType: (4, 0)
      case .whole: (5, 0)
      case .element(let position): (5, position + 1)
      case .external: (6, 0)
      case .memberOfType(let type): (7, type)
      case .memberOfExternal(let name): (8, Int(name))
      case .memberOfContainer: (9, 0)
      case .unresolved(let reason): (10, reason.rawValue)
      }
    return Int32(truncatingIfNeeded: operand << Self.bits | kind)
  }
}
