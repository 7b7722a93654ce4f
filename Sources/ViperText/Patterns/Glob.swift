/// A pattern in which `*` stands for any text.
package struct Glob: Sendable {
  private let parts: [String]

  package init(_ pattern: String) {
    parts = pattern.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
  }

  /// Greedy from the left, which is enough where `*` is the only wildcard: linear time.
  package func matches(_ text: String) -> Bool {
    guard parts.count > 1, let first = parts.first, let last = parts.last else { return text == parts[0] }
    guard text.utf8.count >= first.utf8.count + last.utf8.count, text.hasPrefix(first), text.hasSuffix(last) else { return false }
    if parts.count == 2 { return true }
    var rest = text.utf8.dropFirst(first.utf8.count).dropLast(last.utf8.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let hit = rest.firstRange(of: part.utf8) else { return false }
      rest = rest[hit.upperBound...]
    }
    return true
  }
}
