import Testing
import ViperFacts

@testable import ViperLinking

/// What is written down, and what is not.
@Suite struct RecorderTests {
  private let code = LinkedCode("class A {}\nclass Below: B {}\nclass B {}\nfinal class C {}\nprotocol P {}\nextension UIView {}")
  private let span = Span(start: 0, end: 1)

  private func recorder(owner: String? = "A", _ work: (inout UsageRecorder, CodePlace) -> Void) -> EvaluationRecords {
    var recorder = UsageRecorder(code.codebase)
    var place = CodePlace(code.codebase)
    place.owner = owner.flatMap(code.type)
    work(&recorder, place)
    return recorder.records
  }

  private func nominal(_ name: String) -> SemanticType { .nominal(code.type(name)!, []) }

  @Test func everyTypeInATypeIsUsed() {
    let records = recorder { $0.record(.stored, of: .dictionary(nominal("B"), .optional(nominal("C"))), at: span, from: $1) }
    #expect(records.usages.map(\.to) == [code.type("B"), code.type("C")])
  }

  @Test func ownAndOtherModulesTypesAreNot() {
    let records = recorder { recorder, place in
      for type in ["A", "UIView"] { recorder.record(.stored, of: nominal(type), at: span, from: place) }
    }
    #expect(records.usages.isEmpty)
  }

  @Test func functionsUseNothingByTheirType() {
    let records = recorder { $0.record(.stored, of: .function([nominal("B")], nominal("C")), at: span, from: $1) }
    #expect(records.usages.isEmpty)
  }

  @Test func codeOfNoTypeUsesNothing() {
    let records = recorder(owner: nil) { $0.record(.stored, of: nominal("B"), at: span, from: $1) }
    #expect(records.usages.isEmpty)
  }

  @Test func nothingIsWrittenWhileItIsOff() {
    let records = recorder { recorder, place in
      recorder.isRecording = false
      recorder.record(.stored, of: nominal("B"), at: span, from: place)
      recorder.recordExternal(0, at: span, from: place)
      recorder.recordAmbiguous(0)
      recorder.recordCleared(0)
      recorder.look(on: nominal("B"), isFound: true)
      recorder.flow(Value(type: nominal("B"), sources: ValueSources(.type(0))), into: 0, in: nil)
    }
    #expect(records.counts == EvaluationRecords.Counts())
  }

  @Test func classWithoutSubclassesIsWhatFlows() {
    let slot = Value.Source.slot(1)
    let final = recorder { recorder, _ in recorder.flow(Value(type: nominal("C"), sources: ValueSources(slot)), into: 0, in: nil)
    }
    #expect(final.edges.count == 1 && final.sources.map(\.type) == [code.type("C")])
    for type in ["B", "P"] {
      let open = recorder { recorder, _ in
        recorder.flow(Value(type: nominal(type), sources: ValueSources(slot)), into: 0, in: nil)
      }
      #expect(open.edges.count == 1 && open.sources.isEmpty)
    }
  }

  @Test func valueDoesNotFlowIntoItself() {
    let records = recorder { recorder, _ in
      recorder.flow(Value(type: .unknown, sources: ValueSources(.slot(0))), into: 0, in: nil)
    }
    #expect(records.edges.isEmpty)
  }
}

@Suite struct LocalScopeTests {
  @Test func nearestNameHidesOthersUntilItIsLeft() {
    var locals = LocalScope()
    locals.declare(7, Value(type: .external(1, [])), .local(1))
    let outer = locals.count
    locals.declare(7, Value(type: .external(2, [])), .local(2))
    #expect(locals[7]?.type == .external(2, []))
    #expect(locals.entry(of: 7)?.meaning == .local(2))
    locals.leave(to: outer)
    #expect(locals[7]?.type == .external(1, []))
    #expect(locals[8] == nil)
  }

  @Test func assignedValueIsAddedAndFillsAnUnknownType() {
    var locals = LocalScope()
    locals.declare(7, .unknown, .local(3))
    locals.assign(Value(type: .external(1, []), sources: ValueSources(.slot(1))), to: 7)
    locals.assign(Value(type: .external(2, []), sources: ValueSources(.slot(2))), to: 7)
    locals.assign(.unknown, to: 8)
    #expect(locals[7]?.type == .external(1, []))
    #expect(locals[7].map { Array($0.sources) } == [.slot(1), .slot(2)])
  }
}

@Suite struct StandardLibraryTests {
  private let element = SemanticType.external(1, [])

  @Test func containersHandOutElements() {
    #expect(StandardLibrary.member("first", of: Value(type: .array(element))).type == .optional(element))
    #expect(StandardLibrary.member("values", of: Value(type: .dictionary(.unknown, element))).type == .array(element))
    #expect(StandardLibrary.member("first", of: Value(type: element)).type == .unknown)
    #expect(StandardLibrary.member("count", of: Value(type: .array(element))).type == .unknown)
  }

  @Test func closuresOverContainersGetElements() {
    let call = StandardLibrary.Call("compactMap", on: .optional(.array(element)))
    #expect(call?.closure == .function([element, element], .unknown))
    #expect(call?.result(.function([], .optional(element))) == .array(element))
    #expect(StandardLibrary.Call("map", on: .optional(element))?.result(.function([], element)) == .optional(element))
    #expect(StandardLibrary.Call("filter", on: element) == nil)
    #expect(StandardLibrary.Call("append", on: .array(element)) == nil)
  }
}
