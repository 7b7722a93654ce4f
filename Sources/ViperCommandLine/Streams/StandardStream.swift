internal import Foundation
internal import ViperFacts
package import ViperPipeline
internal import ViperText

/// Standard output or standard error, written without a buffer, so that no error is lost at exit.
package enum StandardStream: Int32, Sendable {
  case output = 1
  case error = 2

  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// The width of the terminal; nil for a file or pipe.
  package var columns: Int? {
    var size = winsize()
    guard isTerminal, ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Whether the stream is redirected to a file, as by a shell's `>`.
  package var isFile: Bool {
    var status = stat()
    return fstat(rawValue, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Ignores SIGPIPE and SIGXFSZ, so that a closed pipe or a file at its size limit is an error of `write` and does not kill the
  /// process.
  package static func reportFailedWrites() { for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) } }

  package func write(_ text: String) throws(OutputError) { try write(Array(text.utf8)) }

  package func write(_ bytes: [UInt8]) throws(OutputError) {
    ProgressLine.standard.erase()
    try put(bytes)
  }

  /// Writes beside the progress line.
  func put(_ bytes: [UInt8]) throws(OutputError) {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { Foundation.write(rawValue, $0.baseAddress, $0.count) }
      if count > 0 { written += count } else { try waitOrThrow(errno) }
    }
  }

  /// Writes a message that may quote user input: line by line, with hidden characters escaped.
  package func write(message: String) throws(OutputError) {
    let lines = message.printable.split(separator: "\n", omittingEmptySubsequences: false)
    let last = lines.lastIndex { !$0.isEmpty } ?? -1
    try write(lines[...last].map { $0 + "\n" }.joined())
  }

  /// Prints a message on standard error; a failure is ignored, since there is no other channel.
  package static func complain(_ message: String) { try? error.write(message: message) }

  /// Waits for a stream that is full, which happens if the caller made it non-blocking.
  private func waitOrThrow(_ code: Int32) throws(OutputError) {
    switch code {
    case EINTR: return
    case EAGAIN:
      var request = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
      _ = poll(&request, 1, -1)
    default:
      let name = self == .output ? "standard output" : "standard error"
      let reason = String(cString: strerror(code)).lowercased()
      throw OutputError("cannot write to \(name): \(reason)", isClosedPipe: self == .output && code == EPIPE)
    }
  }
}

/// The value of `--color`.
package enum ColourChoice: String, CaseIterable, Sendable {
  case auto, always, never

  /// Whether to colour an output: always, never, or on a capable terminal with `NO_COLOR` (https://no-color.org) unset or empty.
  package func usesColour(isTerminal: Bool, environment: [String: String]) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }
  }
}
