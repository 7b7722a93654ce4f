internal import ViperFacts
package import ViperGraph
internal import ViperText

/// A format, and where to write what comes out.
package struct DrawingTarget<Format: Sendable>: Sendable {
  package let format: Format
  /// Nil for standard output.
  package let file: String?

  package init(format: Format, file: String?) {
    self.format = format
    self.file = file
  }
}

extension ProtectedFiles {
  /// - Throws: `UsageError` where a drawing would replace a file that the run reads.
  func check<Format>(_ targets: [DrawingTarget<Format>], writtenBy option: String) throws(UsageError) {
    for target in targets {
      if let file = target.file { try check(file, writtenBy: option) }
    }
  }
}

/// A drawing as it is to be written, or why there is none.
package struct FinishedDrawing: Sendable {
  /// Nil for standard output.
  package let file: String?
  package let result: Result<FormattedGraph, OutputError>

  /// What cannot be had is wrong usage; whatever else goes wrong is an output that is missing.
  init(in file: String?, _ draw: () throws -> FormattedGraph) throws(UsageError) {
    self.file = file
    do {
      result = .success(try draw())
    } catch let error as ViewError {
      throw UsageError(error)
    } catch {
      result = .failure(error as? OutputError ?? OutputError("\(error)"))
    }
  }
}

extension UsageError {
  /// A view that cannot be had, with the names that may have been meant.
  fileprivate init(_ error: ViewError) {
    self.init([Diagnostic(.error, error.message + Self.suggestion(for: error))])
  }

  private static func suggestion(for error: ViewError) -> String {
    guard case .unknownName(let name, _, let known) = error else { return "" }
    let hint = NearestNames.suggestion(for: name, among: known)
    if !hint.isEmpty { return hint }
    return name.contains("*") ? "" : "; '*' stands for any text, as in '*\(name)*'"
  }
}
