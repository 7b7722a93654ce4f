internal import Foundation
internal import ViperFacts

/// The standard input of the process.
package enum StandardInput {
  /// In bytes: larger than any Swift file that is accepted.
  package static let fileLimit = 16 << 20

  /// - Throws: `UsageError` for input over the limit, or if it cannot be read.
  package static func read(limit: Int = fileLimit) throws(UsageError) -> [UInt8] {
    guard let bytes = try? FileHandle.standardInput.read(upToCount: limit + 1) ?? Data() else {
      throw UsageError([Diagnostic(.error, "cannot read standard input; redirect a file to it with '< FILE'")])
    }
    guard bytes.count <= limit else {
      throw UsageError([Diagnostic(.error, "standard input is larger than \(limit >> 20) MB; pass a smaller file")])
    }
    return [UInt8](bytes)
  }
}
