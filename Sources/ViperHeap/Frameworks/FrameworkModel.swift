package import ViperLinking

/// What the code of a framework, which is not read, does with the objects that it gets.
///
/// Models are data: one YAML file for each framework, and files of a team's own.
package struct FrameworkModel: Sendable, Hashable {
  /// The module that is imported: `UIKit`.
  package var name: String
  /// Modules of which the code has to import one, so that a library's names are not taken for another's; the model of a
  /// framework that all apps have lists none.
  package var imports: [String] = []
  package var types: [FrameworkType] = []
  /// Global functions.
  package var functions: [FrameworkMember] = []
}

/// A class, struct or protocol of a framework.
package struct FrameworkType: Sendable, Hashable {
  package var name: String
  /// The types of frameworks that it inherits from or conforms to.
  package var inherits: [String] = []
  package var properties: [FrameworkProperty] = []
  package var members: [FrameworkMember] = []
  /// What the framework calls on an object of the type, or of a type of the code base that inherits from it.
  package var callbacks: [FrameworkCallback] = []
  /// Whether values of the type neither keep nor call anything: `String`, `CGRect`.
  package var isData = false
}

/// A property of a framework's type that holds objects.
package struct FrameworkProperty: Sendable, Hashable {
  /// What it holds before code has stored something there.
  package enum Start: Sendable {
    /// Perhaps what no code that is read has stored.
    case unknown
    /// Nil, or an empty collection.
    case empty
    /// An object of its type that the framework has made for it.
    case new
  }
  /// A slot that is no property of the type in Swift has a hyphen in its name, which no property of the code base can have:
  /// `target-actions`.
  package var name: String
  /// The framework's type of what it holds; of an element if it holds many.
  package var type: String
  /// Whether it holds a collection: an array, a set or a dictionary's values.
  package var isMany = false
  package var strength = ReferenceStrength.strong
  package var start = Start.unknown
  /// When the framework calls a closure that code stores in it; nil if it holds none.
  package var calls: FrameworkEffect.When?
  /// Whether what it holds is on the screen where its object is.
  package var isShown = false
  /// Whether its object is loaded when code first asks for it.
  package var loads = false
  /// Whether the framework lets go of what it holds when the screen is closed.
  package var endsWithScreen = false
  package var isStatic = false

  package var startsEmpty: Bool { start == .empty }
}

/// A function, initializer or static function of a framework, by name and labels: `present(_:animated:completion:)`.
package struct FrameworkMember: Sendable, Hashable {
  package var name: String
  /// One for each parameter; nil for `_`.
  package var labels: [String?] = []
  package var isStatic = false
  package var effects: [FrameworkEffect] = []
  package var result = FrameworkResult.data
}

/// What takes part in a call.
package indirect enum FrameworkOperand: Sendable, Hashable {
  /// In a callback, the object that the framework calls it on.
  case receiver
  /// By position among the declared parameters, from 0.
  case argument(Int)
  /// In an initializer, the new object.
  case result
  /// The framework itself, which lives as long as the app: the main run loop, the default notification center.
  case app
  /// What a property of an operand holds.
  case property(FrameworkOperand, String)
  /// What a closure returns.
  case returned(FrameworkOperand)
}

package indirect enum FrameworkEffect: Sendable, Hashable {
  /// `value` is stored in a property of `target`: added to what it holds, as an element if it holds many, or in its place.
  case store(value: FrameworkOperand, target: FrameworkOperand, property: String, adds: Bool)
  /// `target` lets go of all that its property holds; of all that it keeps where no property is given.
  case clear(target: FrameworkOperand, property: String?)
  /// What `target` keeps lets go of `value`: `removeObserver(self)`.
  case remove(value: FrameworkOperand, target: FrameworkOperand, property: String)
  /// A closure is called; of an object, what its `callAsFunction()` runs.
  case run(FrameworkOperand, when: When, times: Times, arguments: [FrameworkOperand])
  /// The method that a selector names is called on an object.
  case perform(selector: FrameworkOperand, on: FrameworkOperand, when: When, times: Times, arguments: [FrameworkOperand])
  /// What the framework calls on an object when it is first needed is called, unless it has been.
  case load(FrameworkOperand)
  /// A screen comes to lie above another one, and goes before it.
  case open(FrameworkOperand)
  /// What happens only if a Boolean argument has a value: `repeats` of a timer.
  case given(FrameworkOperand, is: Bool, FrameworkEffect)
  /// What may happen: an observable from elsewhere may end, and lets go of its closures then.
  case perhaps(FrameworkEffect)

  package enum When: String, Sendable, CaseIterable {
    /// Before the call returns.
    case now
    /// Once the running code has returned to the run loop; it is kept until then.
    case later
    /// Whenever an event occurs, for as long as it is kept.
    case event
  }
  package enum Times: String, Sendable, CaseIterable { case once, many }
}

package enum FrameworkResult: Sendable, Hashable {
  /// A value without objects.
  case data
  case `nil`
  /// What takes part in the call: `receiver` of a fluent interface.
  case operand(FrameworkOperand)
  /// A new object of a framework's type; nil for the type that the member is called on, which may inherit it.
  case new(type: String?)
  /// What a property of an operand holds.
  case property(FrameworkOperand, String)
  /// What a closure returns.
  case closure(FrameworkOperand)
  /// Something from outside the code that is read.
  case unknown
  /// It does not return.
  case never
}

/// What a framework calls on an object: `viewDidLoad()`. The effects are those on what the object returns.
package struct FrameworkCallback: Sendable, Hashable {
  package enum Phase: String, Sendable, CaseIterable {
    /// Once, before it is loaded, if a storyboard or nib file has made it.
    case unarchived
    /// Once, when it is first needed, at the latest when it is shown.
    case loaded
    /// Once, when the object is shown or becomes active.
    case shown
    /// Whenever an event occurs.
    case used
    /// Once, when the screen is left.
    case leaving
  }
  package var member: FrameworkMember
  package var phase: Phase
}
