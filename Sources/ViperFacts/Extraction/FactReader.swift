import SystemPackage

/// Reads files and extracts their facts, on several threads.
package enum FactReader {
  /// A file with its facts, or why it has none.
  package enum Outcome: Sendable {
    case facts(FileFacts)
    case unreadable(String)
    /// Not parsed, since it would take for ever: the 1-based line, and why.
    case refused(line: Int, String)
  }

  /// Outcomes in the order of the files.
  ///
  /// - Parameter known: the facts of a content, where they are known already.
  package static func read(
    _ files: [SourceFile], threads: Int, known: @escaping @Sendable (ContentHash) -> FileFacts? = { _ in nil },
    progress: (@Sendable (Int) -> Void)? = nil
  ) -> [Outcome] {
    WorkerThreads.map(count: files.count, threads: threads) { index in
      defer { progress?(index) }
      do {
        let source = try bytes(of: files[index].path)
        return known(ContentHash(source)).map { .facts($0) } ?? outcome(of: source)
      } catch {
        return .unreadable("cannot read the file: \(error)")
      }
    }
  }

  package static func outcome(of source: [UInt8]) -> Outcome {
    if let excess = NestingScan.excess(in: source) {
      let line = source[..<excess].count { $0 == UInt8(ascii: "\n") } + 1
      return .refused(line: line, "more than \(NestingScan.bracketLimit) nested '['")
    }
    return .facts(FactExtractor.facts(of: source))
  }

  package static func bytes(of path: String) throws -> [UInt8] {
    let descriptor = try FileDescriptor.open(path, .readOnly)
    defer { try? descriptor.close() }
    var bytes: [UInt8] = []
    while true {
      let chunk = 1 << 16
      let start = bytes.count
      bytes.append(contentsOf: repeatElement(0, count: chunk))
      let read = try bytes.withUnsafeMutableBytes { try descriptor.read(into: .init(rebasing: $0[start...])) }
      bytes.removeLast(chunk - read)
      if read == 0 { return bytes }
    }
  }
}
