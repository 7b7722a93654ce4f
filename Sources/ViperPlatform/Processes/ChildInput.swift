internal import SystemPackage

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Bytes in a file without a name, ready to be read from the start; it is gone when its last descriptor is closed.
enum ChildInput {
  static func descriptor(holding bytes: [UInt8]) throws(ChildProcess.StartFailure) -> Int32 {
    guard !bytes.isEmpty else { return try checked(open("/dev/null", O_RDONLY | O_CLOEXEC), "no '/dev/null'") }
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var name = Array("\(folder)/viper-lint.XXXXXX".utf8CString)
    let descriptor = try checked(mkstemp(&name), "no temporary file in '\(folder)'")
    unlink(name)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    do {
      try FileDescriptor(rawValue: descriptor).writeAll(bytes)
    } catch {
      close(descriptor)
      throw ChildProcess.StartFailure("no temporary file in '\(folder)'", (error as? Errno)?.rawValue ?? EIO)
    }
    lseek(descriptor, 0, SEEK_SET)
    return descriptor
  }

  private static func checked(_ descriptor: Int32, _ what: String) throws(ChildProcess.StartFailure) -> Int32 {
    if descriptor < 0 { throw ChildProcess.StartFailure(what, errno) }
    return descriptor
  }
}
