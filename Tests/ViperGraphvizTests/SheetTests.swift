import Testing

@testable import ViperGraphviz

struct SheetTests {
  @Test func smallDrawingStandsInTheMiddleOfA4() throws {
    let sheet = try #require(Sheet(holding: (400, 300)))
    #expect(abs(2 * sheet.margins.x + 400 + 43.2 - 841.89) < 0.01)
    #expect(abs(2 * sheet.margins.y + 300 + 43.2 - 595.28) < 0.01)
  }

  @Test func tallDrawingStandsUpright() throws {
    let sheet = try #require(Sheet(holding: (400, 1000)))
    #expect(abs(2 * sheet.margins.x + 400 + 43.2 - 841.89) < 0.01)
    #expect(abs(2 * sheet.margins.y + 1000 + 43.2 - 1190.55) < 0.01)
  }

  @Test func drawingBeyondA0IsASheetOfItsOwn() {
    #expect(Sheet(holding: (3000, 2500)) == nil)
  }
}
