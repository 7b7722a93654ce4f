import Testing
import ViperFacts

@testable import ViperLinking

@Suite struct TypeUsageTests {
  private func usage(
    _ kind: ReferenceKind, _ strength: ReferenceStrength?, property: Int? = 3, body: Int? = nil,
    span: Span = Span(start: 5, end: 9)
  ) -> TypeUsage {
    TypeUsage(
      from: 1, to: 2, kind: kind, property: property, strength: strength, file: 4, span: span, body: body,
      context: [.assembly, .published])
  }

  @Test(arguments: ReferenceKind.allCases) func everyKindComesBack(_ kind: ReferenceKind) {
    for strength in ReferenceStrength.allCases + [nil] {
      let usage = usage(kind, strength)
      #expect(usage.kind == kind && usage.strength == strength && usage.isSound)
    }
  }

  @Test func numbersComeBack() {
    let usage = usage(.stored, nil, property: 0, body: 6)
    #expect((usage.from, usage.to, usage.file) == (1, 2, 4))
    #expect(usage.property == 0 && usage.body == 6 && usage.span == Span(start: 5, end: 9))
    #expect(usage.context == [.assembly, .published])
    #expect(self.usage(.stored, nil, property: nil).property == nil)
    #expect(self.usage(.stored, nil).body == nil)
  }

  @Test func spanThatEndsBeforeItsStartIsUnsound() {
    #expect(!usage(.stored, nil, span: Span(start: 9, end: 5)).isSound)
  }

  @Test func forgedKindOrStrengthIsUnsound() {
    let sound = usage(.stored, .weak)
    var unsound = 0
    for offset in 0..<MemoryLayout<TypeUsage>.size {
      var forged = sound
      withUnsafeMutableBytes(of: &forged) { $0[offset] = 0xFE }
      if !forged.isSound {
        unsound += 1
      } else {
        _ = (forged.kind, forged.strength)
      }
    }
    #expect(unsound >= 2)
  }
}

@Suite struct EvaluationRecordsTests {
  /// Records of one part for each number, which has so many ambiguous names and one cleared slot.
  private func records(_ counts: [Int]) -> EvaluationRecords {
    var records = EvaluationRecords()
    for count in counts {
      records.ambiguous += (0..<count).map { Name(count * 10 + $0) }
      records.cleared.append(Int32(count))
      records.endPart()
    }
    return records
  }

  @Test func partsAreCutOutWithTheirOwnRecords() {
    let some = records([1, 0, 2, 3]).parts(1..<3)
    #expect(some.ambiguous == [20, 21])
    #expect(some.cleared == [0, 2])
    #expect(some.ends.map { [$0[4], $0[6]] } == [[1, 0], [2, 2]])
  }

  @Test func joinedRecordsEqualThoseOfOneRun() {
    let (whole, joined) = (
      records([2, 1, 0, 3]), EvaluationRecords.joining([records([2]), records([]), records([1, 0]), records([3])])
    )
    #expect(joined.ambiguous == whole.ambiguous && joined.cleared == whole.cleared && joined.ends == whole.ends)
  }

  @Test func noPartsAddNothing() {
    var some = records([1])
    some.append(0..<0, of: records([2]))
    #expect(some.counts == records([1]).counts)
  }
}

@Suite struct ReferenceStrengthTests {
  @Test(
    arguments: [([], .strong), ([.isWeak], .weak), ([.isUnowned], .unowned), ([.isLazy, .isPrivate], .strong)]
      as [(Declaration.Flags, ReferenceStrength)])
  func isThatOfTheModifiers(_ flags: Declaration.Flags, _ strength: ReferenceStrength) {
    let span = Span(start: 0, end: 0)
    #expect(ReferenceStrength(of: Declaration(kind: .property, flags: flags, name: 0, nameSpan: span, span: span)) == strength)
  }
}

@Suite struct ResolutionTallyTests {
  private let code = LinkedCode(
    """
    class Plain { func f() {} }
    class Screen: UIViewController {}
    protocol Output: AnyObject {}
    class Other { func g(plain: Plain, screen: Screen, output: Output) { plain.f(); plain.gone(); screen.view; output.gone() } }
    class Broken {
    """)

  private func counts(_ isComponent: (String) -> Bool, references: Int = 0) -> ResolutionCounts {
    let tally = ResolutionTally(looks: code.records.looks, ambiguous: [code.name("Plain"), code.name("f"), code.name("Plain")])
    return tally.counts(
      in: code.codebase, Ancestry(code.codebase), isComponent: { isComponent(code.codebase.types[$0].qualifiedName) },
      references: references)
  }

  @Test func missingMemberIsExternalOnlyBelowAnExternalType() {
    let counts = counts({ _ in true }, references: 10)
    #expect(counts.resolved == 11)
    #expect(counts.external == 1)
    #expect(counts.unknown == 2)
    #expect(counts.ambiguous == 2)
    #expect(counts.unparsedFiles == 1)
    #expect(counts.unresolved == 5)
  }

  @Test func onlyComponentsCount() {
    let counts = counts { $0 == "Screen" }
    #expect((counts.resolved, counts.external, counts.unknown, counts.ambiguous) == (0, 1, 0, 0))
  }
}
