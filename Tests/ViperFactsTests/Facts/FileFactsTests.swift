import Testing

@testable import ViperFacts

@Suite struct FileFactsTests {
  static let code = """
    import UIKit
    // viper-lint:disable retain-cycle
    protocol P: AnyObject where Self: UIView { var x: [String: Int?] { get } }
    final class A<T: P>: B, P {
      weak var p: P?
      lazy var q: (Int, a: T.Type) -> Void = { [weak self] a in self?.f(a as! Int, b: .init()) ?? g() }
      func f(_ a: Int = 1, b: T...) throws(E) -> A & B where T == Int {
        @W var w = \\A.p; for case let o as A in p { do {} catch E.b, is E { { () -> A in o }() } }
        func inner(_ x: Int = 2) -> Int { struct S { let v = 1 }; return x + 1 }
        guard let p, case .some(let z) = q else { return }
        switch z { case .one(let y): y[0].h(); default: for (i, e) in p.all { x.y = e } }
        l: repeat { if (try? inner()) != nil, !p { continue l } } while x == true; if z { throw E.b }
        return try! await inner(z ? 1 : 2)
      }
    }
    extension A.C { init?(c: Int) { self.c = { $0.d! } } }
    enum E { case a(A), b }
    typealias F = () -> E
    func broken( {
    """

  private static var facts: FileFacts { FactExtractor.facts(of: Array(code.utf8)) }

  @Test func storedFactsAreTheFacts() throws {
    let stored = FactBytes(Array(Self.facts.bytes))
    let facts = try #require(FileFacts.validated(stored, in: 0..<stored.count, content: Self.facts.content))
    #expect(facts == Self.facts)
    #expect(facts.content == Self.facts.content)
    #expect(facts.expressions.elementsEqual(Self.facts.expressions) && facts.types.elementsEqual(Self.facts.types))
    #expect((0..<UInt32(facts.names.count)).map { facts.names[$0] }.contains("inner"))
  }

  @Test func otherCodeHasOtherFacts() {
    #expect(FactExtractor.facts(of: Array("class A {}".utf8)) != FactExtractor.facts(of: Array("class B {}".utf8)))
  }

  @Test func recordsHaveNoPadding() {
    #expect(MemoryLayout<Declaration>.stride == 13 * 4)
    #expect(MemoryLayout<Expression>.stride == 6 * 4)
    #expect(MemoryLayout<TypeUse>.stride == 5 * 4)
    #expect(MemoryLayout<ImportFact>.stride == 3 * 4)
    #expect(MemoryLayout<TypeMention>.stride == 3 * 4)
    #expect(MemoryLayout<SuppressionComment>.stride == 4 * 4)
    #expect(MemoryLayout<SyntaxError>.stride == 2 * 4)
  }

  /// The version of stored facts follows from it.
  @Test func theLayoutTellsSizesAndKinds() {
    let layout = FactWriter.layout
    for part in [
      "52/\(Declaration.Kind.allCases.count)", "24/\(Expression.Kind.allCases.count)", "20/\(TypeUse.Kind.allCases.count)",
      "12/0",
    ] {
      #expect(layout.contains(part), "\(layout)")
    }
  }

  /// If this fails, the extractor's facts have changed: raise `FactExtractor.revision` and record the new number.
  @Test func theRevisionIsThatOfTheseFacts() {
    let hash = Array(Self.facts.bytes).withUnsafeBytes { WordHash($0).low }
    #expect(FactExtractor.revision == 18)
    #expect(String(hash, radix: 16) == "d1c6162ee668de66")
  }

  @Test func subtreesAreSteppedOver() {
    let facts = FactExtractor.facts(of: Array("class A { func f(a: B<C, D>) {} }\nlet e = f(1, g(2))".utf8))
    #expect(Array(facts.children(of: nil)).map { facts.names[facts.declarations[$0].name] } == ["A", "e"])
    #expect(Array(facts.children(of: 1)).map { facts.names[facts.declarations[$0].name] } == ["a"])
    #expect(facts.arguments(of: Int(facts.declarations[2].type)).map { facts.names[facts.types[$0].name] } == ["C", "D"])
    let call = facts.operands(of: Int(facts.declarations[3].value))
    #expect(call.first == Int(facts.declarations[3].value) + 1)
    #expect(Array(call).map { facts.expressions[$0].kind } == [.name, .argument, .argument])
    #expect(facts.operands(of: facts.expressions.count - 1).isEmpty)
  }

  @Test(arguments: [(0, 1, 1), (2, 1, 3), (3, 2, 1), (4, 3, 1), (6, 3, 3)])
  func offsetsHaveLinesAndColumns(_ offset: UInt32, _ line: Int, _ column: Int) {
    let position = FactExtractor.facts(of: Array("ab\n\ncde".utf8)).position(of: offset)
    #expect(position.line == line && position.column == column)
  }

  @Test func aRangeMayCoverLines() {
    let facts = FactExtractor.facts(of: Array("ab\n\ncde".utf8))
    #expect(
      facts.range(Span(start: 1, end: 6), in: "F") == SourceRange(file: "F", line: 1, column: 2, endLine: 3, endColumn: 3))
    #expect(
      facts.range(Span(start: 4, end: 6), in: "F") == SourceRange(file: "F", line: 3, column: 1, endLine: 3, endColumn: 3))
  }
}
