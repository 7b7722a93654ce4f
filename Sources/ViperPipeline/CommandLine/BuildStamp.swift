internal import ViperFacts
internal import ViperPlatform

/// The output of a build step that only looks: a build system repeats a step without one in each build, or never runs it.
package enum BuildStamp {
  /// Swift source without a declaration, since SwiftPM would copy any other file into the target's resources.
  package static func write(to path: String) throws(OutputError) {
    do {
      try Interruption.deferred { () throws(WriteError) in try OutputFile(path).write(Array("// Linted.\n".utf8)) }
    } catch {
      throw OutputError(error.description)
    }
  }
}
