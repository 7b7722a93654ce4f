/// An import: `import UIKit`, `import class UIKit.UIColor`.
package struct ImportFact: FactRecord {
  /// The module: the first component of the path.
  package var module: NameTable.ID
  /// The span of the whole declaration.
  package var span: Span

  func addIndices(at index: Int, to bounds: inout FactBounds) {
    bounds.add(name: module)
    bounds.add(span)
  }
}

/// A comment addressed to the linter: the text after `viper-lint:`.
package struct SuppressionComment: FactRecord {
  package var text: NameTable.ID
  /// The span of the whole comment.
  package var span: Span
  /// The start of the next code after blank lines and other comments; the file's end if there is none.
  package var next: UInt32

  func addIndices(at index: Int, to bounds: inout FactBounds) {
    bounds.add(name: text)
    bounds.add(span)
  }
}

/// A syntax error: its offset and message.
package struct SyntaxError: FactRecord {
  package var offset: UInt32
  package var message: NameTable.ID

  func addIndices(at index: Int, to bounds: inout FactBounds) { bounds.add(name: message) }
}
