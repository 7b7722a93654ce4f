import ViperPlatform
internal import ViperText

/// The reading of files and extraction of their facts, on several threads.
package enum FactReader {
  /// The facts of a file, or the reason why it has none.
  package enum Outcome: Sendable {
    case facts(FileFacts)
    /// The reason, as a message.
    case unreadable(String)
    /// Not parsed, or only in part, because parsing would not end in reasonable time: the 1-based line, and the reason as a
    /// message.
    case refused(line: Int, String)
  }

  /// Longer than any file within the size and nesting limits takes, even in a debug build.
  package static let timeLimit = Duration.seconds(30)

  /// Reads files; returns the outcomes in their order.
  ///
  /// - Parameters:
  ///   - known: the lookup of stored facts by content.
  ///   - stalled: called with the position of a file that exceeds the time limit; a parse cannot be cancelled, so only ending the
  ///     process is left.
  package static func read(
    _ files: [SourceFile], threads: Int, timeLimit: Duration = timeLimit, stalled: @escaping @Sendable (Int) -> Void = { _ in },
    known: @escaping @Sendable (ContentHash) -> FileFacts? = { _ in nil },
    progress: (@Sendable (Int) -> Void)? = nil
  ) -> [Outcome] {
    WorkerThreads.map(count: files.count, threads: threads, timeLimit: timeLimit, stalled: stalled) { index in
      defer { progress?(index) }
      return outcome(ofFile: files[index].path, known: known)
    }
  }

  /// Extracts the facts of an editor's unsaved content.
  package static func read(
    _ source: [UInt8], timeLimit: Duration = timeLimit, stalled: @escaping @Sendable () -> Void = {},
    known: @escaping @Sendable (ContentHash) -> FileFacts? = { _ in nil }
  ) -> Outcome {
    WorkerThreads.map(count: 1, threads: 1, timeLimit: timeLimit, stalled: { _ in stalled() }) { _ in
      outcome(of: source, known: known)
    }[0]
  }

  package static func outcome(ofFile path: String, known: (ContentHash) -> FileFacts? = { _ in nil }) -> Outcome {
    do {
      return outcome(of: try SourceBytes.read(path), known: known)
    } catch {
      return .unreadable(error.message)
    }
  }

  package static func outcome(of source: [UInt8], known: (ContentHash) -> FileFacts? = { _ in nil }) -> Outcome {
    let content = ContentHash(source)
    return known(content).map { .facts($0) } ?? outcome(of: source, content)
  }

  private static func outcome(of source: [UInt8], _ content: ContentHash) -> Outcome {
    if let encoding = SourceEncoding(of: source) {
      return .unreadable("encoded in \(encoding.rawValue), so the file is skipped; save it in UTF-8")
    }
    if TokenCount.isExcessive(in: source) {
      return .unreadable("more than \(TokenCount.limit) tokens, so the file is skipped; split it, or exclude it")
    }
    if let excess = NestingScan.excess(in: source) {
      let line = LineBreaks.lines(of: Array(source[..<excess.offset])).count
      return refused(line: line, excess.reason)
    }
    let extraction = FactExtractor.extraction(of: source, content)
    guard let offset = extraction.unreadFrom else { return .facts(extraction.facts) }
    return refused(line: extraction.facts.position(of: offset).line, "more than \(NestingLimits.levels) nested levels")
  }

  private static func refused(line: Int, _ reason: String) -> Outcome {
    .refused(
      line: line, "\(reason), which take too long to parse, so the file is skipped; simplify the code, or exclude the file")
  }
}
