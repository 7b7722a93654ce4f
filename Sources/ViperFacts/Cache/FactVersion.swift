/// Which facts can be read back: those of the same extractor, laid out in the same way.
package enum FactVersion {
  /// To be raised with every change that gives any file other facts; a test knows the facts of this one.
  static let extractor: UInt32 = 3
  /// To be raised with every change of `FactArchive`'s tables.
  private static let format: UInt32 = 2

  /// The version of files for other machines: the build and the place of the program do not count.
  package static func portable(tool: String) -> UInt64 {
    let numbers = [format, extractor] + strides.map { UInt32($0) }
    let bytes = numbers.flatMap { number in withUnsafeBytes(of: number.littleEndian) { Array($0) } } + Array(tool.utf8)
    return bytes.withUnsafeBytes { WordHash($0).low }
  }

  /// The version of a cache. While the extractor is worked on, every build has its own: nobody raises a number for each try.
  ///
  /// A released program is known by its version alone, so that both programs share a cache, and a copy of one finds it again.
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

  private static let strides = [
    MemoryLayout<Declaration>.stride, MemoryLayout<Expression>.stride, MemoryLayout<TypeUse>.stride,
    MemoryLayout<ImportFact>.stride,
    MemoryLayout<SuppressionComment>.stride, MemoryLayout<SyntaxError>.stride, MemoryLayout<ArchiveHeader>.stride,
    MemoryLayout<ArchivedFile>.stride, MemoryLayout<ArchivedFacts>.stride, MemoryLayout<ArchivedProblem>.stride,
    MemoryLayout<ArchivedPlace>.stride,
  ]
}
