import Testing
import ViperFacts

/// Types as they are written.
@Suite struct TypeTests {
  @Test(arguments: [
    ("A", "A"), ("A?", "A?"), ("A!", "A!"), ("[A]", "[A]"), ("[A: B]", "[A: B]"), ("A.B", "A.B"), ("A.B.C", "A.B.C"),
    ("A<B>", "A<B>"),
    ("A.B<C>", "A.B<C>"), ("A<B?, [C]>", "A<B?, [C]>"), ("(A, B)", "(A, B)"), ("(a: A, b: B)", "(a: A, b: B)"), ("(A)", "A"),
    ("(A) -> B", "(A) -> B"), ("((A) -> B)?", "(A) -> B?"), ("() -> Void", "() -> Void"), ("A & B", "A & B"),
    ("A.Type", "A.Type"),
    ("any A", "A"), ("some A & B", "A & B"), ("(any A)?", "A?"), ("@escaping (A) -> B", "(A) -> B"), ("[[A]?]", "[[A]?]"),
    ("any A?", "A?"), ("any A & B", "A & B"), ("M::A", "M::A"), ("M::A<B>", "M::A<B>"), ("M::A.B", "M::A.B"),
    ("(any M::A)?", "M::A?"),
    ("[M::A]", "[M::A]"),
  ])
  func readsTypes(_ written: String, _ read: String) {
    let tree = FactTree("func f(_ a: \(written)) {}")
    let parameter = tree.facts.declarations.first { $0.kind == .parameter }!
    #expect(tree.type(Int(parameter.type)) == read)
  }

  @Test(arguments: [
    ("class A: B, C.D, E<F> {}", ["B", "C.D", "E<F>"]), ("protocol A: AnyObject {}", ["AnyObject"]),
    ("protocol A: class {}", ["AnyObject"]),
    ("protocol A where Self: B {}", ["B"]), ("extension A: B & C {}", ["B & C"]),
    ("class A: @unchecked Sendable {}", ["Sendable"]),
  ])
  func readsWhatATypeInherits(_ code: String, _ inherited: [String]) {
    let tree = FactTree(code)
    #expect(tree.facts.inheritance(of: tree.facts.declarations[0]).map { tree.type(Int($0)) } == inherited)
  }

  @Test func readsAliasesAndGenericParameters() {
    let tree = FactTree("typealias A = (B) -> C<D>\nfunc f<T: E>(t: T) -> [T] where T: F {}")
    #expect(tree.type(Int(tree.facts.declarations[0].type)) == "(B) -> C<D>")
    let generic = tree.facts.declarations.first { $0.kind == .genericParameter }!
    #expect(tree.facts.names[generic.name] == "T")
    #expect(tree.facts.inheritance(of: generic).map { tree.type(Int($0)) }.contains("E"))
  }
}
