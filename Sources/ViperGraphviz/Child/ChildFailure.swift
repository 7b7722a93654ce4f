/// A child process that could not even be started.
struct ChildFailure: Error, Equatable, CustomStringConvertible {
  var reason: String
  var description: String { reason }
}
