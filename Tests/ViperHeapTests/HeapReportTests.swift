import Testing
import ViperLinking

@testable import ViperHeap

struct HeapReportTests {
  @Test func aSlotThatHoldsOneObjectOrNilIsNotDefinite() {
    func slot(_ objects: [Int], mayBeNil: Bool, unknown: [String] = []) -> HeapReport.Slot {
      HeapReport.Slot(
        name: "view", strength: .weak, objects: objects, mayBeNil: mayBeNil, mayBeData: false, unknown: unknown)
    }
    #expect(slot([1], mayBeNil: false).isDefinite)
    #expect(slot([], mayBeNil: true).isDefinite)
    #expect(!slot([1], mayBeNil: true).isDefinite)
    #expect(!slot([1, 2], mayBeNil: false).isDefinite)
    #expect(!slot([1], mayBeNil: false, unknown: ["parameter"]).isDefinite)
  }
}
