import Foundation
import Testing
import ViperFacts
import ViperModel
import ViperPipeline
import ViperPlatform
import ViperRules
import ViperTestSupport

/// What an edit that changes no meaning does to the identities of findings: nothing becomes new.
@Suite struct BaselineIdentityTests {
  private static let samples = ScratchFolder.project.appendingPathComponent("Samples")
  private static let all = try! FileManager.default.contentsOfDirectory(atPath: samples.path).filter { !$0.hasPrefix(".") }
    .sorted()
  /// The slow tier edits all samples.
  static let names = SlowTests.areWanted ? all : Array(all.prefix(3))

  /// The findings of each sample before any edit, found once for all tests.
  private static let originals = Dictionary(
    uniqueKeysWithValues: WorkerThreads.map(count: names.count, threads: 2) { index in
      (names[index], Result { try Copy(names[index]).analysis() })
    })

  /// A copy of a sample that a test edits.
  private final class Copy {
    let url: URL
    private let sample: String

    init(_ sample: String) throws {
      self.sample = sample
      url = FileManager.default.temporaryDirectory.appendingPathComponent("identity-\(UUID().uuidString)")
      try FileManager.default.copyItem(at: BaselineIdentityTests.samples.appendingPathComponent("\(sample)/Broken"), to: url)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    var files: [String] {
      FileManager.default.enumerator(atPath: url.path)!.compactMap { $0 as? String }
        .filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Package.swift") }.sorted()
    }

    func text(_ file: String) throws -> String { try String(contentsOf: url.appendingPathComponent(file), encoding: .utf8) }

    func write(_ text: String, to file: String) throws {
      let target = url.appendingPathComponent(file)
      try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: target, atomically: true, encoding: .utf8)
    }

    func remove(_ file: String) throws { try FileManager.default.removeItem(at: url.appendingPathComponent(file)) }

    func analysis() throws -> Analysis {
      try Analysis(AnalysisOptions(testing: ["."], in: url.path))
    }

    func original() throws -> Analysis { try #require(BaselineIdentityTests.originals[sample]).get() }

    /// The identities of all findings, and their fingerprints.
    static func identities(in analysis: Analysis) -> (rules: [String], fingerprints: [String]) {
      let findings = analysis.report.findings
      let rules = findings.map {
        [$0.rule, $0.root ?? "", $0.component ?? "", $0.target ?? "", $0.property ?? $0.member ?? ""].joined(separator: " ")
      }
      return (rules.sorted(), findings.map(\.fingerprint).sorted())
    }

    /// The types that no finding names and that are no components: their names mean nothing to a rule.
    func strangers() throws -> [String] {
      let analysis = try original()
      let components = Set(analysis.graph.components.flatMap { $0.name.split(separator: ".").map(String.init) })
      let findings = Self.identities(in: analysis).rules.joined(separator: " ")
      let declared = try files.flatMap { file in
        try text(file).matches(of: /(?:class|struct|enum|protocol) ([A-Z]\w+)/).map { String($0.1) }
      }
      return Set(declared).subtracting(components).filter { !findings.contains($0) && !$0.hasPrefix("Base") }.sorted()
    }

    /// Declarations at the top of a file, each with the lines above it: cut where a line begins after a closing brace in the
    /// first column.
    func pieces(of text: String) -> (imports: String, declarations: [String]) {
      var imports = ""
      var declarations: [String] = []
      var current = ""
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        if line.hasPrefix("import ") {
          imports += current + line + "\n"
          current = ""
          continue
        }
        current += line + "\n"
        if line.hasPrefix("}") {
          declarations.append(current)
          current = ""
        }
      }
      if !current.allSatisfy(\.isWhitespace) { declarations.append(current) }
      return (imports, declarations)
    }
  }

  private func check(_ sample: String, _ edit: (Copy, inout SystemRandomNumberGenerator) throws -> Void) throws {
    let copy = try Copy(sample)
    let before = Copy.identities(in: try copy.original())
    var random = SystemRandomNumberGenerator()
    try #require(!before.rules.isEmpty)
    try edit(copy, &random)
    let after = Copy.identities(in: try copy.analysis())
    // A dialect may look at folders and find less where they have changed; what it finds must be what it was.
    let gained = after.rules.difference(from: before.rules).insertions
    #expect(gained.isEmpty, "\(gained)")
    #expect(Set(after.fingerprints).isSubset(of: before.fingerprints))
  }

  @Test(arguments: names) func linesMayMove(_ sample: String) throws {
    try check(sample) { copy, random in
      for file in copy.files {
        let lines = try copy.text(file).split(separator: "\n", omittingEmptySubsequences: false)
        try copy.write(
          lines.map { Int.random(in: 0..<4, using: &random) == 0 && !$0.contains("\"") ? "\n// moved\n\($0)" : String($0) }
            .joined(separator: "\n"), to: file)
      }
    }
  }

  @Test(arguments: names) func declarationsMayChangePlaces(_ sample: String) throws {
    try check(sample) { copy, random in
      for file in copy.files {
        let (imports, declarations) = copy.pieces(of: try copy.text(file))
        try copy.write(imports + declarations.shuffled(using: &random).joined(), to: file)
      }
    }
  }

  /// Lines next to each other of which none needs the others: properties, requirements, assignments to different properties.
  @Test(arguments: names) func neighborsMayChangePlaces(_ sample: String) throws {
    try check(sample) { copy, random in
      for file in copy.files { try copy.write(NeighboringLines.shuffled(try copy.text(file), using: &random), to: file) }
    }
  }

  @Test(arguments: names) func conformancesMayChangePlaces(_ sample: String) throws {
    try check(sample) { copy, random in
      for file in copy.files {
        let text = try copy.text(file).replacing(/((?:extension|protocol) \w+: )([\w, ]+)( \{)/) { match in
          let names = match.2.split(separator: ", ").shuffled(using: &random)
          return "\(match.1)\(names.joined(separator: ", "))\(match.3)"
        }
        try copy.write(text, to: file)
      }
    }
  }

  /// File names decide in which order files are read; that some dialects look at them is theirs to report.
  @Test(arguments: names) func foldersMayBeRenamed(_ sample: String) throws {
    try check(sample) { copy, random in
      for file in copy.files {
        let text = try copy.text(file)
        try copy.remove(file)
        var parts = file.split(separator: "/").map(String.init)
        let turn = Int.random(in: 0..<2, using: &random)
        if turn == 1, parts.count > 2 { parts.insert("Zz", at: parts.count - 1) }
        try copy.write(text, to: (["Aa"] + parts).joined(separator: "/"))
      }
    }
  }

  @Test(arguments: names) func strangersMayCome(_ sample: String) throws {
    try check(sample) { copy, _ in
      try copy.write("struct Stranger { let view = 1 }\nenum Aardvark { static func make() {} }\n", to: "Aaa.swift")
    }
  }

  @Test(arguments: names) func strangersMayBeRenamed(_ sample: String) throws {
    try check(sample) { copy, _ in
      let strangers = try copy.strangers()
      for file in copy.files {
        let renamed = strangers.reduce(try copy.text(file)) { text, name in
          text.replacing(try! Regex("\\b\(name)\\b").wordBoundaryKind(.simple), with: "Aa\(name)")
        }
        try copy.write(renamed, to: file)
      }
    }
  }

  /// Or the test above would rename nothing.
  @Test func thereAreStrangers() throws {
    #expect(try Self.names.contains { try !Copy($0).strangers().isEmpty })
  }
}
