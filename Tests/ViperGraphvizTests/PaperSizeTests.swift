import Testing

@testable import viper_graph_layout

struct PaperSizeTests {
  @Test func centersASmallDrawingOnA4() throws {
    let paper = try #require(PaperSize(holding: (400, 300)))
    #expect(abs(2 * paper.margins.x + 400 + 43.2 - 841.89) < 0.01)
    #expect(abs(2 * paper.margins.y + 300 + 43.2 - 595.28) < 0.01)
  }

  @Test func turnsA4ForATallDrawing() throws {
    let paper = try #require(PaperSize(holding: (400, 1000)))
    #expect(abs(2 * paper.margins.x + 400 + 43.2 - 841.89) < 0.01)
    #expect(abs(2 * paper.margins.y + 1000 + 43.2 - 1190.55) < 0.01)
  }

  @Test func hasNoPaperBeyondA0() {
    #expect(PaperSize(holding: (3000, 2500)) == nil)
  }
}
