import ViperLinking

/// A step of a body. Its operands are the results of steps before it, by their positions in the body.
package final class Operation {
  enum Kind {
    // MARK: values

    /// A value that is no object: a number, a text.
    case data
    case `nil`
    case truth(Bool)
    case receiver
    case metatype(TypeSymbol.ID)
    /// A type that the code base does not declare.
    case externalMetatype(Name)
    /// What a method is called on, as a value that is called: one strong reference to the receiver.
    case method(slot: Int)
    /// A closure of the body by its number; the operands are the values of its capture list.
    case closure(Int)
    case array, dictionary
    /// The elements of both operands, unless they are numbers or texts.
    case concatenation
    case tuple([Name])
    /// A case of an enumeration with what it carries.
    case payload([Name])
    /// An element of a collection.
    case element
    /// An element of a tuple by its position, or what a case of an enumeration carries.
    case part(Int)
    /// The value of an optional; nil stays nil.
    case unwrap
    /// The operand, or nil: `try?`.
    case tried
    case cast(SemanticType, isOptional: Bool)

    // MARK: storage

    case load(local: Int)
    /// Begins the life of a local; the operand is its value, if it has one.
    case declare(local: Int)
    case store(local: Int)
    /// Of the first operand.
    case loadMember(slot: Int)
    /// In the first operand, the last.
    case storeMember(slot: Int)
    case loadGlobal(slot: Int)
    case storeGlobal(slot: Int)
    /// A member of the first operand by name: of a framework's type, or of one that only the object tells.
    case loadNamed(Name)
    case storeNamed(Name)
    /// In the collection that the first operand is: the second. Others are the arguments of a subscript.
    case storeElement
    /// What the first operand's subscript returns for the others: an element of a collection.
    case loadSubscript

    // MARK: calls, whose last operands are the arguments

    case make(TypeSymbol.ID, [Dispatch.Label])
    case makeExternal(Name, [Dispatch.Label])
    /// An object of the type that the first operand is.
    case makeFrom([Dispatch.Label])
    /// The function on the first operand, in the implementation of its object's type.
    case call(slot: Int, [Dispatch.Label])
    /// Exactly the function, on the first operand: an initializer that another one calls, a superclass's method.
    case callExactly(slot: Int, [Dispatch.Label])
    /// A global or static function; the first operand of a static one is the type.
    case callStatic(slot: Int, [Dispatch.Label])
    /// A member of the first operand by name, as that of a framework's type.
    case callNamed(Name, [Dispatch.Label], isSuper: Bool)
    /// The closure or function that the first operand is.
    case callValue([Dispatch.Label])

    // MARK: conditions

    case isNil
    /// Whether the first operand is not nil.
    case isPresent
    case isFalse
    /// Whether both operands are the same object.
    case isSame
    /// Leaves the region unless the operand holds.
    case check

    // MARK: regions

    /// The first region whose checks hold.
    case branch(Branch)
    /// Any number of times.
    case loop(label: Name)
    /// The loop around it never ends: it awaits the next element of the operand, or has no condition.
    case endless
    /// Before the body is left.
    case deferred
    /// The first region; after what it threw, one of the others.
    case attempt

    // MARK: ways out

    case `return`, `throw`
    /// What is not reached.
    case never
    /// Zero for the innermost one.
    case `break`(label: Name)
    case `continue`(label: Name)
    /// Passes control to nothing that is lowered.
    case lost(Loss)

    /// Whether it asks something of the object that its first operand is.
    var usesFirstOperand: Bool {
      switch self {
      case .call, .callNamed, .callValue, .loadMember, .loadNamed, .storeMember, .storeNamed: true
      default: false
      }
    }
  }

  struct Branch: Hashable {
    /// Whether one of the regions surely runs.
    var isExhaustive: Bool
    /// Whether `break` leaves it.
    var isSwitch: Bool
    var label: Name
  }

  /// Why a step of the code is not lowered.
  package enum Loss: String, Hashable, Sendable, CaseIterable {
    /// The name is not resolved.
    case unresolved
    /// What is called is not known.
    case callee
    /// An expression of a kind that is not lowered.
    case expression
    /// The target of an assignment.
    case target
  }

  /// A part of a body: its steps follow the one that has it, and those of other regions follow them.
  struct Region {
    var steps: Range<Int>
    /// The step whose result is the region's.
    var result: Int?
  }

  let kind: Kind
  let operands: [Int]
  /// The expression in the file; negative for what no expression says.
  let node: Int
  /// Added one by one while the body is lowered.
  @exclusivity(unchecked) var regions: [Region] = []

  init(_ kind: Kind, _ operands: [Int], node: Int) { (self.kind, self.operands, self.node) = (kind, operands, node) }

  /// The operands that others get as values.
  var handedOn: ArraySlice<Int> {
    switch kind {
    case .make, .makeExternal, .makeFrom, .callStatic, .array, .dictionary, .tuple, .payload, .closure, .declare, .store,
      .storeGlobal, .return:
      operands[...]
    case .call, .callExactly, .callNamed, .callValue, .storeMember, .storeNamed, .storeElement: operands.dropFirst()
    default: []
    }
  }
}
