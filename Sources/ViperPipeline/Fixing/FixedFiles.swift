internal import Foundation
internal import ViperPlatform
internal import ViperRules

/// Writes the files of fixes: all files of a fix, or none.
struct FixedFiles {
  /// The fixes that were made.
  private(set) var kept: [Fix] = []
  private(set) var leftOut: [LeftOutFix] = []
  /// Whether a file could not be written.
  private(set) var isIncomplete = false
  private let originals: [String: OriginalFile]

  /// Writes the files of the fixes that no one has changed meanwhile, as far as they can be written.
  ///
  /// - Throws: `OutputError` if a partly written fix could not be undone.
  init(_ fixes: [Fix], originals: [String: OriginalFile]) throws(OutputError) {
    var files = FixedFiles(originals: originals)
    try Interruption.deferred { () throws(OutputError) in try files.write(unchanged: fixes) }
    self = files
  }

  private init(originals: [String: OriginalFile]) { self.originals = originals }

  private mutating func write(unchanged fixes: [Fix]) throws(OutputError) {
    for folder in Set(originals.values.compactMap { AbsolutePath($0.path).folder?.string }) {
      OutputFile.removeLeftovers(in: folder)
    }
    let changed = Set(originals.filter { !Self.isUnchanged($0.value) }.keys)
    leave(fixes.filter { !changed.isDisjoint(with: $0.files) }) { fix in
      LeftOutFix.Reason(
        "the file has been changed meanwhile; run again",
        "'\(fix.files.intersection(changed).sorted()[0])' has been changed meanwhile; run again")
    }
    for group in Fix.groups(fixes.filter { changed.isDisjoint(with: $0.files) }) { try write(group) }
  }

  private static func isUnchanged(_ file: OriginalFile) -> Bool {
    FileManager.default.contents(atPath: file.path).map { $0.elementsEqual(file.bytes) } ?? false
  }

  private mutating func leave(_ fixes: [Fix], _ reason: (Fix) -> LeftOutFix.Reason) {
    leftOut += fixes.map { LeftOutFix(finding: $0.finding, reason: reason($0)) }
  }

  /// Makes fixes that share files, except those of a file that cannot be written.
  private mutating func write(_ fixes: [Fix]) throws(OutputError) {
    var written: [FileChange] = []
    for change in EditedFiles(fixes, originals: originals).writes {
      do {
        try OutputFile(change.path).write(change.after)
        written.append(change)
      } catch {
        let lost = Self.lost(restoring: written).map { "'\($0)'" }
        let failure = "cannot write '\(change.name)': \(error.reason)"
        guard lost.isEmpty else {
          throw OutputError("\(failure), so \(lost.joined(separator: ", ")) could not be restored either")
        }
        isIncomplete = true
        leave(fixes.filter { $0.files.contains(change.name) }) { _ in LeftOutFix.Reason(failure) }
        for group in Fix.groups(fixes.filter { !$0.files.contains(change.name) }) { try write(group) }
        return
      }
    }
    kept += fixes
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
