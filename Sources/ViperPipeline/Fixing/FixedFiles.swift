internal import Foundation
internal import ViperPlatform
internal import ViperRules

/// Writes what fixes change: all files, or none.
enum FixedFiles {
  /// Writes the files of the fixes that no one has changed meanwhile; the other fixes are left out.
  ///
  /// - Throws: `OutputError` if a file cannot be written, in which case those before it are as they were.
  static func write(
    _ fixes: [Fix], originals: [String: OriginalFile]
  ) throws(OutputError) -> (kept: [Fix], leftOut: [LeftOutFix]) {
    try Interruption.deferred { () throws(OutputError) in
      let changed = Set(originals.filter { !isUnchanged($0.value) }.keys)
      let kept = fixes.filter { changed.isDisjoint(with: $0.files) }
      let leftOut = fixes.filter { !changed.isDisjoint(with: $0.files) }.map { fix in
        let file = fix.files.intersection(changed).sorted()[0]
        return LeftOutFix(finding: fix.finding, reason: "'\(file)' has been changed meanwhile; run again")
      }
      try write(EditedFiles(kept, originals: originals))
      return (kept, leftOut)
    }
  }

  private static func isUnchanged(_ file: OriginalFile) -> Bool {
    FileManager.default.contents(atPath: file.path).map { $0.elementsEqual(file.bytes) } ?? false
  }

  private static func write(_ files: EditedFiles) throws(OutputError) {
    var written: [FileChange] = []
    for change in files.writes {
      do {
        try OutputFile(change.path).write(change.after)
        written.append(change)
      } catch {
        let lost = Self.lost(restoring: written).map { "'\($0)'" }
        let rest = lost.isEmpty ? "no file was changed" : "\(lost.joined(separator: ", ")) could not be restored either"
        throw OutputError("cannot write '\(change.name)': \(error.reason), so \(rest)")
      }
    }
  }

  /// Takes changes back, the last first; returns the files where that fails.
  private static func lost(restoring written: [FileChange]) -> [String] {
    var lost: [String] = []
    for change in written.reversed() where (try? OutputFile(change.path).write(change.before)) == nil {
      if !lost.contains(change.path) { lost.append(change.path) }
    }
    return lost
  }
}
