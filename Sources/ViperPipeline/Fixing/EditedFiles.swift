internal import OrderedCollections
internal import ViperRules

/// The files that fixes change, before and after.
struct EditedFiles {
  struct Change {
    let path: String
    let before: [UInt8]
    let after: [UInt8]
  }

  /// By printed path, sorted.
  private(set) var changes: OrderedDictionary<String, Change> = [:]

  /// - Parameter originals: the path and bytes of each file, by printed path.
  init(_ fixes: [Fix], originals: [String: OriginalFile]) {
    let edits = Dictionary(grouping: Set(fixes.flatMap(\.edits)), by: \.file)
    for (file, edits) in edits.sorted(by: { $0.key < $1.key }) {
      guard let original = originals[file] else { continue }
      changes[file] = Change(path: original.path, before: original.bytes, after: Self.text(of: original.bytes, after: edits))
    }
  }

  private static func text(of bytes: [UInt8], after edits: [Edit]) -> [UInt8] {
    var text = bytes
    for edit in edits.sorted(by: { $0.bytes.lowerBound > $1.bytes.lowerBound }) {
      text.replaceSubrange(edit.bytes, with: edit.text.utf8)
    }
    return text
  }

  /// The new content of each file by its absolute path.
  var contents: [String: [UInt8]] { Dictionary(uniqueKeysWithValues: changes.values.map { ($0.path, $0.after) }) }

  /// Fixes that can be made together, and those that would change the same text in another way.
  static func compatible(_ fixes: [Fix]) -> (kept: [Fix], clashing: [Fix]) {
    var (kept, clashing): ([Fix], [Fix]) = ([], [])
    var taken: [String: [Edit]] = [:]
    for fix in fixes {
      if fix.edits.contains(where: { edit in taken[edit.file, default: []].contains { clash($0, edit) } }) {
        clashing.append(fix)
      } else {
        kept.append(fix)
        for edit in fix.edits { taken[edit.file, default: []].append(edit) }
      }
    }
    return (kept, clashing)
  }

  /// Whether two edits are neither the same nor apart.
  private static func clash(_ a: Edit, _ b: Edit) -> Bool {
    if a == b { return false }
    return a.bytes.lowerBound <= b.bytes.upperBound && b.bytes.lowerBound <= a.bytes.upperBound
  }
}
