/// Another program, run with given input, whose output is collected, within optional limits of time and output.
package struct ChildProcess: Sendable {
  package enum End: Equatable, Sendable {
    case exited(Int32)
    case signalled(Int32)
    /// Killed by this process at the time limit.
    case stopped
    /// Killed by this process because of too much output.
    case overflowed
  }

  package struct Result: Sendable {
    package var end: End
    package var output: [UInt8]
    package var errors: [UInt8]
  }

  /// The failure to start a program.
  package struct StartFailure: Error, Equatable, CustomStringConvertible {
    package var reason: String
    package var description: String { reason }

    init(_ what: String, _ number: Int32) {
      reason = "\(what): \(SystemError.text(number))"
    }
  }

  /// A path, or the name of a program on the PATH.
  package let program: String
  package let arguments: [String]
  /// Nil for this process's own.
  package let environment: [String: String]?

  package init(program: String, arguments: [String], environment: [String: String]? = nil) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
  }

  /// Runs the program to its end, or kills its process group at a limit.
  ///
  /// Input is a file instead of a pipe, so that a child that does not read cannot block this process, and one that exits early
  /// causes no SIGPIPE.
  package func run(input: [UInt8] = [], limit: Duration? = nil, outputLimit: Int = .max) throws(StartFailure) -> Result {
    let deadline = limit.map { ContinuousClock.now + $0 }
    let input = try ChildInput.descriptor(holding: input)
    defer { close(input) }
    let output = try ChildPipe()
    defer { close(output.readEnd) }
    let errors = try ChildPipe()
    defer { close(errors.readEnd) }
    let process = try start(input: input, output: output, errors: errors)
    defer { RunningChildren.remove(process) }
    var readers = [PipeReader(output.readEnd), PipeReader(errors.readEnd)]
    let reading = PipeReader.readAll(&readers, until: deadline, atMost: outputLimit)
    let end = reading == .ended ? Self.end(of: process, until: deadline) : nil
    return Result(
      end: end ?? Self.stop(process, reading == .overflowed ? .overflowed : .stopped), output: readers[0].bytes,
      errors: readers[1].bytes)
  }

  /// Closes the write ends here in any case, so that the pipes end with the child.
  private func start(input: Int32, output: ChildPipe, errors: ChildPipe) throws(StartFailure) -> pid_t {
    defer { for pipe in [output, errors] { close(pipe.writeEnd) } }
    return try RunningChildren.add { () throws(StartFailure) in
      try spawn(input: input, output: output.writeEnd, errors: errors.writeEnd)
    }
  }

  /// Nil if the time is up: a child may close its output and continue.
  private static func end(of process: pid_t, until deadline: ContinuousClock.Instant?) -> End? {
    var status: Int32 = 0
    while true {
      let waited = waitpid(process, &status, deadline == nil ? 0 : WNOHANG)
      if waited > 0 { return End(status: status) }
      // If the parent process set SIGCHLD to be ignored, the status is lost.
      if waited < 0, errno != EINTR { return .exited(0) }
      if let deadline, ContinuousClock.now >= deadline { return nil }
      if waited == 0 { usleep(500) }
    }
  }

  private static func stop(_ process: pid_t, _ reason: End) -> End {
    RunningChildren.stop(process)
    _ = end(of: process, until: nil)
    return reason
  }
}

extension ChildProcess.End {
  fileprivate init(status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }
}
