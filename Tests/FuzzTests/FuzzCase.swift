import ViperDialects
import ViperModel
import ViperRules
import ViperTestSupport

@testable import ViperConfiguration
@testable import ViperFacts

/// One execution: an input, made from the seed and its index alone, and what is done with it.
struct FuzzCase {
  private enum Input {
    /// Code, and where there are two files the code of the other one.
    case source([UInt8], other: [UInt8]?)
    case dialect([UInt8])
    case configuration([UInt8])
    case archive([UInt8])
  }

  private let input: Input
  /// Judges the code; nil: detected.
  private let dialect: Dialect?

  init(_ index: Int, seed: UInt64, _ seeds: FuzzSeeds) {
    var random = SplitMix64(seed: seed, index: index)
    let dialect = random.once(in: 2) ? random.position(in: Self.builtIns.count) : nil
    self.dialect = dialect.map { Self.builtIns[$0] }
    let (hasOther, isOtherChanged, kind) = (random.once(in: 2), random.once(in: 2), random.position(in: 10))
    switch kind {
    case 0:
      var mutator = Mutator(seeds.dialects, tokens: FuzzTokens.yaml, random: random)
      input = .dialect(mutator.next().bytes)
    case 1:
      var mutator = Mutator(seeds.configurations, tokens: FuzzTokens.yaml, random: random)
      input = .configuration(mutator.next().bytes)
    case 2:
      let first = random.position(in: seeds.sources.count)
      let files = [seeds.sources[first], seeds.sources[(first + 1) % seeds.sources.count]]
      input = .archive(ArchiveMutation(files.map(FactExtractor.facts), random: random).bytes)
    default:
      var mutator = Mutator(seeds.sources, tokens: FuzzTokens.source, random: random)
      let first = mutator.next()
      // Its neighbour, so that names meet.
      let other = isOtherChanged ? mutator.next().bytes : seeds.sources[(first.seed + 1) % seeds.sources.count]
      input = .source(first.bytes, other: hasOther ? other : nil)
    }
  }

  /// The input's files, to be written where it fails.
  var files: [(name: String, bytes: [UInt8])] {
    switch input {
    case .source(let bytes, let other): [("First.swift", bytes)] + (other.map { [("Second.swift", $0)] } ?? [])
    case .dialect(let bytes): [("dialect.yml", bytes)]
    case .configuration(let bytes): [(Configuration.fileName, bytes)]
    case .archive(let bytes): [("archive", bytes)]
    }
  }

  /// What is wrong; empty where all is well. A crash or a hang is told by the process.
  func run() -> [String] {
    switch input {
    case .source(let bytes, let other): check(source: bytes, other: other)
    case .dialect(let bytes): check(dialect: String(decoding: bytes, as: UTF8.self))
    case .configuration(let bytes): check(configuration: String(decoding: bytes, as: UTF8.self))
    case .archive(let bytes): check(archive: bytes)
    }
  }

  // MARK: code

  private func check(source: [UInt8], other: [UInt8]?) -> [String] {
    guard case .facts(let facts) = FactReader.outcome(of: source) else { return [] }
    var violations = FactChecks(facts, byteCount: source.count).violations
    if case .facts(let again) = FactReader.outcome(of: source), again != facts {
      violations.append("a second look gives other facts")
    }
    guard violations.isEmpty else { return violations }
    var files = [(Self.file("First.swift"), facts)]
    if let other, case .facts(let facts) = FactReader.outcome(of: other) { files.append((Self.file("Second.swift"), facts)) }
    return Self.check(files, DialectPins(dialect: dialect))
  }

