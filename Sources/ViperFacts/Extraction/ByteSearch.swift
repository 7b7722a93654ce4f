import ViperPlatform

extension UnsafeRawBufferPointer {
  /// Where a byte stands next; the C library looks at many bytes at once.
  func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    guard start < count, let base = baseAddress, let hit = memchr(base + start, Int32(byte), count - start) else { return nil }
    return UnsafeRawPointer(hit) - base
  }
}
