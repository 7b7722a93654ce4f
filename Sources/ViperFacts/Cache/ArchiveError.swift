/// Why an archive cannot be used, as the middle of a message.
package enum ArchiveError: Error {
  /// No archive at all, or one of a machine with another byte order.
  case foreign
  case otherVersion
  /// Too short, changed, or with numbers that lead nowhere.
  case damaged

  package var reason: String {
    switch self {
    case .foreign: "is no index of viper-lint"
    case .otherVersion: "is of another version of viper-lint"
    case .damaged: "is damaged"
    }
  }
}
