import Foundation
import Testing
import ViperTestSupport

/// The Xcode build phase of `Rules/Guides/CI.md` under a sandbox that lists no folder and shows a script only its declared inputs.
struct ScriptSandboxTests {
  @Test(.enabled(if: getuid() != 0, "root can list every folder"))
  func filesThatAreNamedAreJudgedAsTheWholeProject() throws {
    let folder = try ScratchFolder()
    let app = "\(folder.path)/App"
    let sample = "\(ScratchFolder.samples)/infinum/Broken"
    let names = try #require(FileManager.default.enumerator(atPath: sample)).compactMap { $0 as? String }.sorted()
    for name in names where name.hasSuffix(".swift") {
      try folder.write(String(contentsOfFile: "\(sample)/\(name)", encoding: .utf8), to: "App/\(name)")
    }
    let whole = try Executable.viperLint.run(["--no-cache", "--reporter", "xcode", app])
    let folders =
      [app] + names.map { "\(app)/\($0)" }.filter { (try? FileManager.default.contentsOfDirectory(atPath: $0)) != nil }
    for folder in folders { chmod(folder, 0o311) }
    defer { for folder in folders { chmod(folder, 0o755) } }

    let index = "\(folder.path)/index"
    let files = names.filter { $0.hasSuffix(".swift") && $0 != "Package.swift" }.map { "\(app)/\($0)" }
    let reading = try Executable.viperLint.run(["index", "--no-cache", "--root", app, "--out", index] + files)
    let judged = try Executable.viperLint.run(["--reporter", "xcode", "--index", index])
    #expect(reading.status == 0, "\(reading.errors)")
    #expect(judged.output == whole.output)
    #expect(judged.status == 1 && whole.status == 1)
  }
}
