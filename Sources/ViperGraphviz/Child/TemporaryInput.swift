import ViperFacts
import ViperPlatform

/// Bytes in a file without a name, ready to be read from the start; it is gone when its last descriptor is closed.
struct TemporaryInput {
  let descriptor: Int32

  init(_ bytes: [UInt8]) throws(ChildFailure) {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var name = Array("\(folder)/viper-graph.XXXXXX".utf8CString)
    descriptor = mkstemp(&name)
    guard descriptor >= 0 else {
      throw ChildFailure(reason: "no temporary file in '\(folder)': \(SystemError.text(errno))")
    }
    unlink(name)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    let failure = DescriptorBytes.write(bytes, to: descriptor)
    guard failure == 0 else {
      close(descriptor)
      throw ChildFailure(reason: "no temporary file in '\(folder)': \(SystemError.text(failure))")
    }
    lseek(descriptor, 0, SEEK_SET)
  }
}
