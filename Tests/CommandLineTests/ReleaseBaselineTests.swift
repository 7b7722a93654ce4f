import Foundation
import Testing
import ViperCommandLine
import ViperTestSupport

/// The baselines of all releases, each with the code that it was written for. An upgrade makes nothing new, and nothing stale.
///
/// A release adds its own: once the version is raised, the second test fails until `RECORD_SNAPSHOTS=1` has recorded it. What an
/// earlier release has left here is never written again.
@Suite struct ReleaseBaselineTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Releases")
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"
  static let releases = try! FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".baseline") }
    .map { String($0.dropLast(".baseline".count)) }.sorted()

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// A folder with the code of a release, in which lines `// file: Path.swift` begin a file.
  private static func repository(_ code: String) throws -> Repository {
    let repository = try Repository()
    for file in MarkedCode(code).files { try repository.write(file.code, to: file.name) }
    return repository
  }

  @Test(arguments: releases.filter { !isRecording || $0 != ToolVersion.current })
  func isReadByThisVersion(_ release: String) throws {
    let repository = try Self.repository(Self.text("\(release).txt"))
    try repository.write(try Self.text("\(release).baseline"), to: ".viper-lint-baseline")
    let difference = try repository.lint("baseline", "diff")
    #expect(difference.status == 0 && difference.output == "", "\(difference.output)\(difference.errors)")
    #expect(try repository.lint("--strict").status == 0)
  }

  @Test func thisVersionHasOne() throws {
    guard Self.isRecording else {
      #expect(Self.releases.contains(ToolVersion.current), "record it with RECORD_SNAPSHOTS=1")
      return
    }
    let code = try ["infinum-classic", "module-owner", "view-factory"].map(Self.code(ofSample:)).joined()
    let repository = try Self.repository(code)
    let written = try repository.lint("baseline", "write")
    try #require(written.status == 0, "\(written.errors)")
    try Data(code.utf8).write(to: Self.folder.appendingPathComponent("\(ToolVersion.current).txt"))
    try repository.folder.data(".viper-lint-baseline").write(
      to: Self.folder.appendingPathComponent("\(ToolVersion.current).baseline"))
    Issue.record("recorded \(ToolVersion.current)")
  }

  /// The code of a sample as it is today.
  private static func code(ofSample sample: String) throws -> String {
    let root = "\(ScratchFolder.samples)/\(sample)/Broken"
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      "// file: \(sample)/\(name)\n" + (try String(contentsOfFile: "\(root)/\(name)", encoding: .utf8))
    }.joined()
  }
}
