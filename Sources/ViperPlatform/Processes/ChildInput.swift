/// The standard input of a child: bytes in an unnamed file, removed with its last descriptor.
enum ChildInput {
  static func descriptor(holding bytes: [UInt8]) throws(ChildProcess.StartFailure) -> Int32 {
    guard !bytes.isEmpty else { return try checked(open("/dev/null", O_RDONLY | O_CLOEXEC), "no '/dev/null'") }
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var name = Array("\(folder)/viper-lint.XXXXXX".utf8CString)
    let descriptor = try checked(mkstemp(&name), "cannot create a temporary file in '\(folder)'")
    unlink(name)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    let failure = DescriptorBytes.write(bytes, to: descriptor)
    guard failure == 0 else {
      close(descriptor)
      throw ChildProcess.StartFailure("cannot create a temporary file in '\(folder)'", failure)
    }
    lseek(descriptor, 0, SEEK_SET)
    return descriptor
  }

  private static func checked(_ descriptor: Int32, _ what: String) throws(ChildProcess.StartFailure) -> Int32 {
    if descriptor < 0 { throw ChildProcess.StartFailure(what, errno) }
    return descriptor
  }
}
