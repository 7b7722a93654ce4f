import Testing
import ViperHeap
import ViperLinking

/// What is asked in vain, and what is left when the screen is closed.
struct ObjectLifeTests {
  private static let types = """
    import UIKit
    final class A: UIViewController { var b: B!; override func viewDidLoad() { super.viewDidLoad(); b?.load() } }
    final class B { weak var a: A?; var c: C?; let spare = C(); weak var d: D?; var done: (() -> Void)?; func load() { BODY } }
    final class C { var b: B?; func run() {} }
    final class D { func run() {} }
    enum Builder { static func build() -> A { let a = A(); let b = B(); ASSEMBLY; return a } }
    """

  private static func code(_ body: String, _ assembly: String) -> String {
    types.replacing("BODY", with: body).replacing("ASSEMBLY", with: assembly)
  }

  @Test(arguments: [
    ("a.b = b", "c?.run()", ["c neverSet"]),
    ("a.b = b; b.c = C()", "c?.run()", []),
    // Code that has not been executed yet sets it.
    ("a.b = b", "c?.run(); c = C()", ["c notYetSet"]),
    // Nothing is asked of it.
    ("a.b = b", "if c == nil { c = C() }", []),
    ("a.b = b; let d = D(); b.d = d", "d?.run()", ["d released"]),
    ("", "c?.run()", ["b neverSet"]),
    // Whatever is asked of nil, it is emptied on purpose.
    ("a.b = b; b.c = C()", "c = nil; c?.run()", []),
  ])
  func usesOfNilHaveACause(_ assembly: String, _ body: String, _ expected: [String]) {
    let (lives, codebase) = ExecutedCode.lives(Self.code(body, assembly))
    let uses = lives.filter { $0.name == "Builder.build()" }.flatMap(\.nilUses).map { use in
      let cause =
        switch use.cause {
        case .neverSet: "neverSet"
        case .notYetSet: "notYetSet"
        case .released: "released"
        }
      return "\(codebase.text(codebase.name(codebase.declaration(ofSlot: use.slot)))) \(cause)"
    }
    #expect(Set(uses).sorted() == expected)
  }

  /// What nothing has kept once the entry has returned, though something that lives refers to it.
  @Test(arguments: [
    ("a.b = b; let d = D(); b.d = d", ["B.d: D"]), ("let c = C(); c.b = b", []), ("a.b = b; let c = C(); b.c = c", []),
    ("a.b = b; b.d = D()", ["B.d: D"]), ("a.b = b; b.d = Bool.random() ? D() : nil", ["B.d: D"]),
  ])
  func whatNothingKeepsIsLost(_ assembly: String, _ expected: [String]) throws {
    let (lives, codebase) = ExecutedCode.lives(Self.code("", assembly))
    let life = try #require(lives.first { $0.name == "Builder.build()" })
    let lost = life.lost.map { reference in
      guard case .property(let slot) = reference.slot else { return "\(reference.slot)" }
      let property = codebase.text(codebase.name(codebase.declaration(ofSlot: slot)))
      let names = [reference.holder, reference.object].map { number in
        life.closed.nodes[number].instance.map { codebase.types[$0].qualifiedName } ?? "?"
      }
      return "\(names[0]).\(property): \(names[1])"
    }
    #expect(lost == expected)
  }

  /// By slot, how sure it is that an object of the class holds what it holds once the screen is closed.
  @Test(arguments: [
    ("a.b = b; b.c = C()", "", "sure"),
    ("a.b = b", "if Bool.random() { c = spare }", "left"),
    ("a.b = b; b.c = C()", "if Bool.random() { c = nil }", "emptied"),
    ("a.b = b; b.c = C()", "c = nil", "nothing"),
  ])
  func linksAreSureOrLeftOrDoubtful(_ assembly: String, _ body: String, _ expected: String) throws {
    let (lives, codebase) = ExecutedCode.lives(Self.code(body, assembly))
    let graph = try #require(lives.first { $0.name == "Builder.build()" }).closed
    let links = graph.edges.filter { edge in
      guard case .property(let slot) = edge.slot else { return false }
      return codebase.text(codebase.name(codebase.declaration(ofSlot: slot))) == "c"
    }
    #expect(links.map { "\($0.certainty)" }.first ?? "nothing" == expected)
  }
}
