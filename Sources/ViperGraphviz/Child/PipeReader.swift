import ViperFacts
import ViperPlatform

/// The reading end of a pipe and what came out of it.
struct PipeReader {
  private var descriptor: Int32
  private(set) var bytes: [UInt8] = []

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Reads several pipes at once, so that none fills up while another is waited for; false if the time was not enough.
  static func readAll(_ readers: inout [PipeReader], until deadline: ContinuousClock.Instant) -> Bool {
    defer { for index in readers.indices { readers[index].finish() } }
    while readers.contains(where: { $0.descriptor >= 0 }) {
      // `poll` skips negative descriptors.
      var polled = readers.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
      let ready = poll(&polled, nfds_t(polled.count), milliseconds(until: deadline))
      if ready == 0 || (ready < 0 && errno != EINTR) { return false }
      for index in readers.indices where ready > 0 && polled[index].revents != 0 { readers[index].readSome() }
    }
    return true
  }

  private mutating func readSome() {
    guard let chunk = DescriptorBytes.read(descriptor), !chunk.isEmpty else { return finish() }
    bytes += chunk
  }

  private mutating func finish() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
  }

  private static func milliseconds(until deadline: ContinuousClock.Instant) -> Int32 {
    let rest = (deadline - .now).components
    let milliseconds = rest.seconds * 1000 + rest.attoseconds / 1_000_000_000_000_000
    return Int32(clamping: max(0, milliseconds))
  }
}
