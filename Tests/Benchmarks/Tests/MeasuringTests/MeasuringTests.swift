import Measuring
import Testing

struct MeasuringTests {
  private func sample(_ seconds: Double) -> Sample { Sample(seconds: seconds, peakMemory: 0, exitCode: 0, output: "") }

  @Test func ratioIsTakenPairByPair() {
    let runs = PairedRuns(a: [1, 20, 3].map(sample), b: [1, 10, 1].map(sample))
    #expect(runs.ratio == 2)
  }

  @Test func evenNumberHasTheMeanOfTheMiddle() {
    #expect([4.0, 1, 3, 2].median == 2.5)
    #expect([Double]().median == nil)
  }

  @Test func runsAlternate() {
    var order = ""
    _ = PairedRuns.measure(
      3,
      {
        order += "a"
        return sample(1)
      },
      against: {
        order += "b"
        return sample(1)
      })
    #expect(order == "ababab")
  }

  @Test func commandIsMeasured() throws {
    let sample = try Command(["sh", "-c", "sleep 0.2; echo done; exit 3"]).run()
    #expect(sample.seconds >= 0.2)
    #expect(sample.peakMemory > 100_000)
    #expect(sample.exitCode == 3)
    #expect(sample.output == "done\n")
  }

  @Test func missingProgramIsAnError() {
    #expect(throws: Command.Failure.self) { try Command(["/nonexistent/program"]).run() }
  }
}
