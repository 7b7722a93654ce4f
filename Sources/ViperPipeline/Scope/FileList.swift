internal import Foundation
internal import ViperFacts
internal import ViperText

/// A list of files as printed by other programs.
package enum FileList {
  /// In bytes: enough for a million files.
  private static let sizeLimit = 256 << 20

  /// Paths terminated by zero bytes if there are any, else one on each line.
  package static func paths(in bytes: some Collection<UInt8>) -> [String] {
    let bytes = Array(bytes.withoutByteOrderMark)
    let parts = bytes.contains(0) ? bytes.split(separator: 0) : LineBreaks.lines(of: bytes).map { bytes[$0] }
    return parts.map { String(decoding: $0, as: UTF8.self) }.filter { !$0.isEmpty }
  }

  /// - Parameter name: a file, or `-` for standard input.
  /// - Throws: `UsageError` if it cannot be read.
  package static func read(_ name: String) throws(UsageError) -> [String] {
    if name == "-" { return paths(in: try StandardInput.read(limit: sizeLimit)) }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: name, isDirectory: &isFolder), !isFolder.boolValue,
      let bytes = try? FileHandle(forReadingAtPath: name)?.read(upToCount: sizeLimit + 1) ?? Data()
    else { throw UsageError([Diagnostic(.error, "cannot read the list '\(name)'; pass a file, or '-' for standard input")]) }
    guard bytes.count <= sizeLimit else {
      throw UsageError([Diagnostic(.error, "the list '\(name)' is larger than \(sizeLimit >> 20) MB; pass a shorter one")])
    }
    return paths(in: bytes)
  }
}
