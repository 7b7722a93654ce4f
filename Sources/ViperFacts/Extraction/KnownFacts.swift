internal import Foundation

/// The facts that were read in this process, by content, for runs that follow over nearly the same files: they are parsed once.
package final class KnownFacts: Sendable {
  private let lock = NSLock()
  /// Guarded by `lock`.
  nonisolated(unsafe) private var facts: [ContentHash: FileFacts] = [:]

  package init() {}

  package subscript(content: ContentHash) -> FileFacts? { lock.withLock { facts[content] } }

  package func add(_ facts: FileFacts) { lock.withLock { self.facts[facts.content] = facts } }

  /// The facts of a text, as the extractor finds them.
  package func facts(of source: [UInt8]) -> FileFacts {
    if let known = self[ContentHash(source)] { return known }
    let facts = FactExtractor.facts(of: source)
    add(facts)
    return facts
  }
}
