#if os(Linux)
  import Foundation
  import Testing
  import ViperTestSupport

  /// The samples compile, and so do their mutants, but where the table says that the compiler catches them.
  ///
  /// The compiler runs against stubs of the frameworks, without what it finds out after type-checking. Of the mutants that it
  /// catches, a part is compiled in each run, `VIPER_ALL_MUTANTS=1` has all compiled. `RECORD_SNAPSHOTS=1` records the verdicts on
  /// mutants that have none, and fails.
  @Suite(.serialized, .enabled(if: SlowTests.areWanted, "VIPER_SLOW_TESTS=1 runs it"))
  struct CompilationStressTests {
    static let samples = CleanSample.names.flatMap { ["\($0)/Clean", "\($0)/Broken"] }

    @Test(arguments: samples) func compiles(_ name: String) throws {
      let folder = "\(ScratchFolder.samples)/\(name)"
      let files = try (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
        .filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Package.swift") }.sorted()
      #expect(try StubModules.shared.get().errors(in: files.map { "\(folder)/\($0)" }) == [])
    }

    private static let step = ProcessInfo.processInfo.environment["VIPER_ALL_MUTANTS"] == "1" ? 1 : 8

    @Test(arguments: CleanSample.names) func compilesTheMutantsThatTheTableSays(_ name: String) throws {
      var table = MutationTable(recorded: name)
      let all = try SampleMutants(of: name)
      try #require(table.rows.count == all.mutants.count, "record the mutants first")
      let compiler = try MutantCompiler(all.sample)
      if MutationTable.isRecorded {
        let open = table.rows.indices.filter { table.rows[$0].compiler.isEmpty }
        for (index, isAccepted) in zip(open, try compiler.accepted(open.map { all.mutants[$0] })) {
          table.rows[index].compiler = isAccepted ? "accepts" : "catches"
        }
        try table.record()
        Issue.record("recorded the verdicts on \(open.count) mutants of \(name)")
        return
      }
      #expect(table.rows.allSatisfy { !$0.compiler.isEmpty }, "record the verdicts with RECORD_SNAPSHOTS=1")
      let (accepted, caught) = (table.rows.indices.filter { table.rows[$0].compiler == "accepts" }, caught(table))
      let verdicts = zip(accepted, try compiler.accepted(accepted.map { all.mutants[$0] }))
      #expect(verdicts.filter { !$0.1 }.map { table.rows[$0.0].edit } == [], "these do not compile")
      for index in caught {
        #expect(try !compiler.errors(in: [all.mutants[index]]).isEmpty, "\(table.rows[index].edit) compiles")
      }
    }

    private func caught(_ table: MutationTable) -> [Int] {
      let caught = table.rows.indices.filter { table.rows[$0].compiler == "catches" }
      return stride(from: 0, to: caught.count, by: Self.step).map { caught[$0] }
    }
  }
#endif
