import Testing
import ViperModel
import ViperLinking

@Suite struct ReferenceKindTests {
  @Test func eachKindHasItsPositionAsItsNumber() {
    #expect(ReferenceKind.allCases.map(\.number) == Array(ReferenceKind.allCases.indices))
  }
}
