/// What a call of a framework does that is the business of some roles only, or nobody's.
package enum ApiEffect: String, Sendable, CaseIterable {
  /// Reads or writes what is outside of the app's memory: the network, files, databases, settings.
  case io
  /// Opens or closes a screen.
  case navigation
  /// Only notes what happens, for developers.
  case logging
}
