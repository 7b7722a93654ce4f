/// An import: `import UIKit`, `import class UIKit.UIColor`.
package struct ImportFact: FactRecord {
  /// The module, the path's first part.
  package var module: NameTable.ID
  /// The whole declaration.
  package var span: Span

  func addIndices(at index: Int, to bounds: inout FactBounds) {
    bounds.add(name: module)
    bounds.add(span)
  }
}

/// A comment addressed to the linter: everything after `viper-lint:`.
package struct SuppressionComment: FactRecord {
  package var text: NameTable.ID
  /// The whole comment.
  package var span: Span
  /// Where the next code begins, blank lines and other comments left out; the file's end where there is none.
  package var next: UInt32

  func addIndices(at index: Int, to bounds: inout FactBounds) {
    bounds.add(name: text)
    bounds.add(span)
  }
}

/// A place that does not parse, and what is wrong there.
package struct SyntaxError: FactRecord {
  package var offset: UInt32
  package var message: NameTable.ID

  func addIndices(at index: Int, to bounds: inout FactBounds) { bounds.add(name: message) }
}
