/// A pipe that only the child it is passed to inherits.
struct ChildPipe {
  let readEnd: Int32
  let writeEnd: Int32

  init() throws(ChildProcess.StartFailure) {
    // No other child may start between the two calls: it would inherit the pipe, which would then not end with its own child.
    (readEnd, writeEnd) = try RunningChildren.exclusively { () throws(ChildProcess.StartFailure) in
      var ends: [Int32] = [0, 0]
      if pipe(&ends) != 0 { throw ChildProcess.StartFailure("cannot create a pipe", errno) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return (ends[0], ends[1])
    }
  }
}

/// The read end of a pipe and the bytes read from it.
struct PipeReader {
  private let descriptor: Int32
  private var isAtEnd = false
  private(set) var bytes: [UInt8] = []

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  enum Outcome {
    case ended, late, overflowed
  }

  /// Reads several pipes at once, so that none fills up while another is read.
  static func readAll(
    _ readers: inout [PipeReader], until deadline: ContinuousClock.Instant?, atMost limit: Int
  ) -> Outcome {
    while readers.contains(where: { !$0.isAtEnd }) {
      // `poll` skips negative descriptors.
      var polled = readers.map { pollfd(fd: $0.isAtEnd ? -1 : $0.descriptor, events: Int16(POLLIN), revents: 0) }
      let ready = poll(&polled, nfds_t(polled.count), milliseconds(until: deadline))
      if ready == 0 || (ready < 0 && errno != EINTR) { return .late }
      for index in readers.indices where ready > 0 && polled[index].revents != 0 { readers[index].readSome() }
      if readers.contains(where: { $0.bytes.count > limit }) { return .overflowed }
    }
    return .ended
  }

  private mutating func readSome() {
    let chunk = DescriptorBytes.read(descriptor) ?? []
    isAtEnd = chunk.isEmpty
    bytes += chunk
  }

  /// The timeout for `poll`, rounded up so that it does not return early; -1 for no limit.
  private static func milliseconds(until deadline: ContinuousClock.Instant?) -> Int32 {
    guard let deadline else { return -1 }
    let rest = (deadline - .now).components
    let milliseconds = rest.seconds * 1000 + (rest.attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(clamping: max(0, milliseconds))
  }
}
