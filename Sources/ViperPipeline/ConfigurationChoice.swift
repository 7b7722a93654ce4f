/// Which configuration a run reads.
package enum ConfigurationChoice: Sendable, Equatable {
  /// The one in the folder of the first path, or the nearest one above it.
  case nearest
  case file(String)
  case none
}
