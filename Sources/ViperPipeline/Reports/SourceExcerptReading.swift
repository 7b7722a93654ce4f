import Foundation
package import ViperFacts
internal import ViperPlatform
package import ViperReporting
package import ViperRules

extension SourceExcerpts {
  /// Reads the source lines of findings, and of code that does not parse, again.
  ///
  /// A file that has been deleted since has no excerpt; its findings are shown without one.
  ///
  /// - Parameter need: the lines to read; with `none` no file is opened.
  package init(
    of findings: [Finding], _ diagnostics: [Diagnostic], _ options: AnalysisOptions, _ need: Need = .newFindings
  ) {
    self.init()
    if need == .none { return }
    let onlyNew = need == .newFindings
    var lines: [String: Set<Int>] = [:]
    for finding in findings where !onlyNew || finding.disposition == .new {
      for range in [finding.range] + (onlyNew ? [] : finding.notes.map(\.range) + finding.edits.map(\.range)) {
        lines[range.file, default: []].formUnion(onlyNew ? [range.line] : [range.line, range.endLine])
      }
    }
    for diagnostic in diagnostics where diagnostic.column != nil {
      if let file = diagnostic.file, let line = diagnostic.line { lines[file, default: []].insert(line) }
    }
    let replaced = options.replacement.map { AbsolutePath($0.path, in: options.workingDirectory) }
    for (file, lines) in lines {
      let path = AbsolutePath(file, in: options.basePath)
      let bytes =
        path == replaced ? options.replacement.map { Data($0.bytes) } : FileManager.default.contents(atPath: path.string)
      guard let bytes else { continue }
      add(lines, of: file, from: bytes)
    }
  }
}
