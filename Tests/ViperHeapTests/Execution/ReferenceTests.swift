import Testing
import ViperHeap

/// What names, subscripts, casts and static members come to.
struct ReferenceTests {
  private static let types = """
    protocol Part: AnyObject {}
    final class A: Part { var b: B?; var part: Part?; var any: Any? }
    final class B: Part { static let shared = B(); static func make() -> B { B() }; required init() {} }
    struct Hand { subscript<T>(_ value: T) -> T { value } }
    final class Box { private var items: [String: B] = [:]; subscript(name: String) -> B? { get { items[name] } set { items[name] = newValue } } }
    protocol Backed: AnyObject { var own: B { get } }
    extension Backed where Self: C { var own: B { kept } }
    final class C: Backed { let kept = B() }
    class Made { static let common = B(); required init() {}; static func made() -> Self { Self() }; func same() -> Self { Self() }; static func other() -> Self { Self.init() } }
    final class Special: Made {}
    infix operator <-
    func <- (left: A, right: B) { left.b = right }
    struct Failure: Error {}
    enum Kind { case one; func made() -> B { Self.create() }; private static func create() -> B { B() } }
    typealias Pair = (first: B, second: A)
    func pair() -> Pair? { (B(), A()) }
    func cast<T>(_ value: Any, _ type: T.Type) -> T? { value as? T }
    """

  private func held(_ body: String, _ property: String = "A.b") throws -> String {
    let code = ExecutedCode("\(Self.types)\nfunc build() -> (A, B) {\n  let a = A()\n  let b = B()\n\(body)\n  return (a, b)\n}")
    return try #require(code.report("build()")).holds(property)
  }

  @Test(arguments: [
    ("a.b = Hand()[b]", "B"),
    ("let box = Box(); box[\"b\"] = b; a.b = box[\"b\"]", "B or nil"),
    ("let dictionary: [String: B] = [\"b\": b]; a.b = dictionary[\"b\"]", "B or nil"),
    ("let dictionary: [String: B] = [:]; if let known = dictionary[\"b\"] { return (a, known) }; a.b = b", "B or nil"),
    ("a.b = C().own", "B"),
    ("a.b = pair()?.first", "B"),
    ("a.b = Kind.one.made()", "B"),
    ("a.b = .make()", "B"),
    ("a.b = .shared", "B"),
    ("a.b = Made.common", "B"),
    ("a.b = cast(b, B.self)", "B or nil"),
    ("a.part = [a, b][0]; a.b = a.part as? B", "B or nil"),
    ("_ = b; a.b = nil", "nil"),
    ("a.any = Bool.random() ? a : b; a.b = a.any as? B", "B or nil"),
    ("a.b = (b as AnyObject) as? B", "B"),
    ("a.b = (b as? NSObjectProtocol) == nil ? b : nil", "B or nil"),
    ("a.b = a.part.map { _ in b }", "nil"),
    ("a.part = b; a.b = a.part.map { _ in b }", "B"),
    ("a.part = b; a.part.map { a.b = $0 as? B }", "B"),
    ("a.b = ([b] + [])[0]", "B"),
    ("a <- b", "B"),
    ("guard let other = a.b ?? b else { fatalError() }; a.b = other", "B"),
    ("if Bool.random() { a.b = b } else { fatalError() }", "B"),
    ("for (_, value) in [\"b\": b] { a.b = value }", "B or nil"),
    ("for (_, value) in [b].enumerated() { a.b = value }", "B or nil"),
    ("a.b = [\"b\": b].mapValues { $0 }[\"b\"]", "B or nil"),
    ("a.b = type(of: b).make()", "B"),
    ("[b].reduce(a) { $0.b = $1; return $0 }", "B or nil"),
    ("if b === b { a.b = b }", "B"),
    ("if a.b === b { a.b = B() } else { a.b = b }", "B"),
    ("if a === a.part { a.b = b }", "nil"),
    ("if a !== b { a.b = b }", "B"),
    ("var list = [B](); list.append(b); a.b = list[0]", "B"),
    ("a.b = [B]([b])[0]", "B"),
    ("let make = B.make; a.b = make()", "B"),
    ("do { throw Failure() } catch { a.any = error }; a.b = b", "B"),
  ]) func findsWhatIsMeant(_ body: String, _ expected: String) throws { #expect(try held(body) == expected) }

  @Test(arguments: [
    ("a.any = Special.made()", "Special"), ("a.any = Special().same()", "Special"), ("a.any = Special.other()", "Special"),
  ]) func selfIsTheTypeOfTheReceiver(_ body: String, _ expected: String) throws {
    #expect(try held(body, "A.any") == expected)
  }

  /// A key path tells which property is set: any may be.
  @Test func aKeyPathMaySetAnyProperty() throws {
    #expect(try held("let path = \\A.b; a[keyPath: path] = b") == "external or nil")
  }
}
