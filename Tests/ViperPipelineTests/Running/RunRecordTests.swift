import Testing

/// What two runs of a module differ in.
@Suite struct RunRecordTests {
  private func record(shown: [String], ended: [String] = [], name: String = "Login") throws -> RunRecord {
    let lines = ["module\t\(name)", "phase\tshown"] + shown + ["phase\ttapped", "phase\tclosed", "phase\tended"] + ended
    return try #require(RunRecord.records(in: lines.joined(separator: "\n")).first?.record)
  }

  @Test func namesWhatIsTheSameInAllVariants() throws {
    let before = try record(shown: ["living\tLoginView\t1"])
    #expect(try record(shown: ["living\tLoginFixedView\t1"], name: "LoginFixed").differences(from: before) == [])
  }

  @Test func tellsWhatDiesAndWhatIsNotMet() throws {
    let before = try record(shown: ["call\tLoginPresenter.view.show\t2\t0", "living\tLoginView\t1"])
    let after = try record(shown: ["call\tLoginPresenter.view.show\t1\t1"])
    #expect(
      after.differences(from: before) == ["'View' dies before it is shown", "'Presenter.view.show' meets nothing when shown"])
  }

  @Test func allowsFewerLeaksAndNoMore() throws {
    let (whole, leaking) = (try record(shown: []), try record(shown: [], ended: ["living\tLoginView\t1"]))
    #expect(whole.differences(from: leaking) == [])
    #expect(leaking.differences(from: whole) == ["'View' is left when it has ended"])
    #expect(leaking.leaked == ["View"])
  }

  @Test func tellsWhatEndsTheProgram() throws {
    let ended = try #require(RunRecord.records(in: "module\tLogin\nphase\tshown\n").first?.record)
    #expect(ended.differences(from: try record(shown: [])) == ["it ends the program"])
  }
}
