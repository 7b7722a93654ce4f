import ViperPlatform

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// Another process that gets its input, gives its output and has so much time for it.
struct ChildProcess {
  enum End: Equatable {
    case exited(Int32)
    case signalled(Int32)
    case stopped
  }

  struct Result {
    var end: End
    var output: [UInt8]
    var errors: [UInt8]

    /// Whether Graphviz complained of more than it could mend.
    var lostSomething: Bool {
      String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline).contains { $0.hasPrefix("Error:") }
    }

    /// The last line that it wrote to standard error.
    var complaint: String {
      String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
    }
  }

  let program: String
  let arguments: [String]

  /// Runs to the end, or kills the process at the limit.
  ///
  /// Input is a file rather than a pipe: then a child that does not read cannot make us wait, and one that dies sends no
  /// SIGPIPE.
  func run(input: [UInt8], limit: Duration) throws(ChildFailure) -> Result {
    let input = try TemporaryInput(input)
    defer { close(input.descriptor) }
    let output = try Pipe()
    let errors = try Pipe()
    let process: pid_t
    do {
      process = try spawn(input: input.descriptor, output: output.writeEnd, errors: errors.writeEnd)
    } catch {
      for pipe in [output, errors] { pipe.closeBoth() }
      throw error
    }
    close(output.writeEnd)
    close(errors.writeEnd)
    var readers = [PipeReader(output.readEnd), PipeReader(errors.readEnd)]
    let inTime = PipeReader.readAll(&readers, until: ContinuousClock.now + limit)
    if !inTime { kill(process, SIGKILL) }
    let end = wait(for: process)
    return Result(end: inTime ? end : .stopped, output: readers[0].bytes, errors: readers[1].bytes)
  }

  private func spawn(input: Int32, output: Int32, errors: Int32) throws(ChildFailure) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (descriptor, standard) in [(input, STDIN_FILENO), (output, STDOUT_FILENO), (errors, STDERR_FILENO)] {
      posix_spawn_file_actions_adddup2(&actions, descriptor, standard)
    }
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, program, &actions, nil, &words, Self.environment)
    if failure != 0 { throw ChildFailure(reason: "'\(program)' does not start: \(SystemError.text(failure))") }
    return process
  }

  private static var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    #if canImport(Darwin)
      _NSGetEnviron().pointee
    #else
      environ
    #endif
  }

  private func wait(for process: pid_t) -> End {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }
}
