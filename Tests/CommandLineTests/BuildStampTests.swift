import Foundation
import Testing
import ViperTestSupport

/// `--stamp`, by which a build system sees that a target was linted.
struct BuildStampTests {
  @Test(arguments: [("Clean", 0, true), ("Broken", 1, false)])
  func isWrittenWhereNothingFails(_ sample: String, _ status: Int32, _ isWritten: Bool) throws {
    let folder = try ScratchFolder()
    let stamp = "\(folder.path)/Stamp.swift"
    let outcome = try Executable.viperLint.run(["--stamp", stamp, "\(ScratchFolder.samples)/infinum/\(sample)"])
    #expect(outcome.status == status)
    #expect(FileManager.default.fileExists(atPath: stamp) == isWritten)
  }

  /// Never by something else in its place: that would take a pipe or a device away.
  @Test func aPipeIsWrittenTo() throws {
    let folder = try ScratchFolder()
    let shell = #"mkfifo "$2" && { cat "$2" & } && "$0" -q --stamp "$2" "$1" && wait && test -p "$2""#
    let outcome = try Executable.viperLint.run(["\(ScratchFolder.samples)/infinum/Clean", "\(folder.path)/pipe"], shell: shell)
    #expect(outcome.status == 0 && outcome.output.contains("// Linted."), "\(outcome.errors)")
  }

  @Test func anOutputThatCannotBeWrittenIsThree() throws {
    let outcome = try Executable.viperLint.run(["--stamp", "/dev/null/Stamp.swift", "\(ScratchFolder.samples)/infinum/Clean"])
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("'/dev/null/Stamp.swift'"))
  }
}
