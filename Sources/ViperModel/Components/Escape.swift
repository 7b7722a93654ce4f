/// The ways in which a property, or an object, leaves the code that can be followed: from there on, nothing is said about it.
///
/// Wiring, contracts and liveness ask the same question, so that they share its answers. The guide to rules prints this table.
package enum Escape: String, Sendable, CaseIterable {
  case attribute
  case byName = "by-name"
  case `branch`
  case broken = "unreadable-file"
  case closure
  case decoded
  case keyPath = "key-path"
  case objectiveC = "objective-c"
  case `operator`
  case outlet
  case overridden
  case passed
  case published
  case supertype = "unknown-supertype"
  case uncreated
  case receiver = "unknown-receiver"

  /// What in the code is such a way, as a noun.
  package var code: String {
    switch self {
    case .attribute: "an attribute that is not Swift's own: a property wrapper or a macro"
    case .byName: "a definition that injects by name, in a file that names the owner: `injectProperty(\"presenter\", with: …)`"
    case .branch: "an `if`, `switch`, loop, `do`, `defer`, ternary or `??` around one of two places, and not around the other"
    case .broken: "a file with a syntax error that names the property"
    case .closure: "a closure around one of two places: it may run later, or never"
    case .decoded: "an owner that a decoder makes"
    case .keyPath: "a key path or macro that names the property: `\\.presenter`"
    case .objectiveC: "`@objc` on the property, or on a protocol that requires it"
    case .operator: "a custom operator, or a tuple, with the property on its left side: `view.presenter <- presenter`"
    case .outlet: "`@IBOutlet`"
    case .overridden: "a subclass or a base class that declares the property again"
    case .passed: "an object that is passed to a call, stored, returned or captured before the place in question"
    case .published: "`public`, `open` or `package` on the property"
    case .supertype: "a supertype of the owner that is neither in the code base nor a framework's"
    case .uncreated: "an owner that no code creates or names in an expression"
    case .receiver: "an assignment to a property of that name on a receiver whose type is not known: `$0.presenter = presenter`"
    }
  }

  /// Who may do what nobody sees.
  package var reason: String {
    switch self {
    case .attribute: "the wrapper may ask a container for the value"
    case .byName: "the container sets the property that the text names"
    case .branch: "the two may never run one after the other"
    case .broken: "the file is not fully read"
    case .closure: "its place in time is not known"
    case .decoded: "it may fill any property"
    case .keyPath: "code that gets it may write through it"
    case .objectiveC: "code in Objective-C, or the runtime, may set it by name"
    case .operator: "it may assign"
    case .outlet: "the storyboard or nib sets it"
    case .overridden: "another getter or setter may be in its place"
    case .passed: "code that gets it may set, read or keep it"
    case .published: "code that is not in the code base may set it"
    case .supertype: "it may require the property, and set it"
    case .uncreated: "its creator, such as a storyboard or a container, may fill it; without one, nothing is missing"
    case .receiver: "it may be this one"
    }
  }
}
