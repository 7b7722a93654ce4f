internal import Foundation
internal import ViperFacts
package import ViperPipeline
internal import ViperPlatform

/// The output file of a build step that only checks: build systems rerun a step without outputs in every build, or never run it.
package enum BuildStamp {
  /// Swift source without a declaration, since SwiftPM would copy any other file into the target's resources.
  private static let content = Array("// Linted.\n".utf8)

  /// - Throws: `UsageError` if the path leads to a file with other content, which may be source code.
  package static func check(_ path: String) throws(UsageError) {
    let type = try? FileManager.default.attributesOfItem(atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)[.type]
    guard type as? FileAttributeType == .typeRegular, let present = FileManager.default.contents(atPath: path),
      !present.isEmpty, Array(present) != content
    else { return }
    throw UsageError([Diagnostic(.error, "'--stamp' would replace '\(path)', which is not a stamp; choose another file")])
  }

  package static func write(to path: String) throws(OutputError) {
    do {
      try Interruption.deferred { () throws(WriteError) in try OutputFile(path).write(content) }
    } catch {
      throw OutputError(error.description)
    }
  }
}
