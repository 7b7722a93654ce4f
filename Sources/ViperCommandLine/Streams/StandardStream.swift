internal import Foundation
internal import ViperFacts
package import ViperPipeline
internal import ViperText

/// One of the process's own outputs, written without a buffer that could lose an error at exit.
package enum StandardStream: Int32, Sendable {
  case output = 1
  case error = 2

  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// Whether it is led into a file, as by a shell's `>`.
  package var isFile: Bool {
    var status = stat()
    return fstat(rawValue, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Makes a closed pipe, and a file at its size limit, an error of `write`, where it would end the process without a word.
  package static func reportFailedWrites() { for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) } }

  /// Writes all of a text.
  package func write(_ text: String) throws(OutputError) { try write(Array(text.utf8)) }

  package func write(_ bytes: [UInt8]) throws(OutputError) {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { Foundation.write(rawValue, $0.baseAddress, $0.count) }
      if count > 0 { written += count } else { try waitOrThrow(errno) }
    }
  }

  /// Writes what may quote the user's own arguments: line by line, with hidden characters as escapes.
  package func write(message: String) throws(OutputError) {
    let lines = message.printable.split(separator: "\n", omittingEmptySubsequences: false)
    let last = lines.lastIndex { !$0.isEmpty } ?? -1
    try write(lines[...last].map { $0 + "\n" }.joined())
  }

  /// Prints a message on standard error; a failure to do so is ignored, since there is no other channel.
  package static func complain(_ message: String) { try? error.write(message: message) }

  /// A caller may have made the stream non-blocking: then it is only full for now.
  private func waitOrThrow(_ code: Int32) throws(OutputError) {
    switch code {
    case EINTR: return
    case EAGAIN:
      var request = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
      _ = poll(&request, 1, -1)
    default:
      let name = self == .output ? "standard output" : "standard error"
      let reason = String(cString: strerror(code)).lowercased()
      throw OutputError("\(name) cannot be written: \(reason)", isClosedPipe: self == .output && code == EPIPE)
    }
  }
}

/// What the user asked for with `--color`.
package enum ColourChoice: String, CaseIterable, Sendable {
  case auto, always, never

  /// Whether to colour an output: asked for, or a terminal that can and `NO_COLOR` (https://no-color.org) unset or empty.
  package func usesColour(isTerminal: Bool, environment: [String: String]) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }
  }
}
