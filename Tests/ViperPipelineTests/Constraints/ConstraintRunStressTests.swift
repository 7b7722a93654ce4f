import Testing
import ViperFacts
import ViperPipeline
import ViperRules
import ViperTestSupport

/// Constraints in whole runs: cached, on several threads, and written to take long.
@Suite struct ConstraintRunStressTests {
  private static let files = ConstrainedCode.joined(
    ConstrainedCode.module("Send", in: "Features/Pay", presenter: "let room: RoomInteractor? = nil; room?.fetch()"),
    ConstrainedCode.module("Receive", in: "Features/Pay"), ConstrainedCode.module("Inbox", in: "Features/Chat"),
    ConstrainedCode.module("Room", in: "Features/Chat", presenter: "_ = SendAssembly.make()"),
    [
      "Core/Store.swift":
        "import CoreData\nextension Core { final class Store { weak var room: RoomPresenter? } }\nenum Core {}\n",
      "Tests/SendPresenterTests.swift": "import XCTest\nfinal class SendPresenterTests: XCTestCase {}\n",
    ])

  private static let all = [
    "forbidden: {from: {group: Pay}, to: {group: Chat}}",
    "forbidden: {from: {path: Core}, to: {role: wireframe}, reachable: true}",
    "allowed: {from: {role: presenter}, to: {module: Send}}", "required: {from: {role: presenter}, to: {name: Store}}",
    "layers: [{group: Pay}, {group: Chat}], strict: true", "independent: [{group: Pay}, {group: Chat}]", "acyclic: module",
    "acyclic: group", "acyclic: folder, of: {path: Features}", "published: {module: '*'}",
    "only: {path: Features}, may-import: [CoreData]",
    "protected-types: {name: '*Interactor'}, used-by: {role: assembly}", "limit: {lines: 3, fan-out: 2}",
    "every-module-has: [presenter-tests, view-mock, preview]", "counterpart: {each: '*Presenter', has: '*PresenterTests'}",
    "layout: {of: {role: view}, in: 'Features/{group}/{module}/View'}",
  ]

  private static let configuration =
    "constraints:\n" + all.enumerated().map { "- {name: rule-\($0.offset), reason: r, \($0.element)}\n" }.joined()

  private func findings(_ project: ConfiguredProject, _ change: (inout AnalysisOptions) -> Void = { _ in }) throws -> [String] {
    var options = AnalysisOptions(testing: ["."], in: project.path)
    change(&options)
    return try Analysis(options).report.findings.map { "\($0.range) \($0.rule) \($0.message) \($0.fingerprint) \($0.notes)" }
  }

  @Test func sameFindingsWithAndWithoutCacheAndOnAnyNumberOfThreads() throws {
    let project = try ConfiguredProject(Self.files)
    try project.write(Self.configuration, to: ".viper-lint.yml")
    let plain = try findings(project) { $0.threads = 1 }
    let broken = Set(plain.compactMap { $0.firstMatch(of: /rule-\d+/).map { String($0.output) } })
    #expect(Self.all.indices.filter { !broken.contains("rule-\($0)") }.map { Self.all[$0] } == [])
    for threads in [2, 7] { #expect(try findings(project) { $0.threads = threads } == plain) }
    let cache = CacheChoice(path: "\(project.path)/.cache/facts", isNamed: true)
    for _ in 0..<3 { #expect(try findings(project) { $0.cache = cache } == plain) }
  }

  @Test func runWithoutConstraintsDoesNotHideTheInventory() throws {
    let project = try ConfiguredProject(Self.files)
    let cache = CacheChoice(path: "\(project.path)/.cache/facts", isNamed: true)
    let none = try findings(project) { $0.cache = cache }
    try project.write(Self.configuration, to: ".viper-lint.yml")
    let some = try findings(project) { $0.cache = cache }
    #expect(some.count > none.count)
    try project.write("fail: error\n", to: ".viper-lint.yml")
    #expect(try findings(project) { $0.cache = cache } == none)
  }

  /// A chain of types, each of which refers to the next ones.
  private static let chain = Dictionary(
    uniqueKeysWithValues: (0..<200).map { number in
      (
        "F\(number % 20)/T\(number).swift",
        "final class T\(number) { var a: T\((number * 7 + 1) % 200)?; var b: T\((number + 1) % 200)? }\n"
      )
    })

  @Test(
    .timeLimit(.minutes(60)),
    arguments: [
      "forbidden: {from: {name: '*'}, to: {name: '*'}, reachable: true, except: {name: 'T*0'}}",
      "required: {from: {name: '*'}, to: {name: T1}, reachable: true}", "layers: [{name: 'T1*'}, {name: 'T*'}]",
      "layout: {of: {name: '*'}, in: '**/**/{module}/**/*/**'}", "acyclic: folder",
      "limit: {lines: 1, of: {name: '\(String(repeating: "*", count: 1000))x'}}",
      "forbidden: {from: {name: 'T*', not: {name: T5}}, to: {path: '\(String(repeating: "**/", count: 300))x'}}",
    ])
  func manyConstraints(_ kind: String) throws {
    let project = try ConfiguredProject(Self.chain)
    // Long patterns count by their parts, and what everything breaks has a finding for each type.
    let most = kind.contains("****") || kind.contains("**/**/**/") ? 15 : kind.contains("except") ? 200 : 1000
    let patterns = SlowTests.areWanted ? most : most / 5
    let text = (0..<patterns).map { "- {name: rule-\($0), reason: r, \(kind)}\n" }.joined()
    try project.write("constraints:\n\(text)", to: ".viper-lint.yml")
    let clock = ContinuousClock()
    let time = try clock.measure { _ = try findings(project) }
    #expect(time < .seconds(40), "\(kind) took \(time)")
  }
}
