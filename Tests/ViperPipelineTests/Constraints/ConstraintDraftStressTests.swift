import Foundation
import Testing
import ViperTestSupport

@testable import ViperPipeline

/// `constraints suggest`: what it prints loads again, and holds.
struct ConstraintDraftStressTests {
  private func options(_ path: String, threads: Int = 2) -> AnalysisOptions {
    var options = AnalysisOptions(testing: ["."], in: path)
    options.threads = threads
    return options
  }

  /// The rows of `constraints try` for a draft, with single spaces and without the header.
  private func trial(_ draft: String, _ path: String) throws -> [[String]] {
    let folder = try ScratchFolder()
    let file = try folder.write(draft, to: "draft.yml")
    return try ConstraintTrial.text(of: file, options(path)).split(separator: "\n").dropFirst().filter { !$0.hasPrefix("   ") }
      .map { $0.split(separator: " ").map(String.init) }
  }

  private static let samples = try! FileManager.default.contentsOfDirectory(atPath: ScratchFolder.samples)
    .filter { FileManager.default.fileExists(atPath: "\(ScratchFolder.samples)/\($0)/Clean") }.sorted()
    .flatMap { ["\($0)/Clean", "\($0)/Broken"] }

  @Test(arguments: samples) func draftOfASampleHolds(_ sample: String) throws {
    let path = "\(ScratchFolder.samples)/\(sample)"
    let draft = try ConstraintDraft.text(options(path))
    guard !draft.hasPrefix("# Nothing") else { return }
    let rows = try trial(draft, path)
    #expect(!rows.isEmpty && rows.count <= 20)
    for row in rows { #expect(row[2] == "0" && row.last == "-", "\(row)\n\(draft)") }
    if SlowTests.areWanted || Self.few.contains(sample) {
      #expect(try ConstraintDraft.text(options(path, threads: 1)) == draft)
    }
  }

  /// The samples that are drafted once more, with another number of threads.
  private static let few: Set = ["mutual-mobile/Broken", "rambler/Broken", "swiftui/Clean"]

  /// Modules of two features on top of a kit, where a type of the kit refers upward.
  private func project(_ configuration: String = "") throws -> ConfiguredProject {
    var files = [".viper-lint.yml": configuration]
    for (index, name) in GeneratedModules.names.enumerated() {
      let (feature, large) = (
        index % 2 == 0 ? "Chat" : "Payments", String(repeating: "  // more\n", count: index == 5 ? 400 : index)
      )
      files["App/Features/\(feature)/\(name)/\(name).swift"] = ConfiguredProject.module(
        name,
        more: """
          final class \(name)Worker { let kit = Kit(); let store = Store(); func work() { kit.work(); store.work() } }
          extension \(name)Presenter {
          \(large)}
          """)
    }
    files["App/Kit/Kit.swift"] = "final class Kit { func work() {} }\nfinal class Store { func work() {} }\n"
    files["App/Kit/Up.swift"] = "final class Up { let worker = AlphaWorker() }\n"
    return try ConfiguredProject(files)
  }

  @Test func draftsWhatHoldsWithItsExceptions() throws {
    let project = try project()
    let draft = try ConstraintDraft.text(options(project.path))
    let expected = [
      "1 goes upward, from 1 type under 'not'\n  - name: folder-layers\n",
      "    layers:\n      - {path: App/Features/**}\n      - {path: App/Kit/**, not: {name: Up}}\n",
      "  - name: independent-groups\n", "    independent:\n      - {group: Chat}\n      - {group: Payments}\n",
      "  - name: presenter-limits\n",
    ]
    for text in expected { #expect(draft.contains(text), "\(text) is not in\n\(draft)") }
    for row in try trial(draft, project.path) { #expect(row[2] == "0" && row.last == "-", "\(row)\n\(draft)") }
  }

  @Test func draftBreaksWhereTheCodeChanges() throws {
    let project = try project()
    let draft = try ConstraintDraft.text(options(project.path))
    try project.write("final class Down { let worker = BravoWorker() }\n", to: "App/Kit/Down.swift")
    try project.write("extension AlphaWorker { func talk() { _ = BravoWorker() } }\n", to: "App/Features/Chat/Alpha/Talk.swift")
    let findings = Dictionary(uniqueKeysWithValues: try trial(draft, project.path).map { ($0[0], $0[2]) })
    #expect(findings["folder-layers"] == "1" && findings["independent-groups"] == "1", "\(findings)")
  }

  @Test func namesOfTheConfigurationAreTaken() throws {
    let project = try project("constraints: [{name: folder-layers, reason: r, acyclic: module}]\n")
    #expect(try ConstraintDraft.text(options(project.path)).contains("- name: folder-layers-2\n"))
  }

  @Test func nothingToSuggestIsSaid() throws {
    let project = try ConfiguredProject(["A.swift": "class A {}\n"])
    let draft = try ConstraintDraft.text(options(project.path))
    #expect(draft == "# Nothing to suggest: 1 file with 1 type show no layers, groups, surfaces or sizes to freeze.\n")
  }
}

/// Orders of few units.
struct LayerOrderTests {
  private func layers(_ references: [String: Int], tolerance: Double = 0) -> [[String]] {
    let edges = references.map { (DraftedUnits.Edge(from: String($0.key.first!), to: String($0.key.last!)), $0.value) }
    return LayerOrder(Dictionary(uniqueKeysWithValues: edges), tolerance: tolerance).layers
  }

  @Test func unitsAreBelowThoseThatReferToThem() {
    #expect(layers(["a>b": 1, "b>c": 1, "a>c": 1, "d>c": 1]) == [["a", "d"], ["b"], ["c"]])
  }

  @Test func aCircleIsOneLayer() {
    #expect(layers(["a>b": 9, "b>a": 1, "b>c": 1]) == [["a", "b"], ["c"]])
    #expect(layers(["a>b": 9, "b>a": 1]) == [["a", "b"]])
  }

  @Test func fewReferencesUpwardAreExceptions() {
    #expect(layers(["a>b": 90, "b>a": 1, "b>c": 9], tolerance: 0.05) == [["a"], ["b"], ["c"]])
    #expect(layers(["a>b": 90, "b>a": 9, "b>c": 1], tolerance: 0.05) == [["a", "b"], ["c"]])
  }
}
