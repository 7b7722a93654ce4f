internal import ViperFacts
package import ViperGraph
internal import ViperText

/// A format and the file that its output goes to.
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
  /// - Throws: `UsageError` if a drawing would replace an input of the run.
  func check<Format>(_ targets: [DrawingTarget<Format>], writtenBy option: String) throws(UsageError) {
    for target in targets {
      if let file = target.file { try check(file, writtenBy: option) }
    }
  }
}

/// A drawing ready to be written, or the reason why there is none.
package struct FinishedDrawing: Sendable {
  /// Nil for standard output.
  package let file: String?
  package let result: Result<FormattedGraph, OutputError>

  /// - Throws: `UsageError` for an impossible view; any other failure becomes the result.
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

extension [FinishedDrawing] {
  /// A drawing for each target.
  ///
  /// - Parameter summary: what each shows, in figures, unless the drawing says it itself.
  init<Format>(
    for targets: [DrawingTarget<Format>], of summary: String? = nil, _ draw: (Format) throws -> FormattedGraph
  ) throws(UsageError) {
    self = []
    for target in targets {
      let drawing = try FinishedDrawing(in: target.file) {
        var output = try draw(target.format)
        output.summary = output.summary ?? summary
        return output
      }
      append(drawing)
    }
  }
}

extension UsageError {
  /// The usage error of an impossible view, with the nearest names.
  fileprivate init(_ error: ViewError) {
    self.init([Diagnostic(.error, error.message + Self.suggestion(for: error))])
  }

  private static func suggestion(for error: ViewError) -> String {
    guard case .unknownName(let name, _, let known) = error else { return "" }
    let hint = NearestNames.suggestion(for: name, among: known)
    if !hint.isEmpty { return hint }
    return name.contains("*") ? "" : "; use '*' to match any text, as in '*\(name)*'"
  }
}
