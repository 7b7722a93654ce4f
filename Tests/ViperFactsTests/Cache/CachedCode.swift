import Foundation

@testable import ViperFacts

/// Files in a separate folder, read through a cache next to them.
final class CachedCode {
  struct Run {
    var facts: [FileFacts]
    /// The files that were opened.
    var opened: [String] = []
    /// Those of them that were parsed.
    var parsed: [String] = []
    var failure: CacheFailure?
  }

  let path: String
  /// Long after anything that a test writes: what has just been written is not trusted, and tests do not wait.
  var now = FactCache.now + 60_000_000_000
  var version: UInt64 = 1
  var cachePath: String { "\(path)/cache/facts" }

  init(_ files: [String: String]) throws {
    path =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent("cached-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, code) in files { try write(code, to: name) }
  }

  deinit {
    chmod("\(path)/cache", 0o700)
    try? FileManager.default.removeItem(atPath: path)
  }

  func write(_ code: String, to name: String) throws { try Data(code.utf8).write(to: URL(fileURLWithPath: "\(path)/\(name)")) }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).filter { $0.hasSuffix(".swift") }.sorted() }
  }

  var cacheBytes: [UInt8] {
    get throws { try Array(Data(contentsOf: URL(fileURLWithPath: cachePath))) }
  }

  func setCache(_ bytes: [UInt8]) throws { try Data(bytes).write(to: URL(fileURLWithPath: cachePath)) }

  @discardableResult
  func read(_ only: [String]? = nil, isCached: Bool = true) throws -> Run {
    let files = try (only ?? names).map { SourceFile(path: "\(path)/\($0)", name: $0, root: ".") }
    // One request comes after the other.
    nonisolated(unsafe) var run = Run(facts: [])
    let reading = FactCache(path: isCached ? cachePath : nil, version: version).read(files, threads: 2, now: now) {
      unknown, known in
      run.opened += unknown.map(\.name)
      run.parsed += unknown.filter { file in
        (try? SourceBytes.read(file.path)).map { known(ContentHash($0)) == nil } ?? true
      }.map(\.name)
      return FactReader.read(unknown, threads: 2, known: known)
    }
    run.failure = reading.failure
    run.facts = reading.outcomes.compactMap { if case .facts(let facts) = $0 { facts } else { nil } }
    return run
  }
}
