import ViperFacts
import ViperLinking

/// An object by where it is made.
struct HeapObject {
  enum Kind {
    /// Of a class or struct of the code base.
    case instance(TypeSymbol.ID)
    /// Of a framework's type; empty for one that is not known.
    case external(String)
    case closure(HeapClosure)
    /// - Parameter isKeyed: whether it is a dictionary, which may not have what it is asked for.
    case collection(isKeyed: Bool)
    case tuple([Name])
    case metatype(TypeSymbol.ID)
    /// A framework's type itself.
    case externalMetatype(String)
    /// The storage of a local that closures share.
    case local(ReferenceStrength)
    /// The app, what is shown, all global variables, and what code outside does.
    case root(Root)
  }

  enum Root: Int, CaseIterable { case app, screen, globals, outside }

  var kind: Kind
  var file: Int
  /// The expression that makes it; negative for none.
  var node: Int
  /// Whether several may have been made there.
  var isMany = false
  /// Whether it comes from outside of the entry.
  var isFromOutside = false
  /// How many other entries events have led through to where it is made: one for a part of a screen that this one opens.
  var distance = 0
  /// Whether it is a screen that has been pushed or presented, and goes before the one below.
  var isPresented = false
  /// Whether a method that is not known has been called on it, which may hand it on.
  var isHandedOn = false
  /// The round of events in which it was last made.
  var round = 0
  /// Whether it has surely been released.
  var isDead = false

  var instance: TypeSymbol.ID? {
    if case .instance(let type) = kind { type } else { nil }
  }
  var closure: HeapClosure? {
    if case .closure(let closure) = kind { closure } else { nil }
  }
}

extension HeapClosure {
  var strengthOfReceiver: ReferenceStrength {
    if case .body(let closure) = self, let strength = closure.receiver { strength } else { .strong }
  }

  /// The strength of the value that it has captured of a local: of one that it shares, the local's storage.
  func strength(ofCaptured local: Int) -> ReferenceStrength {
    guard case .body(let closure) = self, closure.captured.contains(local) else { return .strong }
    return closure.body.locals[local].strength
  }
}

/// The code of a closure, or the function that a method reference stands for.
enum HeapClosure {
  case body(LoweredClosure)
  case method(slot: Int)
  /// A method of a framework's type.
  case named(Name)
}
