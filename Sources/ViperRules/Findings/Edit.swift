package import ViperFacts

/// A change of a file's text: a range and what replaces it.
package struct Edit: Hashable, Sendable {
  /// The printed path, and the place as lines and columns.
  package var range: SourceRange
  /// The replaced bytes, as offsets in the file; empty where text is only inserted.
  package var bytes: Range<Int>
  package var text: String
  package var phase: Phase

  /// When an edit is made: code compiles after each phase, with or without the edits of the next.
  package enum Phase: Int, CaseIterable, Comparable, Sendable {
    /// What other edits need: an interface is bound to classes, so that references to it may be weak.
    case bound
    /// What the bound leaves without need of a variable.
    case constant
    case other

    package static func < (a: Phase, b: Phase) -> Bool { a.rawValue < b.rawValue }
  }

  package init(range: SourceRange, bytes: Range<Int>, text: String, phase: Phase = .other) {
    (self.range, self.bytes, self.text, self.phase) = (range, bytes, text, phase)
  }

  package var file: String { range.file }
}
