import ViperPlatform

/// The reading of companion files. One that cannot be read is a note: nothing is known of what it makes.
package enum CompanionReader {
  /// The largest file that is read, far above what Interface Builder still opens with ease.
  static let sizeLimit = 4 << 20

  /// A mistake in a file, with its line.
  struct Problem: Error, Equatable {
    var line: Int
    var reason: String
  }

  /// The facts of each file, with the hash of its content.
  ///
  /// - Parameter known: the facts of contents that were read before.
  static func read(
    _ files: [CompanionFile], known: [ContentHash: CompanionFacts], threads: Int
  ) -> [Result<(ContentHash, CompanionFacts), Problem>] {
    WorkerThreads.map(count: files.count, threads: threads) { position in
      do throws(SourceBytes.Problem) {
        let bytes = try SourceBytes.read(files[position].path, limit: sizeLimit)
        let content = ContentHash(bytes)
        if let facts = known[content] { return .success((content, facts)) }
        return facts(of: bytes, files[position].kind).map { (content, $0) }
      } catch {
        return .failure(
          Problem(line: 0, reason: error == .tooLarge ? "it is larger than \(sizeLimit >> 20) MB" : "it cannot be opened"))
      }
    }
  }

  /// The facts that a file's bytes are.
  static func facts(of bytes: [UInt8], _ kind: CompanionFile.Kind) -> Result<CompanionFacts, Problem> {
    switch kind {
    case .storyboard, .xib: return InterfaceBuilderReader.facts(of: bytes)
    case .objectiveC: return .success(MentionReader.objectiveC(bytes))
    case .propertyList: return .success(MentionReader.propertyList(bytes))
    }
  }

  static func note(_ problem: Problem, on file: CompanionFile) -> Diagnostic {
    let message = "its uses of types are unknown: \(problem.reason); code that only it uses may seem unused"
    return Diagnostic(.note, message, file: file.name, line: problem.line > 0 ? problem.line : nil)
  }
}
