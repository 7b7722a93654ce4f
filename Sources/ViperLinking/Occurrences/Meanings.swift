import ViperFacts

/// The meaning of each name and member in a file.
package struct Meanings: Sendable {
  /// By node.
  private let codes: [Int32]
  private static let absent: Int32 = -1

  package init(of file: Int, in codebase: Codebase, _ occurrences: Occurrences) {
    var codes = Array(repeating: Self.absent, count: codebase.files[file].facts.expressions.count)
    for occurrence in occurrences.occurrences(in: file) { codes[occurrence.node] = occurrence.meaning.code }
    self.codes = codes
  }

  /// Nil for an expression that is no name, and for one in code that is not evaluated.
  package subscript(node: Int) -> Meaning? { codes[node] == Self.absent ? nil : Meaning(code: codes[node]) }
}
