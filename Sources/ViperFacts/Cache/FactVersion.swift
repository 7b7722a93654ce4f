/// The version of stored facts: only those of the same extractor, laid out in the same way, are read back.
package enum FactVersion {
  /// The version of files for other machines: the build and the place of the program do not count.
  ///
  /// It follows from the layout of all records, so nothing has to be raised where one of them gets another field or kind.
  package static func portable(tool: String) -> UInt64 {
    Array("\(FactExtractor.revision) \(layout) \(tool)".utf8).withUnsafeBytes { WordHash($0).low }
  }

  /// The version of a cache. In a debug build every build has its own, so that work on the extractor needs no new revision for
  /// each try.
  ///
  /// A released program is identified by its version alone, so that both programs share a cache, and a copy of one finds it again.
  package static func local(tool: String, program: String) -> UInt64 {
    #if DEBUG
      return build(tool: tool, program: program) ?? portable(tool: tool)
    #else
      return portable(tool: tool)
    #endif
  }

  /// The version of what a program has worked out of facts: it holds for that build, as told by its size and time.
  ///
  /// Nil where nothing is known of the program.
  package static func build(tool: String, program: String) -> UInt64? {
    FileStamp(program).map { portable(tool: "\(tool) \($0.size) \($0.modified)") }
  }

  private static let layout = "\(ArchiveHeader.format) \(tables.map(String.init).joined(separator: " ")) \(FactWriter.layout)"

  private static let tables = [
    MemoryLayout<ArchiveHeader>.size, MemoryLayout<ArchivedFile>.size, MemoryLayout<ArchivedFacts>.size,
    MemoryLayout<ArchivedProblem>.size, MemoryLayout<ArchivedPlace>.size,
  ]
}
