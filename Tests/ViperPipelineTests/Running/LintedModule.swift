import ViperPipeline
import ViperRules
import ViperTestSupport

/// A module with what the linter says of it, and what its edits make of it.
struct LintedModule: Sendable {
  /// The module after the edits of a finding alone.
  struct Settled: Sendable {
    let finding: Finding
    /// The changed files, by path.
    let files: [String: String]
    /// What the linter says then that it did not say before, or still says.
    let remarks: [String]
  }

  let module: RandomModule
  let findings: [Finding]
  /// The files that `--fix` changes, by path.
  let fixed: [String: String]
  private(set) var settled: [Settled] = []

  /// - Parameters:
  ///   - folder: holds the module's files.
  ///   - settles: whether the edits of each finding are made alone.
  init(_ module: RandomModule, in folder: ScratchFolder, settles: Bool) throws {
    self.module = module
    for file in module.files { try folder.write(file.text, to: file.path) }
    var options = Self.options(module, in: folder)
    let run = try FixRun(LintOptions(analysis: options), FixChoices(isDry: true))
    let prefix = "\(folder.path)/"
    fixed = Dictionary(
      uniqueKeysWithValues: run.contents.map {
        (String($0.key.dropFirst(prefix.count)), String(decoding: $0.value, as: UTF8.self))
      })
    options.makesEdits = settles
    findings = try Analysis(options).report.findings
    settled = try findings.filter { !$0.edits.isEmpty }.map { finding in
      let files = text(after: finding)
      options.makesEdits = false
      options.edited = Dictionary(
        uniqueKeysWithValues: files.map { ("\(prefix)\($0.key)", Array($0.value.utf8)) })
      let after = FindingChange(from: findings, to: try Analysis(options).report.findings)
      return Settled(finding: finding, files: files, remarks: after.remarks(on: finding))
    }
  }

  private static func options(_ module: RandomModule, in folder: ScratchFolder) -> AnalysisOptions {
    let path = "\(folder.path)/\(module.name)"
    var options = AnalysisOptions(paths: [path], basePath: path, toolVersion: "test")
    (options.isIsolated, options.threads) = (true, 1)
    return options
  }

  /// The changed files after the edits of a finding alone, by path.
  private func text(after finding: Finding) -> [String: String] {
    let texts = Dictionary(uniqueKeysWithValues: module.files.map { ($0.path, $0.text) })
    return Dictionary(grouping: finding.edits, by: { "\(module.name)/\($0.file)" }).reduce(into: [:]
    ) { result, change in
      result[change.key] = texts[change.key]!.applying(change.value)
    }
  }

  // MARK: variants

  static let fixedSuffix = "Fixed"

  static func suffix(_ index: Int) -> String { "Settled\(index)" }

  /// What is to be run: the module, and what edits make of it.
  var variants: [ModuleVariant] {
    [ModuleVariant(module)]
      + (fixed.isEmpty ? [] : [ModuleVariant(module, Self.fixedSuffix, edited: fixed)])
      + settled.enumerated().map { ModuleVariant(module, Self.suffix($0), edited: $1.files) }
  }
}

extension String {
  /// The text after edits of it, none of which touch.
  func applying(_ edits: [Edit]) -> String {
    var bytes = Array(utf8)
    for edit in edits.sorted(by: { $0.bytes.lowerBound > $1.bytes.lowerBound }) {
      bytes.replaceSubrange(edit.bytes, with: edit.text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
