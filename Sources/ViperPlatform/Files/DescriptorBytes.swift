/// Reading and writing by descriptor, with retries after interruptions.
package enum DescriptorBytes {
  /// Writes all bytes; returns 0, or the error number.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          // Another process made the stream non-blocking: it is only full for now.
          var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&request, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
  }

  package static func text(of descriptor: Int32) -> String {
    var bytes: [UInt8] = []
    while let chunk = read(descriptor), !chunk.isEmpty { bytes += chunk }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The next bytes; empty at the end, nil on an error.
  package static func read(_ descriptor: Int32) -> [UInt8]? {
    while true {
      var count = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: 65536) { buffer, used in
        count = systemRead(descriptor, UnsafeMutableRawBufferPointer(buffer))
        used = max(count, 0)
      }
      if count >= 0 { return chunk }
      if errno != EINTR { return nil }
    }
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}
