import Foundation
import ViperFacts
import ViperReporting
import ViperRules

extension SourceExcerpts {
  /// The lines that findings stand on, read again from the files that have any.
  ///
  /// A file that has gone since has no excerpt: the finding says enough without it.
  init(of findings: [Finding], _ options: AnalysisOptions) {
    self.init()
    let replaced = options.replacement.map { FolderPath($0.path, in: options.workingDirectory) }
    let ranges = findings.filter { $0.disposition == .new }.map(\.range)
    for (file, ranges) in Dictionary(grouping: ranges, by: \.file) {
      let path = FolderPath(file, in: options.basePath)
      let bytes = path == replaced ? options.replacement.map { Data($0.bytes) } : FileManager.default.contents(atPath: path.text)
      guard let bytes else { continue }
      add(Set(ranges.map(\.line)), of: file, from: bytes)
    }
  }
}
