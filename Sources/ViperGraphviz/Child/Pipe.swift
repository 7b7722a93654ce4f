import ViperFacts
import ViperPlatform

/// A pipe that a child gets only by being handed it.
struct Pipe {
  let readEnd: Int32
  let writeEnd: Int32

  init() throws(ChildFailure) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw ChildFailure(reason: "no pipe: \(SystemError.text(errno))") }
    readEnd = ends[0]
    writeEnd = ends[1]
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  func closeBoth() {
    close(readEnd)
    close(writeEnd)
  }
}
