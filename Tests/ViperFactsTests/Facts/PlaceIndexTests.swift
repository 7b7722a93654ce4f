import Testing

@testable import ViperFacts

/// What is around a place is the same as by going through everything.
@Suite struct PlaceIndexTests {
  private static let code = """
    import UIKit
    class A<T: B> {
      let a = { class L { let x = 1 }; return L() }()
      enum B { case c, d; struct E { var f: Int { g { h(1, [2: 3]) } } } }
      func f() { class M {}; if a { b() } else if c { d.e().f } ; let x = a ? b : c as? D }
    }
    extension A: P { func g() {} ; protocol }
    struct S { struct T {} }
    var top: Int { 1 + 2 }
    """

  private let facts = FactExtractor.facts(of: Array(code.utf8))

  @Test func parentsAreTheNearestAround() {
    let expressions = facts.expressions
    for index in expressions.indices {
      #expect(facts.parent(of: index) == expressions.indices[..<index].last { Int(expressions[$0].subtreeEnd) > index })
      var root = index
      while let parent = facts.parent(of: root) { root = parent }
      #expect(facts.root(of: index) == root)
    }
  }

  @Test func typesAreTheInnermostAround() {
    for start in 0...UInt32(Self.code.utf8.count) {
      for length: UInt32 in [0, 1, 5, 40] {
        let span = Span(start: start, end: start + length)
        let expected = facts.declarations.indices.last { index in
          let outer = facts.declarations[index]
          return (outer.isType || outer.kind == .extension) && outer.span.start <= span.start && span.end <= outer.span.end
        }
        #expect(facts.typeDeclaration(around: span) == expected, "at \(start)")
      }
    }
  }
}
