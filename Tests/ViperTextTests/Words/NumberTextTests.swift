import Testing
import ViperText

struct NumberTextTests {
  @Test(arguments: [(0.0, "0.00"), (0.05, "0.05"), (0.926, "0.93"), (0.999, "1.00"), (61.5, "61.50")])
  func roundsToHundredths(_ value: Double, _ text: String) {
    #expect(hundredths(value) == text)
  }

  @Test func nounsAgreeWithTheirNumber() {
    #expect([0, 1, 2].map { counted($0, "file") } == ["0 files", "1 file", "2 files"])
  }
}
