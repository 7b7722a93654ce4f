/// A stretch of a file in byte offsets, the end exclusive.
package struct Span: Sendable, Hashable, BitwiseCopyable {
  package var start: UInt32
  package var end: UInt32

  package init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = end
  }

  /// Whether it ends where it begins or later, and within what a file can hold.
  @usableFromInline package var isSound: Bool { start <= end && end <= Int32.max }
}
