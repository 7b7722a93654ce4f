import Foundation
import Testing
import ViperPipeline
import ViperPlatform
import ViperTestSupport

/// How `--fix` writes files: what cannot be written, and what killed runs leave.
@Suite struct FixWritingTests {
  private static let unusedImport = "import UIKit\n\nfinal class LoginInteractor {}\n"

  @Test func aReadOnlyFileKeepsNoOtherFromBeingFixed() throws {
    let code = try FixedCode(FixedCode.module().merging(["LoginInteractor.swift": Self.unusedImport]) { $1 })
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: code.path + "/LoginInteractor.swift")
    let run = try code.fix()
    #expect(try code.text("LoginInteractor.swift") == Self.unusedImport)
    #expect(try code.text("LoginPresenter.swift").contains("weak"))
    #expect(
      run.remarks == [
        "fixed 1 finding in 2 files", FixRunTests.left,
        "not fixed: 1 finding at LoginInteractor.swift:1:1: cannot write 'LoginInteractor.swift': "
          + "it is read-only; choose another file, or make it writable",
      ])
    #expect(run.status == .incomplete)
    #expect(run.run?.status == .clean)
  }

  /// A run that is killed after any write leaves the rest to the next one: in the end all edits are made.
  @Test(arguments: 0...5) func theNextRunMakesWhatAKilledOneLeft(_ count: Int) throws {
    let code = try FixedCode(FixRunTests.crossed)
    for write in try code.fix(["."], FixChoices(isDry: true)).writes.prefix(count) {
      try Data(write.after).write(to: URL(fileURLWithPath: write.path))
    }
    try code.fix()
    let whole = try FixedCode(FixRunTests.crossed)
    try whole.fix()
    for name in FixRunTests.crossed.keys { #expect(try code.text(name) == whole.text(name)) }
  }

  /// A file that is still written has a lock, one that a killed run left has none.
  @Test func removesTheUnfinishedFilesOfKilledRuns() throws {
    let code = try FixedCode(FixedCode.module())
    let names = ["dead", "alive"].map { ".viper-lint-unfinished.\($0)" }
    for name in names { try code.folder.write("half", to: name) }
    let descriptor = open("\(code.path)/\(names[1])", O_RDONLY)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX) == 0)
    try code.fix()
    #expect(code.folder.names().filter { $0.hasPrefix(".viper-lint-") } == [names[1]])
  }
}
