/// What the code of a framework, which is not read, does with the objects that it gets.
///
/// Models are data: one YAML file for each framework, and files of a team's own.
package struct FrameworkModel: Sendable, Hashable {
  /// The module that is imported: `UIKit`.
  package var name: String
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
  package enum Strength: String, Sendable, CaseIterable { case strong, weak, unowned }
  package var name: String
  package var strength = Strength.strong
  /// Whether it is nil, or empty, until something is stored there; else it may hold what no code that is read has stored.
  package var startsEmpty = false
  /// Whether the framework lets go of what it holds when the screen is closed.
  package var endsWithScreen = false
  package var isStatic = false
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
package enum FrameworkOperand: Sendable, Hashable {
  case receiver
  /// By position among the declared parameters, from 0.
  case argument(Int)
  case result
  /// The framework itself, which lives as long as the app: the main run loop, the default notification center.
  case app
}

package enum FrameworkEffect: Sendable, Hashable {
  /// `value` is stored in a property of `target`: added to what it holds, or in its place.
  case store(value: FrameworkOperand, target: FrameworkOperand, property: String, adds: Bool)
  /// `target` lets go of all that its property holds; of all that it keeps where no property is given.
  case clear(target: FrameworkOperand, property: String?)
  /// What `target` keeps lets go of `value`: `removeObserver(self)`.
  case remove(value: FrameworkOperand, target: FrameworkOperand, property: String)
  /// A closure is called, or an object's action.
  case run(FrameworkOperand, when: When, times: Times, arguments: [FrameworkOperand])

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
  /// A new object of a framework's type; nil for the type that has the member.
  case new(type: String?)
  /// What a property of an operand holds.
  case property(FrameworkOperand, String)
  /// What a closure returns.
  case closure(FrameworkOperand)
  /// Something from outside the code that is read.
  case unknown
}

/// What a framework calls on an object: `viewDidLoad()`.
package struct FrameworkCallback: Sendable, Hashable {
  package enum Phase: String, Sendable, CaseIterable {
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
