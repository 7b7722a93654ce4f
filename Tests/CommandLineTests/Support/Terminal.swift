import Foundation

/// A terminal of a hundred columns, and what a program shows on it.
struct Terminal {
  /// The end to which a program writes.
  let program: FileHandle
  private let screen: FileHandle

  init() throws {
    var ends: (screen: Int32, program: Int32) = (0, 0)
    var size = winsize(ws_row: 50, ws_col: 100, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&ends.screen, &ends.program, nil, nil, &size) == 0 else { throw POSIXError(.ENOTTY) }
    program = FileHandle(fileDescriptor: ends.program, closeOnDealloc: true)
    screen = FileHandle(fileDescriptor: ends.screen, closeOnDealloc: true)
  }

  /// What is on the screen once all programs that write have ended: without what they had erased.
  func text() throws -> String {
    try program.close()
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    // On Linux the end of the last program is an error, and not the end of a file.
    while case let count = read(screen.fileDescriptor, &chunk, chunk.count), count > 0 { bytes += chunk[..<count] }
    let lines = String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n").components(separatedBy: "\n")
    return lines.map { $0.components(separatedBy: "\u{1B}[K").last ?? "" }.joined(separator: "\n")
  }
}
