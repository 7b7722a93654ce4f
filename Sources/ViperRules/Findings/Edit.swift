package import ViperFacts

/// A change of a file's text: a range and what replaces it.
package struct Edit: Hashable, Sendable {
  /// The printed path, and the place as lines and columns.
  package var range: SourceRange
  /// The replaced bytes, as offsets in the file; empty where text is only inserted.
  package var bytes: Range<Int>
  package var text: String

  package init(range: SourceRange, bytes: Range<Int>, text: String) {
    (self.range, self.bytes, self.text) = (range, bytes, text)
  }

  package var file: String { range.file }
}
