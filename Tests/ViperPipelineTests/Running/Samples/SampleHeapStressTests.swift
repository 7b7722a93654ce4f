#if os(Linux)
  import Testing

  /// What is said of the objects of the samples' apps is what a run of them shows.
  @Suite(.serialized) struct SampleHeapStressTests {
    @Test(arguments: SampleApp.all) func reportsSayWhatRunsShow(_ sample: SampleApp) throws {
      let files = try sample.files
      let start = sample.start(in: files)
      let run = try #require(RunHeap.heaps(in: PlayedApp.output(of: files, start.app)).first?.heap)
      #expect(run.phases["ended"] != nil)
      let said = try ReportedApp(files, entry: start.entry)
      var totals = HeapTotals()
      totals.add(HeapComparison(try #require(said.report), run, module: PlayedApp.title, values: said.values), of: sample.name)
      #expect(totals.contradictions == [])
    }
  }
#endif
