#if os(Linux)
  import Testing
  import ViperTestSupport

  /// What is said of the objects of the samples' apps is what a run of them shows.
  @Suite(.serialized) struct SampleHeapStressTests {
    /// So many answers may contradict a run; none of those that are not named. Lower it with each cause that is settled.
    private static let mostWrong = ["module-owner/Clean": 14, "rambler/Clean": 15, "view-factory/Clean": 18]

    /// What no type's name has.
    private static let title = "-"

    @Test(arguments: SampleApp.all) func reportsSayWhatRunsShow(_ sample: SampleApp) throws {
      let files = try sample.files
      let start = sample.start(in: files)
      let run = try run(files, start.app)
      #expect(run.phases["ended"] != nil)
      let said = try ReportedApp(files, entry: start.entry)
      var totals = HeapTotals()
      totals.add(HeapComparison(try #require(said.report), run, module: Self.title, values: said.values), of: sample.name)
      let most = Self.mostWrong[sample.name] ?? 0
      #expect(totals.contradictions.count <= most, "\(totals.contradictions.joined(separator: "\n"))")
    }

    private func run(_ files: [(path: String, text: String)], _ app: String) throws -> RunHeap {
      let scratch = try ScratchFolder()
      var paths = try files.enumerated().map { try scratch.write(UnattendedText($1.text).text, to: "File\($0).swift") }
      let play = "Stage.play([(\"\(Self.title)\", { \(app) })], from: 0)"
      paths.append(try scratch.write("import Stage\nimport UIKit\n\n\(play)\n", to: "main.swift"))
      let program = "\(scratch.path)/program"
      let made = try RunningStubs.shared.get().compile(paths, to: program)
      try #require(made.isMade, "\(made.output)")
      return try #require(RunHeap.heaps(in: RunningStubs.output(of: program, ["0"])).first?.heap)
    }
  }
#endif
