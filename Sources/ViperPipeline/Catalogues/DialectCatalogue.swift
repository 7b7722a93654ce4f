internal import Foundation
internal import ViperDialects
internal import ViperModel
internal import ViperText

/// The dialects in the form that the command line prints.
package enum DialectCatalogue {
  /// Every built-in dialect with its summary, one a line.
  package static func list() throws(UsageError) -> String {
    let width = BuiltInDialects.all.map(\.name.count).max() ?? 0
    var text = ""
    for entry in BuiltInDialects.all {
      let dialect = try DialectChoice.load(entry.name)
      text += entry.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + dialect.summary + "\n"
    }
    return text
  }

  /// A dialect's tables.
  ///
  /// - Throws: `UsageError` for an unknown name, or a file that is missing or invalid.
  package static func description(of name: String) throws(UsageError) -> String {
    DialectDescription(try DialectChoice.load(name)).text.printable
  }
}
