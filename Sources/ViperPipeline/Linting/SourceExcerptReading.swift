import Foundation
import ViperFacts
package import ViperReporting
package import ViperRules

extension SourceExcerpts {
  /// The lines that findings stand on, read again from the files that have any.
  ///
  /// A file that has gone since has no excerpt: the finding says enough without it.
  package init(of findings: [Finding], basePath: String) {
    self.init()
    let ranges = findings.filter { $0.disposition == .new }.map(\.range)
    for (file, ranges) in Dictionary(grouping: ranges, by: \.file) {
      let path = file.hasPrefix("/") ? file : "\(basePath)/\(file)"
      guard let bytes = FileManager.default.contents(atPath: path) else { continue }
      add(Set(ranges.map(\.line)), of: file, from: bytes)
    }
  }
}
