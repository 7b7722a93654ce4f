import ViperFacts
import ViperGraph
import ViperPipeline
import ViperText

extension UsageError {
  /// A view that cannot be had, with the names that may have been meant.
  init(_ error: ViewError) {
    self.init([Diagnostic(.error, error.message + Self.suggestion(for: error))])
  }

  private static func suggestion(for error: ViewError) -> String {
    guard case .unknownName(let name, _, let known) = error else { return "" }
    let hint = NearestNames.suggestion(for: name, among: known)
    if !hint.isEmpty { return hint }
    return name.contains("*") ? "" : "; '*' stands for any text, as in '*\(name)*'"
  }
}
