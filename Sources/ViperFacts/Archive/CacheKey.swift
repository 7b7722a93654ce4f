/// A fingerprint of the inputs of a cached result.
package struct CacheKey: Equatable, BitwiseCopyable {
  let hash: ContentHash

  /// - Parameter fill: adds all inputs, in a fixed order.
  package init(_ fill: (inout Content) -> Void) {
    var content = Content()
    fill(&content)
    hash = ContentHash(content.bytes)
  }

  package struct Content {
    fileprivate var bytes: [UInt8] = []

    package mutating func add(_ text: String) {
      add(text.utf8.count)
      bytes += text.utf8
    }

    package mutating func add<Record: BitwiseCopyable>(_ record: Record) {
      withUnsafeBytes(of: record) { bytes += $0 }
    }

    package mutating func add<Record: BitwiseCopyable>(records: [Record]) {
      add(records.count)
      records.withUnsafeBytes { bytes += $0 }
    }
  }
}