  /// Links and lints, with suppression comments; each finding must be inside the file that it names.
  private static func check(_ files: [(SourceFile, FileFacts)], _ pins: DialectPins, _ settings: RuleSettings = RuleSettings())
    -> [String]
  {
    let model = ModelBuilder.build(ProductionCode(files), pins: pins, dialects: (builtIns.filter { $0.name != base.name }, base))
    let lines = Dictionary(uniqueKeysWithValues: files.map { ($0.0.name, $0.1.lineStarts.count) })
    let suppressions = Suppressions(registry: .builtIn, roles: Role.all, requiresReason: files.count == 1) { rule, _ in
      RuleRegistry.builtIn.defaultSeverity(of: rule)
    }
    let findings = LintEngine.findings(in: model, by: .builtIn, settings: settings)
    let found = suppressions.applied(to: Fingerprint.located(findings, in: files), in: files)
    return Fingerprint.stamped(found).compactMap { finding in
      let isInside = finding.range.line >= 1 && finding.range.line <= lines[finding.range.file] ?? 0
      return isInside ? nil : "'\(finding.message)' is outside its file, at \(finding.range)"
    }
  }

  private static func file(_ name: String) -> SourceFile { SourceFile(path: "/Login/\(name)", name: "Login/\(name)", root: ".") }

  // MARK: archives

  /// Whatever an archive says is refused, or can be linked and judged as if it had been read from code.
  private func check(archive bytes: [UInt8]) -> [String] {
    guard let archive = try? FactArchive(ArchiveStorage(bytes), version: ArchiveMutation.version) else { return [] }
    let files = archive.files.enumerated().compactMap { index, file in
      archive.facts(at: file.facts).map { (Self.file("\(index).swift"), $0) }
    }
    return Self.check(files, DialectPins(dialect: dialect))
  }

  // MARK: YAML

  /// A dialect may have mistakes; one that has none must describe itself and judge code.
  private func check(dialect text: String) -> [String] {
    let loader = DialectLoader(
      builtIns: Self.texts, ruleIDs: Set(RuleRegistry.builtIn.ids() + RuleRegistry.builtIn.caseIDs()), readFile: { _ in text })
    guard let dialect = try? loader.load(text: text, file: "ours.yml") else { return [] }
    return (DialectDescription(dialect).text.isEmpty ? ["no description"] : [])
      + Self.check(Self.login, DialectPins(dialect: dialect))
  }

  private static let vocabulary = ConfigurationVocabulary(
    rules: { _ in
      Dictionary(
        uniqueKeysWithValues: RuleRegistry.builtIn.documented.flatMap { rule in
          rule.ids.expanded(over: Role.all).map { id in
            (
              id,
              .init(
                cases: rule.documentation.cases.map(\.name), options: rule.documentation.options,
                isAboutCode: !RuleRegistry.builtIn.isAboutAcceptance(id))
            )
          }
        })
    }, formats: ["json"], roles: { _ in [] })

  private func check(configuration text: String) -> [String] {
    guard
      let configuration = try? ConfigurationLoader.load(
        text: text, file: Configuration.fileName, folder: "/", vocabulary: Self.vocabulary)
    else { return [] }
    let pins = configuration.modules.map { DialectPins.ModulePin(pattern: $0.module, dialect: dialect ?? Self.base) }
    let settings = RuleSettings(configuration, basePath: "/", files: Self.login.map(\.0.name))
    return Self.check(Self.login, DialectPins(modules: pins), settings)
  }

  private static let login = [
    (
      file("LoginPresenter.swift"),
      FactExtractor.facts(of: Array("protocol LoginView: AnyObject {}\nclass LoginPresenter { var view: LoginView? }\n".utf8))
    ),
    (
      file("LoginViewController.swift"),
      FactExtractor.facts(
        of: Array(
          "import UIKit\nclass LoginViewController: UIViewController, LoginView { var presenter: LoginPresenter! }\n".utf8))
    ),
  ]

  private static let texts = Dictionary(uniqueKeysWithValues: BuiltInDialects.all.map { ($0.name, $0.yaml) })
  private static let builtIns = BuiltInDialects.all.map { try! DialectLoader(builtIns: texts).load(builtIn: $0.name) }
  private static let base = builtIns.first { $0.name == "viper" }!
}
