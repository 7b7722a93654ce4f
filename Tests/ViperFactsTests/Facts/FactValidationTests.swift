import Testing

@testable import ViperFacts

/// Records whose indices lead nowhere are refused, each for its own fault.
@Suite struct FactValidationTests {
  typealias Change = @Sendable (inout FactRecords) -> Void

  private static let code = """
    import UIKit
    // viper-lint:disable:next a-rule
    class A: B { var c: C.D?; func f(_ x: Int = 1) { func inner(_ y: Int = 2) { x! }; g(y) } }
    extension A: E { }
    func caught() { do {} catch is A {} }
    func broken( {
    """

  private static var records: FactRecords { FactRecords(FactExtractor.facts(of: Array(code.utf8))) }

  private static func isSound(_ records: FactRecords) -> Bool {
    let bytes = FactBytes(FactWriter.bytes(of: records))
    return FileFacts.validated(bytes, in: 0..<bytes.count, content: ContentHash()) != nil
  }

  @Test func whatTheExtractorWritesIsSound() { #expect(Self.isSound(Self.records)) }

  private static let names: [(String, Change)] = [
    ("declaration's name", { $0.declarations[0].name = 1_000 }),
    ("declaration's inner name", { $0.declarations[0].innerName = 1_000 }),
    ("type's name", { $0.types[0].name = 1_000 }),
    ("expression's name", { $0.expressions[0].name = 1_000 }),
    ("import's module", { $0.imports[0].module = 1_000 }),
    ("comment's text", { $0.suppressions[0].text = 1_000 }),
    ("syntax error's message", { $0.syntaxErrors[0].message = 1_000 }),
  ]

  private static let positions: [(String, Change)] = [
    ("declaration's type", { $0.declarations[0].type = 1_000 }),
    ("declaration's type below none", { $0.declarations[0].type = -2 }),
    ("declaration's value", { $0.declarations[0].value = 1_000 }),
    ("declaration's body", { $0.declarations[0].body = -2 }),
    ("end of what is inherited", { $0.declarations[0].inheritedEnd = 1_000 }),
    ("start of what is inherited", { $0.declarations[0].inheritedStart = 1_000 }),
    ("inherited type", { $0.inherited[0] = 1_000 }),
    ("no inherited type", { $0.inherited[0] = -1 }),
    ("expression's type", { $0.expressions[0].type = 1_000 }),
    ("mentioned type", { $0.mentions[0] = TypeMention(.caught, of: 1_000, in: 0) }),
    ("no mentioned type", { $0.mentions[0] = TypeMention(.caught, of: -1, in: 0) }),
  ]

  private static let trees: [(String, Change)] = [
    ("declaration without an end", { $0.declarations[0].subtreeEnd = 0 }),
    ("declaration beyond the end", { $0.declarations[0].subtreeEnd = 1_000 }),
    ("type without an end", { $0.types[0].subtreeEnd = 0 }),
    ("expression without an end", { $0.expressions[0].subtreeEnd = 0 }),
    ("extension of nothing", { $0.declarations[$0.first(.extension)].type = Declaration.absent }),
    (
      "member of nothing",
      { records in
        let member = records.types.firstIndex { $0.kind == .member }!
        records.types[member].subtreeEnd = UInt32(member) + 1
      }
    ),
    (
      "unwrapping of nothing",
      { records in
        let unwrap = records.expressions.firstIndex { $0.kind == .unwrap }!
        records.expressions[unwrap].subtreeEnd = UInt32(unwrap) + 1
      }
    ),
    (
      "local body that leads back",
      { records in
        let outer = records.declarations.firstIndex { $0.kind == .function }!
        let local = records.declarations.lastIndex { $0.kind == .function && $0.flags.contains(.isLocal) }!
        records.declarations[local].body = records.declarations[outer].body
      }
    ),
  ]

  private static let kindsAndPlaces: [(String, Change)] = [
    ("declaration's kind", { $0.declarations[0].head |= 0xFF }),
    ("type's kind", { $0.types[0].head |= 0xFF }),
    ("expression's kind", { $0.expressions[0].head |= 0xFF }),
    ("the kind after the last", { $0.expressions[0].head = UInt32(Expression.Kind.last.rawValue) + 1 }),
    ("span that ends before it starts", { $0.expressions[0].span = Span(start: 2, end: 1) }),
    ("span beyond any file", { $0.types[0].span.end = .max }),
    ("import's span", { $0.imports[0].span = Span(start: 2, end: 1) }),
    ("comment's span", { $0.suppressions[0].span = Span(start: 2, end: 1) }),
    ("first line", { $0.lineStarts[0] = 1 }),
    ("no line", { $0.lineStarts = [] }),
    ("lines out of order", { $0.lineStarts[2] = $0.lineStarts[1] }),
  ]

  @Test(arguments: names) func namesThatAreNotThereAreRefused(_ fault: String, _ change: Change) { check(fault, change) }
  @Test(arguments: positions) func positionsOutOfBoundsAreRefused(_ fault: String, _ change: Change) { check(fault, change) }
  @Test(arguments: trees) func partsThatAreNotThereAreRefused(_ fault: String, _ change: Change) { check(fault, change) }
  @Test(arguments: kindsAndPlaces) func impossibleNumbersAreRefused(_ fault: String, _ change: Change) { check(fault, change) }

  private func check(_ fault: String, _ change: Change) {
    var records = Self.records
    change(&records)
    #expect(!Self.isSound(records), "\(fault)")
  }

  @Test func bytesBehindTheLastSectionAreRefused() {
    let bytes = FactBytes(FactWriter.bytes(of: Self.records) + [UInt8](repeating: 0, count: 8))
    #expect(FileFacts.validated(bytes, in: 0..<bytes.count, content: ContentHash()) == nil)
  }

  /// A valid checksum does not make a file trustworthy: its indices must be safe to follow.
  @Test func whateverIsChangedIsRefusedOrSafe() {
    let bytes = FactWriter.bytes(of: Self.records)
    var generator = Shuffle()
    var refused = 0
    for offset in bytes.indices {
      for value in [0xFF, UInt8.random(in: 0...255, using: &generator)] where bytes[offset] != value {
        var hostile = bytes
        hostile[offset] = value
        let stored = FactBytes(hostile)
        guard let facts = FileFacts.validated(stored, in: 0..<stored.count, content: ContentHash()) else {
          refused += 1
          continue
        }
        FactWalk.visitAll(facts)
      }
    }
    #expect(refused > bytes.count / 2)
  }
}

extension FactRecords {
  fileprivate func first(_ kind: Declaration.Kind) -> Int { declarations.firstIndex { $0.kind == kind }! }

  /// The records that some facts were made of.
  init(_ facts: FileFacts) {
    self.init()
    var collector = NameCollector(expected: facts.names.count)
    for id in 0..<UInt32(facts.names.count) { _ = collector.id(of: facts.names[id]) }
    names = collector.names
    (lineStarts, imports, declarations) = (Array(facts.lineStarts), Array(facts.imports), Array(facts.declarations))
    (inherited, types, expressions) = (Array(facts.inherited), Array(facts.types), Array(facts.expressions))
    (mentions, suppressions, syntaxErrors) = (Array(facts.mentions), Array(facts.suppressions), Array(facts.syntaxErrors))
  }
}

/// The same numbers in every run.
struct Shuffle: RandomNumberGenerator {
  private var state: UInt64 = 42
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 31
  }
}
