import Foundation
import Testing
import ViperPipeline
import ViperTestSupport

/// The same code gives the same bytes, whatever the order of its paths and however often it is read.
@Suite struct DeterminismTests {
  private static let folder = ScratchFolder.project.appendingPathComponent("Samples")
  private static let samples = try! FileManager.default.contentsOfDirectory(atPath: folder.path)
    .filter { !$0.hasPrefix(".") }.sorted().prefix(SlowTests.areWanted ? 100 : 3).map { "\($0)/Broken" }

  private func json(_ paths: [String], in folder: URL = folder, isIsolated: Bool = false) throws -> String {
    var analysis = AnalysisOptions(paths: paths, basePath: folder.path, toolVersion: "test", details: [.resolution, .background])
    analysis.isIsolated = isIsolated
    return try LintRun(LintOptions(analysis: analysis, outputs: [try #require(OutputRequest("json"))])).output
  }

  @Test func theOrderOfPathsChangesNothing() throws {
    let expected = try json(Self.samples)
    #expect(expected.contains("retain-cycle"))
    #expect(try json(Self.samples.reversed()) == expected)
  }

  @Test func aSecondRunChangesNothing() throws {
    let samples = Array(Self.samples.prefix(2))
    #expect(try json(samples) == json(samples))
  }

  @Test(arguments: samples.prefix(1)) func namingEveryFileIsLikeNamingTheFolder(_ sample: String) throws {
    let root = Self.folder.appendingPathComponent(sample)
    let files = FileManager.default.enumerator(atPath: root.path)!.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Package.swift") }
    #expect(try json(files.shuffled().map { "\(sample)/\($0)" }, isIsolated: true) == json([sample]))
  }

  @Test func namingAPathTwiceIsLikeNamingItOnce() throws {
    let sample = Self.samples[0]
    #expect(try json([sample, sample, "\(sample)/Sources"]) == json([sample]))
  }

  @Test func whereTheCodeLiesChangesNothing() throws {
    let copy = FileManager.default.temporaryDirectory.appendingPathComponent("samples-\(UUID().uuidString)")
    try FileManager.default.copyItem(at: Self.folder, to: copy)
    defer { try? FileManager.default.removeItem(at: copy) }
    #expect(try json([Self.samples[0]], in: copy) == json([Self.samples[0]]))
  }
}
