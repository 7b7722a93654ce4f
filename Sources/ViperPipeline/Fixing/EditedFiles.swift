internal import ViperRules

/// A file to write, with its old and its new content.
package struct FileChange: Sendable {
  /// As printed.
  let name: String
  /// Absolute.
  package let path: String
  let before: [UInt8]
  package let after: [UInt8]
}

/// The files that fixes change, before and after.
struct EditedFiles {
  /// One for each file, by printed path.
  let changes: [FileChange]
  /// The same in steps: the code compiles after each of them if it does before the first and after the last. A file with edits of
  /// two phases is written twice.
  let writes: [FileChange]

  /// - Parameter originals: the path and bytes of each file, by printed path.
  init(_ fixes: [Fix], originals: [String: OriginalFile]) {
    let edits = Dictionary(grouping: Set(fixes.flatMap(\.edits)), by: \.file).sorted { $0.key < $1.key }
    func change(_ name: String, _ before: [Edit], _ after: [Edit]) -> FileChange? {
      originals[name].map { original in
        FileChange(
          name: name, path: original.path, before: Self.text(of: original.bytes, after: before),
          after: Self.text(of: original.bytes, after: after))
      }
    }
    changes = edits.compactMap { change($0.key, [], $0.value) }
    writes = Edit.Phase.allCases.flatMap { phase in
      edits.filter { $0.value.contains { $0.phase == phase } }.compactMap { name, edits in
        change(name, edits.filter { $0.phase < phase }, edits.filter { $0.phase <= phase })
      }
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
  var contents: [String: [UInt8]] { Dictionary(uniqueKeysWithValues: changes.map { ($0.path, $0.after) }) }

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
