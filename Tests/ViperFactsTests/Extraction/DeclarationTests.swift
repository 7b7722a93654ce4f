import Testing
import ViperFacts

/// Declarations of each kind with their flags and parts, and the nearest ones that differ.
@Suite struct DeclarationTests {
  /// Each declaration as `kind name`, with its flags by position.
  private func declarations(_ code: String) -> [String] {
    let tree = FactTree(code)
    return tree.facts.declarations.map { "\($0.kind) \(tree.facts.names[$0.name])" }
  }

  private func first(_ code: String, _ kind: Declaration.Kind = .property) -> Declaration {
    FactTree(code).facts.declarations.first { $0.kind == kind }!
  }

  @Test(arguments: [
    ("class A {}", ["class A"]), ("actor A {}", ["actor A"]), ("struct A {}", ["struct A"]), ("protocol A {}", ["protocol A"]),
    ("enum A { case b, c(d: E, F) }", ["enum A", "enumCase b", "enumCase c", "parameter d", "parameter "]),
    ("indirect enum A { indirect case b(A) }", ["enum A", "enumCase b", "parameter "]),
    ("typealias A<T> = [T]", ["typealias A", "genericParameter T"]),
    ("protocol A { associatedtype B: C }", ["protocol A", "associatedtype B"]),
    ("class A<B: C, D> {}", ["class A", "genericParameter B", "genericParameter D"]),
    ("func a<T>(_ b: T, c d: Int) {}", ["function a", "genericParameter T", "parameter ", "parameter c"]),
    ("class A { init?(b: B) {} }", ["class A", "initializer init", "parameter b"]),
    ("class A { deinit {} }", ["class A", "deinitializer deinit"]),
    ("struct A { subscript(b: Int) -> C { c } }", ["struct A", "subscript subscript", "parameter b"]),
    ("struct A { static func == (a: A, b: A) -> Bool { true } }", ["struct A", "function ==", "parameter a", "parameter b"]),
    ("let a = 1, b: Int", ["property a", "property b"]), ("let (a, (_, b)) = c", ["property a", "property b"]), ("let _ = a", []),
    ("extension A.B where C: D {}", ["extension "]), ("import A", []), ("a()", []), ("struct `default` {}", ["struct default"]),
    (
      "#if A\nlet a = 1\n#elseif B\n#if C\nlet b = 1\n#endif\n#else\nlet c = 1\n#endif",
      ["property a", "property b", "property c"]
    ),
    ("class A {\n#if B\nvar c: C\n#endif\n}", ["class A", "property c"]), ("#Preview { A() }", []),
    ("macro a() = #externalMacro()", []),
    ("precedencegroup A {}", []), ("infix operator +++", []),
    ("func f() { func g() {}; let a = 1; class B { var c: C } }", ["function f", "function g", "class B", "property c"]),
    ("let a = { func g() {} }", ["property a", "function g"]),
  ])
  func eachKindHasItsRecord(_ code: String, _ expected: [String]) { #expect(declarations(code) == expected) }

  @Test(
    arguments: [
      ("weak var a: A?", .isWeak), ("weak let a: A?", [.isWeak, .isConstant]), ("unowned var a: A", .isUnowned),
      ("let a: A", .isConstant), ("lazy var a = A()", .isLazy),
      ("@NSManaged var a: A", .isComputed), ("@Published var a: A", []),
      ("@State var a: A", .isOwnedState), ("@StateObject var a: A", [.isOwnedState, .hasWrapper]),
      ("@ObservedObject var a: A", .hasWrapper), ("@Inject var a: A", .hasWrapper),
      ("@Inject(.a) var a: A", .hasWrapper),
      ("@Swinject.Inject var a: A", .hasWrapper), ("@Box<A> var a: A", .hasWrapper), ("@objc var a: A", .isObjC),
      ("@IBOutlet var a: A!", .isOutlet), ("@IBOutlet private weak var a: A!", [.isOutlet, .isWeak, .isPrivate]),
      ("private(set) var a: A", []), ("public private(set) weak var a: A?", [.isWeak, .isPublished]),
      ("nonisolated(unsafe) var a: A", []),
      ("static let a = A()", [.isStatic, .isConstant]), ("class var a: A { b }", [.isStatic, .isComputed]),
      ("var a: A { b }", .isComputed),
      ("var a: A { get { b } }", .isComputed), ("var a: A { get async throws { b } }", .isComputed),
      ("var a: A { _read { yield b } }", .isComputed),
      ("var a: A { willSet { b } }", []), ("var a: A = b { didSet { c } }", []),
      ("var a: A { mutating get { b } set {} }", .isComputed),
      ("var a: A {}", .isComputed), ("open override var a: A { b }", [.isOverride, .isComputed, .isPublished]),
      ("final var a: A", .isFinal),
      ("@available(iOS 13, *) var a: A", []), ("package var a: A", .isPublished), ("fileprivate(set) var a: A", []),
      ("#if A\n@Inject\n#endif\nvar a: A", []),
    ] as [(String, Declaration.Flags)])
  func flagsOfAProperty(_ code: String, _ flags: Declaration.Flags) {
    #expect(first("class C {\n\(code)\n}").flags.rawValue == flags.rawValue)
  }

  @Test(
    arguments: [
      ("convenience init() {}", .isConvenience, .initializer), ("required init() {}", .isRequired, .initializer),
      ("init?() {}", .isFailable, .initializer), ("init!() {}", .isFailable, .initializer), ("init() {}", [], .initializer),
      ("@IBAction func a() {}", .isObjC, .function), ("@objc(b) func a() {}", .isObjC, .function),
      ("@nonobjc func a() {}", [], .function),
      ("static func a() {}", .isStatic, .function), ("class func a() {}", .isStatic, .function),
      ("mutating func a() {}", [], .function),
      ("final override func a() {}", [.isFinal, .isOverride], .function), ("func a(_ b: Int...) {}", .isVariadic, .parameter),
      ("func a(_ b: [Int]) {}", [], .parameter), ("fileprivate class B {}", .isFilePrivate, .class),
    ] as [(String, Declaration.Flags, Declaration.Kind)])
  func flagsOfOtherMembers(_ code: String, _ flags: Declaration.Flags, _ kind: Declaration.Kind) {
    let tree = FactTree("class C {\n\(code)\n}")
    let found = tree.facts.declarations.dropFirst().first { $0.kind == kind }
    #expect(found?.flags.rawValue == flags.rawValue)
  }

  @Test func localsAreThoseInABodyButNotTheMembersOfALocalType() {
    let tree = FactTree(
      "func f() { class A { var b: B; func c() { func d() {} } } }\nvar e: E { func g() {} }\nlet h = { class I {} }")
    let local = tree.facts.declarations.filter { $0.flags.contains(.isLocal) }.map { tree.facts.names[$0.name] }
    #expect(local == ["A", "d", "g", "I"])
  }

  @Test(arguments: [
    ("var a, b: Int", ["Int", "Int"]), ("var a = 1, b: Int", ["-", "Int"]), ("var a: A, b: B", ["A", "B"]),
    ("var a: A, b = c", ["A", "-"]),
    ("let (a, b): (A, B) = c", ["(A, B)", "(A, B)"]),
  ])
  func typesOfPropertiesDeclaredTogether(_ code: String, _ types: [String]) {
    let tree = FactTree(code)
    #expect(tree.facts.declarations.map { $0.type < 0 ? "-" : tree.type(Int($0.type)) } == types)
  }

  @Test(arguments: [
    ("var a = b", "b", "-"), ("var a: A { b }", "-", "block(b)"),
    ("var a: A { get { b } set { c } }", "-", "block(block get accessor(b), block set accessor(c))"),
    ("var a = b { didSet { c } }", "b", "block(block didSet accessor(c))"), ("lazy var a = { b }()", "call(closure(b))", "-"),
    ("let (a, _) = b", "-", "-"),
    ("var a: A { get }", "-", "block"), ("var a: A", "-", "-"),
  ])
  func valueAndBodyOfAProperty(_ code: String, _ value: String, _ body: String) {
    let tree = FactTree("class C { \(code) }")
    let property = tree.facts.declarations[1]
    #expect((property.value < 0 ? "-" : tree.text(Int(property.value))) == value)
    #expect((property.body < 0 ? "-" : tree.text(Int(property.body))) == body)
  }

  @Test func subscriptHasResultAndAccessors() {
    let tree = FactTree("struct A { subscript<K: H>(key: K) -> B? { get { c } set { d = newValue } } }")
    let member = tree.facts.declarations[1]
    #expect(tree.type(Int(member.type)) == "B?")
    #expect(tree.text(Int(member.body)) == "block(block get accessor(c), block set accessor(assignment(d, newValue)))")
  }

  @Test func namesHaveSpansOfTheirOwn() {
    let code = "  public func load(from url: URL) {}"
    let facts = FactTree(code).facts
    func text(_ span: Span) -> String { String(decoding: Array(code.utf8)[Int(span.start)..<Int(span.end)], as: UTF8.self) }
    #expect(text(facts.declarations[0].nameSpan) == "load")
    #expect(text(facts.declarations[0].span) == "public func load(from url: URL) {}")
    #expect(text(facts.declarations[1].nameSpan) == "url")

  }

  @Test func boundsAreThoseOfTheClauseAndOfSelf() {
    func bounds(_ code: String, at index: Int) -> [String] {
      let tree = FactTree(code)
      return tree.facts.inheritance(of: tree.facts.declarations[index]).map { tree.type(Int($0)) }
    }
    #expect(bounds("class A<B: C & D> {}", at: 1) == ["C & D"])
    #expect(bounds("class A<B>: C {}", at: 1) == [])
    #expect(bounds("protocol A: B where Self: C, Item: D {}", at: 0) == ["B", "C"])
    #expect(bounds("protocol A { associatedtype B: C, D }", at: 1) == ["C", "D"])
  }
}
