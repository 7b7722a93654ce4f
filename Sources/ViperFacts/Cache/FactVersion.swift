/// The version of stored facts: only facts of the same extractor and record layout are read back.
package enum FactVersion {
  /// The version of files for other machines, which excludes the program's build and location.
  ///
  /// It follows from the layout of all records, so a new field or kind changes it automatically.
  package static func portable(tool: String) -> UInt64 {
    Array("\(FactExtractor.revision) \(layout) \(tool)".utf8).withUnsafeBytes { WordHash($0).low }
  }

  /// The version of a cache. Each debug build has its own, so that work on the extractor needs no new revision for each attempt.
  ///
  /// Release builds are identified by the tool's version alone, so that both executables and copies of them share a cache.
  package static func local(tool: String, program: String) -> UInt64 {
    #if DEBUG
      return build(tool: tool, program: program) ?? portable(tool: tool)
    #else
      return portable(tool: tool)
    #endif
  }

  /// The version of results computed from facts, which hold for one build, identified by the executable's size and modification
  /// time.
  ///
  /// Nil if the executable cannot be examined.
  package static func build(tool: String, program: String) -> UInt64? {
    FileStamp(program).map { portable(tool: "\(tool) \($0.size) \($0.modified)") }
  }

  private static let layout = "\(ArchiveHeader.format) \(tables.map(String.init).joined(separator: " ")) \(FactWriter.layout)"

  private static let tables = [
    MemoryLayout<ArchiveHeader>.size, MemoryLayout<ArchivedFile>.size, MemoryLayout<ArchivedFacts>.size,
    MemoryLayout<ArchivedProblem>.size, MemoryLayout<ArchivedPlace>.size,
  ]
}
