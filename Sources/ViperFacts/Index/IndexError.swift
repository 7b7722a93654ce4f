/// The reason why an index cannot be used or written.
package enum IndexError: Error, Equatable {
  case missing(String)
  case unreadable(String, String)
  case unwritable(String, String)
  case unusable(String, String)
  case conflict(file: String, String, String)

  package var message: String {
    switch self {
    case .missing(let path): "the index '\(path)' does not exist; check the path"
    case .unreadable(let path, let reason): "cannot read the index '\(path)': \(reason); check the path and its permissions"
    case .unwritable(let path, let reason): "cannot write the index '\(path)': \(reason)"
    case .unusable(let path, let reason): "'\(path)' \(reason); write it again with this version's 'viper-lint index'"
    case .conflict(let file, let first, let second):
      "'\(file)' differs between the indexes '\(first)' and '\(second)'; write both again from the same code"
    }
  }
}
