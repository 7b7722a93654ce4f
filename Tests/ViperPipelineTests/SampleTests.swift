import Foundation
import Testing
import ViperFacts
import ViperModel
import ViperPipeline
import ViperPlatform
import ViperRules
import ViperTestSupport

/// The sample apps: what is marked `// expect: rule-id` is reported, nothing else is, what is marked `// note: rule-id` is a further
/// place of a finding, and the dialect is recognised.
@Suite struct SampleTests {
  private static let folder = ScratchFolder.project.appendingPathComponent("Samples")

  static let samples: [String] = try! FileManager.default.contentsOfDirectory(atPath: folder.path)
    .filter { !$0.hasPrefix(".") }.sorted().flatMap { ["\($0)/Clean", "\($0)/Broken"] }

  struct Expectation: Hashable, Comparable, CustomStringConvertible {
    var file: String
    var line: Int
    var rule: String
    var description: String { "\(file):\(line) \(rule)" }
    static func < (a: Self, b: Self) -> Bool { (a.file, a.line, a.rule) < (b.file, b.line, b.rule) }
  }

  /// Each sample is analysed once for all tests.
  private static let analyses = Dictionary(
    uniqueKeysWithValues: WorkerThreads.map(count: samples.count, threads: 2) { index in
      let options = AnalysisOptions(testing: [samples[index]], in: folder.path)
      return (samples[index], Result { try Analysis(options) })
    })

  private func analysis(of sample: String) throws -> Analysis { try #require(Self.analyses[sample]).get() }

  @Test(arguments: samples) func reportsWhatIsMarkedAndNothingElse(_ sample: String) throws {
    let found = try analysis(of: sample).report.findings.filter { $0.disposition == .new }.map {
      Expectation(file: $0.range.file, line: $0.range.line, rule: $0.rule)
    }
    #expect(found.sorted() == (try expectations(in: sample)).sorted())
  }

  @Test(arguments: samples) func notesTheFurtherPlaces(_ sample: String) throws {
    let places = try analysis(of: sample).report.findings.flatMap(\.places).map {
      Expectation(file: $0.range.file, line: $0.range.line, rule: $0.rule)
    }
    #expect(try expectations(in: sample, mark: "// note: ").filter { !places.contains($0) } == [])
  }

  @Test(arguments: samples) func recognisesTheDialect(_ sample: String) throws {
    let roots = try analysis(of: sample).report.roots
    #expect(roots.map(\.dialect) == [String(sample.split(separator: "/")[0])])
    #expect(roots.allSatisfy { $0.modules >= 3 })
  }

  @Test(arguments: samples.filter { $0.hasSuffix("Broken") }) func hasAnError(_ sample: String) throws {
    #expect(try analysis(of: sample).report.count(of: .error) > 0)
  }

  /// The broken samples in a dialect of VIPER.
  private static let judged = samples.filter { sample in
    sample.hasSuffix("Broken") && !["clean-swift", "ribs"].contains { sample.hasPrefix($0) }
  }

  /// A configuration has the last word on every severity, whatever the dialect says.
  @Test(arguments: judged) func obeysTheConfiguration(_ sample: String) throws {
    let project = try ConfiguredProject([
      "lint.yml": "rules: {'*': warning, retain-cycle: off}\noverrides: [{paths: '**', rules: {'*': error}}]\n"
    ])
    var options = AnalysisOptions(testing: [sample], in: Self.folder.path)
    options.configuration = .file("\(project.path)/lint.yml")
    let report = try Analysis(options).report
    #expect(!report.findings.isEmpty && report.findings.allSatisfy { $0.severity == .warning && $0.rule != "retain-cycle" })
    // The override is about the configuration's own folder, where nothing was read.
    #expect(report.diagnostics.isEmpty)
  }

  private func expectations(in sample: String, mark: String = "// expect: ") throws -> [Expectation] {
    let root = Self.folder.appendingPathComponent(sample)
    let files = FileManager.default.enumerator(atPath: root.path)!.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
    return try files.flatMap { file in
      let text = try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
      return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { number, line in
        guard let mark = line.range(of: mark) else { return [Expectation]() }
        return line[mark.upperBound...].split(separator: ",").map {
          Expectation(file: "\(sample)/\(file)", line: number + 1, rule: $0.trimmingCharacters(in: .whitespaces))
        }
      }
    }
  }
}
