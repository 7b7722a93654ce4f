#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// A program that is measured as a user runs it, from start to exit.
package struct Command: Sendable {
  /// A program that could not be started.
  package struct Failure: Error, CustomStringConvertible {
    package var description: String
  }

  package var words: [String]

  /// The program is looked up in `PATH` unless its name has a slash.
  package init(_ words: [String]) {
    self.words = words
  }

  /// Runs to the end; standard output goes through a temporary file, so that a reader's speed does not count.
  package func run() throws -> Sample {
    var name = Array("/tmp/benchmark.XXXXXX".utf8CString)
    let output = mkstemp(&name)
    guard output >= 0 else { throw Failure(description: "cannot create a temporary file in '/tmp'") }
    unlink(name)
    defer { close(output) }
    let start = ContinuousClock.now
    let process = try spawn(output: output)
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    let elapsed = (ContinuousClock.now - start).components
    return Sample(
      seconds: Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18, peakMemory: Self.peakMemory(usage),
      exitCode: status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F), output: Self.text(of: output))
  }

  private func spawn(output: Int32) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let failure = posix_spawnp(&process, words[0], &actions, nil, &arguments, environment)
    guard failure == 0 else {
      throw Failure(description: "'\(words[0])' does not start: \(String(cString: strerror(failure)))")
    }
    return process
  }

  private var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    #if canImport(Darwin)
      _NSGetEnviron().pointee
    #else
      environ
    #endif
  }

  /// Linux counts kilobytes, macOS bytes.
  private static func peakMemory(_ usage: rusage) -> Int {
    #if canImport(Darwin)
      Int(usage.ru_maxrss)
    #else
      Int(usage.ru_maxrss) * 1024
    #endif
  }

  private static func text(of descriptor: Int32) -> String {
    lseek(descriptor, 0, SEEK_SET)
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while case let count = read(descriptor, &chunk, chunk.count), count > 0 { bytes += chunk.prefix(count) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
