/// Which baseline a run goes by.
package enum BaselineChoice: Sendable, Equatable {
  /// The one that the configuration names, else `.viper-lint-baseline` beside it, else in the working directory; none is fine.
  case automatic
  case none
  /// Named on the command line, relative to the working directory; it must be there.
  case file(String)
}
