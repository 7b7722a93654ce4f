/// What is wrong with a module.
enum ModuleFault: Sendable {
  /// A link holds in the other way.
  case strength
  /// A line of the wiring is missing.
  case missingLine
  /// A part gets another presenter than the rest.
  case secondPresenter
  /// The view loads before it has its presenter.
  case earlyUse
  /// The app keeps in a local what must be kept in a property.
  case keptByLocal
  /// Only a circle of references keeps the view until it is shown.
  case leakShows
  /// A closure, a helper or a child keeps what owns it.
  case extra
}
