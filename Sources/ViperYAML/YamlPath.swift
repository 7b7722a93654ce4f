internal import ViperText

/// The keys that lead to a value of a YAML file; formatted only for messages.
package indirect enum YamlPath: CustomStringConvertible {
  case file
  case key(YamlPath, String)
  case element(YamlPath, Int)

  /// `roles.view.names[0]`; empty for the whole file.
  package var description: String {
    switch self {
    case .file: ""
    case .key(.file, let key): key.shortened
    case .key(let parent, let key): "\(parent).\(key.shortened)"
    case .element(let parent, let index): "\(parent)[\(index)]"
    }
  }
}
