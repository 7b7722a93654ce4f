package import ViperFacts
import ViperText

extension Diagnostic {
  /// `path:line: error: message`, without the parts that are absent.
  package var text: String { text(at: file) }

  /// The same with another spelling of the path.
  func text(at path: String?) -> String {
    let place = path.map { path in "\(path.visible):\(line.map { "\($0):" } ?? "") " } ?? ""
    return "\(place)\(severity.rawValue): \(message.visible)"
  }
}
