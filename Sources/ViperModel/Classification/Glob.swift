/// A pattern in which `*` stands for any text.
package struct Glob: Sendable {
  private let parts: [Substring]

  package init(_ pattern: String) {
    parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
  }

  /// Greedy from the left, which is enough where `*` is the only wildcard: linear time.
  package func matches(_ text: String) -> Bool {
    guard parts.count > 1 else { return text == parts[0] }
    guard text.hasPrefix(parts[0]), text.hasSuffix(parts.last!), text.count >= parts[0].count + parts.last!.count
    else { return false }
    var rest = text.dropFirst(parts[0].count).dropLast(parts.last!.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let hit = rest.firstRange(of: part) else { return false }
      rest = rest[hit.upperBound...]
    }
    return true
  }
}
