package import ViperFacts
import ViperText

extension Diagnostic {
  /// `path:line:column: error: message`, without the parts that are absent.
  package var text: String { text(at: file) }

  /// The same with another spelling of the path.
  func text(at path: String?) -> String {
    let numbers = [line, column].compactMap { $0.map { "\($0):" } }.joined()
    let place = path.map { path in "\(path.visible):\(numbers) " } ?? ""
    return "\(place)\(severity.rawValue): \(message.visible)"
  }
}
