import Foundation
import Testing
import ViperRules

@testable import ViperReporting

/// What a reader of a format gets back of the new findings: the part of their identity that the format has.
struct ParsedReport {
  struct Entry: Hashable, Comparable {
    var rule: String
    var file: String
    var line: Int
    /// Empty where the format has none.
    var fingerprint = ""

    static func < (a: Self, b: Self) -> Bool { (a.file, a.line, a.rule) < (b.file, b.line, b.rule) }
  }

  let entries: [Entry]

  init(_ name: String, of report: LintReport, _ context: ReportContext) throws {
    let reporter = try #require(ReporterRegistry.reporter(named: name))
    entries = try Self.entries(name, reporter.init().render(report, context)).sorted()
  }

  private static func entries(_ name: String, _ text: String) throws -> [Entry] {
    switch name {
    case "json": try json(text)
    case "sarif": try sarif(text)
    case "gitlab": try gitlab(text)
    case "sonarqube": try sonarqube(text)
    case "checkstyle":
      try XMLElements(text).all.filter { $0.name == "error" }.map {
        Entry(rule: $0.attributes["source"] ?? "", file: $0.within["name"] ?? "", line: Int($0.attributes["line"] ?? "") ?? 0)
      }
    case "csv":
      CSVTable(text).rows.filter { $0[0] == "new" }.map {
        Entry(rule: $0[2], file: $0[3], line: Int($0[4]) ?? 0, fingerprint: $0[14])
      }
    default: lines(text, try #require(patterns[name]))
    }
  }

  /// In each, what is not named is what comes between.
  private static let patterns = [
    "text": #"(?m)^(?<file>[^:\s]+):(?<line>\d+):\d+: \w+: .* \[(?<rule>[\w-]+)\]"#,
    "xcode": #"(?m)^(?:/base/)?(?<file>[^:\s]+):(?<line>\d+):\d+: \w+: .* \((?<rule>[\w-]+)[,)]"#,
    "github": #"(?m)^::\w+ file=(?<file>[^,]+),line=(?<line>\d+),endLine=.*title=(?<rule>[\w-]+)::"#,
    "teamcity": #"(?m)^##teamcity\[inspection typeId='(?<rule>[\w-]+)' .*file='(?<file>[^']+)' line='(?<line>\d+)'"#,
    "azure":
      #"(?m)^(?:##vso\[task\.logissue type=\w+;sourcepath=(?<file>[^;]+);linenumber=(?<line>\d+);columnnumber=\d+;code=(?<rule>[\w-]+);\]|(?<file2>[^:\s]+):(?<line2>\d+):\d+: info: .* \[(?<rule2>[\w-]+)\]$)"#,
    "junit": #"<testcase name="(?<rule>[\w-]+) at (?<file>[^:]+):(?<line>\d+):\d+""#,
    "markdown": #"(?m)^\| \w+ \| <code>(?<file>[^:]+):(?<line>\d+)</code> \|.*<code>(?<rule>[\w-]+)</code> \|$"#,
    "html":
      #"<li id="f-(?<print>\w+)"[^>]*data-disposition="new" data-rules="(?<rule>[\w-]+)[^>]*>[\s\S]*?<code>(?<file>[^:]*):(?<line>\d+)"#,
  ]

  private static func lines(_ text: String, _ pattern: String) -> [Entry] {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
    return expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).map { match in
      func part(_ name: String) -> String {
        guard pattern.contains("<\(name)>"), let range = Range(match.range(withName: name), in: text) else { return "" }
        return String(text[range])
      }
      return Entry(
        rule: part("rule") + part("rule2"), file: part("file") + part("file2"), line: Int(part("line") + part("line2")) ?? 0,
        fingerprint: part("print"))
    }
  }

  // MARK: JSON

  private static func json(_ text: String) throws -> [Entry] {
    try JSONView(text)["findings"].items.filter { $0["disposition"].string == "new" }.map {
      Entry(rule: $0["rule"].string, file: $0["file"].string, line: $0["line"].number, fingerprint: $0["fingerprint"].string)
    }
  }

  private static func sarif(_ text: String) throws -> [Entry] {
    try JSONView(text)["runs"].items[0]["results"].items.filter { $0["suppressions"].items.isEmpty }.map {
      let place = $0["locations"].items[0]["physicalLocation"]
      let uri = place["artifactLocation"]["uri"].string
      return Entry(
        rule: $0["ruleId"].string, file: uri.hasPrefix("file://") ? String(uri.dropFirst(7)) : uri,
        line: place["region"]["startLine"].number,
        fingerprint: $0["partialFingerprints"]["viperLintFingerprint/v1"].string)
    }
  }

  private static func gitlab(_ text: String) throws -> [Entry] {
    try JSONView(text).items.map {
      let path = $0["location"]["path"].string
      return Entry(
        rule: $0["check_name"].string, file: path.hasPrefix("../") ? String(path.dropFirst(2)) : path,
        line: $0["location"]["lines"]["begin"].number, fingerprint: $0["fingerprint"].string)
    }
  }

  private static func sonarqube(_ text: String) throws -> [Entry] {
    try JSONView(text)["issues"].items.map {
      let place = $0["primaryLocation"]
      return Entry(rule: $0["ruleId"].string, file: place["filePath"].string, line: place["textRange"]["startLine"].number)
    }
  }
}
