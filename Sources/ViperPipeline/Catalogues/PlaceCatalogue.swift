internal import Foundation
internal import ViperFacts
internal import ViperModel
internal import ViperPlatform
internal import ViperReporting
internal import ViperRules
internal import ViperText

/// What is at a line of a file, in the form that the command line prints.
package enum PlaceCatalogue {
  /// - Parameter text: `FILE:LINE`, as reports print it; a column may follow.
  /// - Throws: `UsageError` for another form, a file that was not analysed, or a line with nothing to explain.
  package static func explanation(of text: String, _ options: AnalysisOptions) throws(UsageError) -> String {
    guard let (name, line) = parts(of: text) else {
      let isFile = text.hasSuffix(".swift")
      throw usage(
        isFile
          ? "'\(text)' has no line; add one, as in '\(text):12'"
          : "'\(text)' is no place in the code; write FILE:LINE, or the name of a rule, module or dialect")
    }
    let analysis = try Analysis(options.explained)
    let path = AbsolutePath(name, in: options.workingDirectory)
    guard let explanation = analysis.explanation,
      let file = explanation.file(at: path.string, named: name)
        ?? explanation.file(at: AbsolutePath(name, in: options.basePath).string, named: name)
    else { throw unread(name, path, analysis.paths, options) }
    let count = explanation.lineCount(of: file)
    guard (1...count).contains(line) else { throw usage("'\(name)' has no line \(line); it has \(counted(count, "line"))") }
    let place = explanation.place(in: file, line: line)
    let text = PlaceText(place, in: analysis.whole, findings: analysis.report.findings)
    guard text.isEmpty else { return text.text }
    let hint = place.nearest.map { "; the nearest declaration is in line \($0)" } ?? "; the file declares nothing"
    throw usage("nothing is declared at '\(name):\(line)'\(hint)")
  }

  /// The file and the line of `FILE:LINE` or `FILE:LINE:COLUMN`.
  static func parts(of text: String) -> (file: String, line: Int)? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.reversed().prefix { !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } }.count
    guard (1...2).contains(numbers), parts.count > numbers, let line = Int(parts[parts.count - numbers]) else { return nil }
    let file = parts.dropLast(numbers).joined(separator: ":")
    return file.isEmpty ? nil : (file, line)
  }

  private static func unread(
    _ name: String, _ path: AbsolutePath, _ paths: [String], _ options: AnalysisOptions
  ) -> UsageError {
    guard options.indexes.isEmpty else { return usage("no index has the file '\(name)'") }
    guard FileManager.default.fileExists(atPath: path.string) else { return usage("'\(name)' does not exist; check the path") }
    if paths.contains(where: { AbsolutePath($0, in: options.workingDirectory).contains(path) }) {
      return usage("'\(name)' is not analysed: it is excluded, test code, in no build target, or no Swift file")
    }
    return usage("'\(name)' is not in the analysed paths; name a folder around it after it")
  }

  private static func usage(_ message: String) -> UsageError { UsageError([Diagnostic(.error, message)]) }
}

extension AnalysisOptions {
  /// The same run, which also keeps the evidence for its verdicts.
  var explained: AnalysisOptions {
    var options = self
    options.isExplained = true
    return options
  }
}
