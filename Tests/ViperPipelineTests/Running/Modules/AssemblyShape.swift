/// Who makes the parts of a module and wires them.
enum AssemblyShape: CaseIterable, Sendable {
  /// A static method of an assembly that has no other purpose.
  case staticMethod
  /// The same, whose result has the type of the view's interface or class.
  case returnsInterface
  /// A static method of the router.
  case staticRouter
  /// A method of an assembly object, which is a local of its user.
  case object
  /// The same, with a method for each part.
  case methods
  /// A method that returns the view and the presenter.
  case pair
  /// A method that returns the presenter alone, which shows its view itself.
  case returnsPresenter
  /// The view makes a configurator, which makes the rest.
  case configurator
  /// The initializer of a wireframe, whose user asks it for the view.
  case wireframe
  /// A method of a wireframe object.
  case wireframeMethod
  /// An object that keeps all parts, and that the app keeps.
  case owner

  /// What can be wrong with a module that is assembled like this, the more frequent mistakes more than once.
  var faults: [ModuleFault] {
    let everywhere: [ModuleFault] = [
      .strength, .strength, .strength, .strength, .missingLine, .secondPresenter, .earlyUse, .extra,
      .extra,
    ]
    switch self {
    case .owner, .returnsPresenter: return everywhere + [.keptByLocal, .keptByLocal]
    case .wireframe: return everywhere + [.keptByLocal, .leakShows, .leakShows]
    default: return everywhere
    }
  }

  /// Whether the router is there before the other parts, and is the one who makes them.
  var isRouter: Bool { self == .wireframe || self == .wireframeMethod }
}
