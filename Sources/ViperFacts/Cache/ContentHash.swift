/// Tells a file's bytes from any other's: files of equal content have equal facts.
package struct ContentHash: Hashable, Sendable, BitwiseCopyable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  private var byteCount: UInt64 = 0

  /// Of nothing that was read.
  package init() {}

  package init(_ source: [UInt8]) {
    let hash = source.withUnsafeBytes { WordHash($0) }
    low = hash.low
    high = hash.high
    byteCount = UInt64(source.count)
  }
}
