import Foundation
import Testing
import ViperHeap

/// Prints what is executed in a folder: `VIPER_HEAP=FOLDER swift test --filter FolderTests`.
struct FolderTests {
  private static let folder = ProcessInfo.processInfo.environment["VIPER_HEAP"]

  @Test(.enabled(if: folder != nil)) func printsTheObjects() throws {
    let folder = try #require(Self.folder)
    let paths = FileManager.default.enumerator(atPath: folder)!.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
    let run = try ExecutedCode(
      files: paths.map { ($0, try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)) }
    ).run
    for report in run.reports { print(report.text, "\n") }
    #expect(!run.reports.isEmpty)
  }
}
