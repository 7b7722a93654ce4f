import Foundation
import Testing
import ViperFacts
import ViperPipeline
import ViperRules
import ViperTestSupport

/// The examples of the guide to constraints: code that breaks each one, where its comments say so, and code that does not.
@Suite struct ConstraintGuideTests {
  struct Example: CustomTestStringConvertible {
    var title: String
    var constraint = ""
    var codes: [String] = []

    var testDescription: String { title }
  }

  private static let examples: [Example] = {
    let guide = ScratchFolder.project.appendingPathComponent("Rules/Guides/CONSTRAINTS.md")
    let text = (try? String(contentsOf: guide, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "\n### ").dropFirst().map { section in
      var example = Example(title: String(section.prefix { $0 != "\n" }))
      for block in section.matches(of: /(?s)```(yaml|swift)\n(.*?)\n```/).map(\.output) {
        if block.1 == "yaml" { example.constraint = String(block.2) } else { example.codes.append(String(block.2)) }
      }
      return example
    }
  }()

  @Test func thereAreTwenty() {
    #expect(Self.examples.count >= 20)
    for example in Self.examples {
      #expect(example.codes.count > 1 && example.codes.contains { $0.contains("// finding: ") }, "\(example.title)")
      #expect(example.codes.contains { !$0.contains("// finding: ") }, "\(example.title)")
    }
  }

  @Test(arguments: examples)
  func findsWhatItSays(_ example: Example) throws {
    let lines = example.constraint.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)\n" }.joined()
    let name = try #require(example.constraint.firstMatch(of: /name: ([a-z-]+)/)).output.1
    for code in example.codes {
      let (files, expected) = Self.parts(of: code)
      let project = try ConfiguredProject(files)
      let analysis = try project.analysis(configuration: "constraints:\n\(lines)")
      let found = analysis.report.findings.filter { $0.rule == name }.map { finding in
        "\(finding.range.file):\(finding.range.line) \(finding.message.prefix { $0 != ";" })"
      }
      #expect(found.sorted() == expected.sorted(), "\(code)")
    }
  }

  /// The files, and what their comments say.
  private static func parts(of code: String) -> (files: [String: String], expected: [String]) {
    var (files, expected, file, number): ([String: String], [String], String, Int) = ([:], [], "", 0)
    for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("// file: ") {
        (file, number) = (String(line.dropFirst("// file: ".count)), 0)
        continue
      }
      number += 1
      let parts = line.components(separatedBy: "  // finding: ")
      files[file, default: ""] += parts[0] + "\n"
      expected += parts.dropFirst().map { "\(file):\(number) \($0)" }
    }
    return (files, expected)
  }
}
