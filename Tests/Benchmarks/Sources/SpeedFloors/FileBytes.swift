#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads whole files without Foundation, which would cost more than the reading.
enum FileBytes {
  static func read(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { return nil }
    return [UInt8](unsafeUninitializedCapacity: Int(info.st_size)) { buffer, count in
      while count < buffer.count {
        let part = systemRead(descriptor, buffer.baseAddress! + count, buffer.count - count)
        guard part > 0 else { return }
        count += part
      }
    }
  }
}

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}
