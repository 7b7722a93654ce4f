extension ChildProcess {
  /// Starts the program with these descriptors as its standard streams and no others.
  func spawn(input: Int32, output: Int32, errors: Int32) throws(StartFailure) -> pid_t {
    var actions = SpawnDefaults.actions
    var attributes = SpawnDefaults.attributes
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (descriptor, standard) in [(input, STDIN_FILENO), (output, STDOUT_FILENO), (errors, STDERR_FILENO)] {
      posix_spawn_file_actions_adddup2(&actions, descriptor, standard)
    }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    Self.separate(&attributes)
    var process: pid_t = 0
    let variables = environment.map { $0.map { "\($0)=\($1)" } }
    let failure = Self.withCStrings([program] + arguments) { words in
      Self.withCStrings(variables, else: RunningProgram.environment) { variables in
        posix_spawnp(&process, program, &actions, &attributes, words, variables)
      }
    }
    if failure != 0 { throw StartFailure("cannot start '\(program)'", failure) }
    return process
  }

  /// Puts the child in its own process group, which is stopped as a whole, and resets the signals that this process blocks or
  /// ignores.
  private static func separate(_ attributes: inout SpawnDefaults.Attributes) {
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var ignored = sigset_t()
    sigemptyset(&ignored)
    for signal in [SIGPIPE, SIGXFSZ] { sigaddset(&ignored, signal) }
    posix_spawnattr_setsigdefault(&attributes, &ignored)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | SpawnDefaults.flags
    posix_spawnattr_setflags(&attributes, Int16(flags))
  }

  private typealias CStrings = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  /// Passes texts as a null-terminated array of C strings.
  private static func withCStrings(_ texts: [String]?, else other: CStrings? = nil, _ work: (CStrings) -> Int32) -> Int32 {
    if texts == nil, let other { return work(other) }
    var pointers = (texts ?? []).map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return work(&pointers)
  }
}
