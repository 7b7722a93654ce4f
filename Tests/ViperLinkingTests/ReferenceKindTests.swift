import Testing
import ViperLinking
import ViperModel

@Suite struct ReferenceKindTests {
  @Test func eachKindHasItsPositionAsItsNumber() {
    #expect(ReferenceKind.allCases.map(\.number) == Array(ReferenceKind.allCases.indices))
  }
}
