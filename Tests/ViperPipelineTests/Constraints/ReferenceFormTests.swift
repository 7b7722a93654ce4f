import Testing
import ViperPipeline
import ViperRules

/// In which places of the code naming a type is a reference to it.
@Suite struct ReferenceFormTests {
  private static let core = """
    class M { var name = ""; func run() {} }
    protocol P {}
    enum E: Error { case a, b(Int), c }
    enum Outer { enum Failure: Error { case a }; struct Inner { var name = "" } }
    @propertyWrapper struct Wrap<Value> { var wrappedValue: Value }
    @resultBuilder struct Builder { static func buildBlock(_ n: Int) -> Int { n } }
    class Base { var m: M?; func other() -> Base { self } }
    """

  private func targets(_ code: String, _ kind: String, path: String = "Core/**") throws -> [String] {
    let files = ["App/A.swift": code + "\n", "Core/M.swift": Self.core]
    let constraint = "forbidden: {from: {path: App/**}, to: {path: '\(path)', not: {name: Base}, reference: \(kind)}}"
    let code = try ConstrainedCode(constraint, files)
    return try code.findings.map(ConstrainedCode.what).sorted()
  }

  @Test(arguments: [
    ("final class A<T: P> {}", "parameter", "class 'A' refers to protocol 'P'"),
    ("final class A<T> where T: P {}", "parameter", "class 'A' refers to protocol 'P'"),
    ("final class A<T> {}\nextension A where T: P {}", "parameter", "class 'A' refers to protocol 'P'"),
    ("final class A<T> {}\nextension A where T == M {}", "parameter", "class 'A' refers to class 'M'"),
    ("struct A<T: Sequence> where T.Element == M {}", "parameter", "struct 'A' refers to class 'M'"),
    ("final class A { func f<T: P>(_ t: T) {} }", "parameter", "class 'A' refers to protocol 'P'"),
    ("final class A { func f<T>(_ t: T) where T: P {} }", "parameter", "class 'A' refers to protocol 'P'"),
    ("final class A { init<T>(_ t: T) where T: P {} }", "parameter", "class 'A' refers to protocol 'P'"),
    ("final class A { subscript<T>(t: T) -> Int where T: P { 0 } }", "parameter", "class 'A' refers to protocol 'P'"),
    ("protocol A { associatedtype T: P }", "parameter", "protocol 'A' refers to protocol 'P'"),
    ("protocol A { associatedtype T: Sequence where T.Element == M }", "parameter", "protocol 'A' refers to class 'M'"),
    ("protocol A { associatedtype T }\nextension A where T: P {}", "parameter", "protocol 'A' refers to protocol 'P'"),
    ("final class A { typealias K = M }", "parameter", "class 'A' refers to class 'M'"),
    ("final class A { typealias K = ([M]) -> Void }", "parameter", "class 'A' refers to class 'M'"),
    ("final class A { typealias K<T: P> = T }", "parameter", "class 'A' refers to protocol 'P'"),
    ("final class A {}\ntypealias K = (M) -> Void", "parameter", "class 'A' refers to class 'M'"),
    ("typealias K = Outer.Inner\nfinal class A { class B {} }", "parameter", "class 'A' refers to struct 'Outer.Inner'"),
    ("final class A { func f() { do {} catch E.a {} } }", "cast", "class 'A' refers to enum 'E'"),
    ("final class A { func f() { do {} catch E.b(let n) where n > 0 {} } }", "cast", "class 'A' refers to enum 'E'"),
    ("final class A { func f() { do {} catch Outer.Failure.a {} } }", "cast", "class 'A' refers to enum 'Outer.Failure'"),
    ("final class A { func f() { do {} catch let e as E {} } }", "cast", "class 'A' refers to enum 'E'"),
    ("final class A { func f() { do {} catch is E {} } }", "cast", "class 'A' refers to enum 'E'"),
    ("final class A { func f() throws(E) {} }", "local", "class 'A' refers to enum 'E'"),
    ("final class A { init() throws(E) {} }", "local", "class 'A' refers to enum 'E'"),
    ("final class A { func f() { do throws(E) {} catch {} } }", "local", "class 'A' refers to enum 'E'"),
    ("final class A { func f(_ x: [Any]) { for case let m as M in x {} } }", "cast", "class 'A' refers to class 'M'"),
    ("final class A { func f() { g(\\M.name) } }", "local", "class 'A' refers to class 'M'"),
    ("final class A { let k = \\Outer.Inner.name }", "local", "class 'A' refers to struct 'Outer.Inner'"),
    ("final class A { func f() { g(M.init) } }", "construction", "class 'A' refers to class 'M'"),
    ("final class A { func f() { g { (x) -> M in x() } } }", "local", "class 'A' refers to class 'M'"),
    ("final class A { func f() { g { (x: M) in x } } }", "parameter", "class 'A' refers to class 'M'"),
    ("final class A { @Wrap var x = 1 }", "local", "class 'A' refers to struct 'Wrap'"),
    ("final class A { @Wrap<Int> var x = 1 }", "local", "class 'A' refers to struct 'Wrap'"),
    ("final class A { func f() { @Wrap var x = 1 } }", "local", "class 'A' refers to struct 'Wrap'"),
    ("final class A { @Builder func f() -> Int { 1 } }", "local", "class 'A' refers to struct 'Builder'"),
    ("final class A { func f(@Builder _ x: () -> Int) {} }", "local", "class 'A' refers to struct 'Builder'"),
    ("final class A: Base { func f() { m?.run() } }", "chain", "class 'A' refers to class 'M'"),
    ("final class A: Base { func f() { self.m?.run() } }", "chain", "class 'A' refers to class 'M'"),
    ("final class A { func f(_ b: Base) { b.m?.run() } }", "chain", "class 'A' refers to class 'M'"),
  ])
  func naming(_ code: String, _ kind: String, _ expected: String) throws {
    #expect(try targets(code, kind).map { $0.replacing(" (\(kind))", with: "") } == [expected])
  }

  @Test(arguments: [
    "final class A<M> { func f(_ x: M) where M: Sendable {} }",
    "final class A { typealias M = Int }",
    "final class A { func f() { do {} catch let e {} } }",
    "final class A { func f() { g(\\.name); g(\\Self.k) }; let k = 1 }",
    "final class A { @State var m = 1; @Other var n = 2 }",
    "final class A: Base { func f() { other() } }",
    "func f<T: P>(_ t: T) throws(E) { g(M.init) }",
    "extension Array where Element: P {}",
    "typealias K = M",
    "typealias K = M\nfinal class A {}\nfinal class B {}",
    "extension Array {}\ntypealias K = M",
    "final class A { struct Row {} }\ntypealias K = A.Row",
  ])
  func naming(_ code: String) throws {
    let kinds = "[parameter, local, cast, construction, chain]"
    #expect(try targets(code, kinds).isEmpty)
  }

  // MARK: extensions

  private func extending(_ constraint: String, _ files: [String: String]) throws -> [String] {
    try ConstrainedCode.breaches(constraint, files)
  }

  private static let session = ["Core/Models/Session.swift": "class Session {}\n", "Chat/Chat.swift": "final class Chat {}\n"]
  private static let chat = session.merging(["Chat/Session+Chat.swift": "extension Session { func chat() {} }\n"]) { $1 }

  @Test(arguments: [
    "forbidden: {from: {path: Chat}, to: {path: Core}}",
    "forbidden: {from: {path: Chat}, to: {path: Core}, reachable: true}",
    "forbidden: {from: {name: '*', not: {path: Core/**}}, to: {path: Core/**}}",
    "allowed: {from: {path: Chat}, to: {name: Nothing}}",
  ])
  func extensionElsewhereRefersToItsType(_ constraint: String) throws {
    #expect(
      try extending(constraint, Self.chat) == ["Chat/Session+Chat.swift:1 'Session+Chat.swift' extends class 'Session'"])
  }

  @Test func layersAndProtectedTypesSeeExtensions() throws {
    #expect(
      try extending("layers: [{path: Core}, {path: Chat}]", Self.chat)
        == [
          "Chat/Session+Chat.swift:1 'Session+Chat.swift' extends class 'Session' in layer {path: Core}, above its own {path: Chat}"
        ])
    #expect(
      try extending("protected-types: {path: Core/**}, used-by: {name: Nothing}", Self.chat)
        == ["Chat/Session+Chat.swift:1 'Session+Chat.swift' extends class 'Session', which only {name: Nothing} may do"])
  }

  @Test(arguments: [
    "forbidden: {from: {name: '*'}, to: {name: Session}}",
    "forbidden: {from: {name: Session}, to: {name: Session}}",
    "forbidden: {from: {path: Core}, to: {path: Chat}}",
    "protected-types: {name: Session}, used-by: {name: Nothing}",
    "allowed: {from: {name: Session}, to: {name: Nothing}}",
    "independent: [{name: Session}, {name: Chat}]",
    "limit: {fan-in: 0, fan-out: 0, of: {name: Session}}",
  ])
  func extensionIsItsTypesOwnCode(_ constraint: String) throws { #expect(try extending(constraint, Self.chat).isEmpty) }

  @Test(arguments: ["Core/Session+Text.swift", "Core/Models/Text/Session+Text.swift", "Session+Text.swift"])
  func extensionNearItsTypeIsNoReference(_ path: String) throws {
    let files = Self.session.merging([path: "extension Session { func text() {} }\n"]) { $1 }
    let constraint = "forbidden: {from: {path: '\(path)'}, to: {path: Core/Models/Session.swift}}"
    #expect(try extending(constraint, files).isEmpty)
  }

  @Test func moduleExtendsItsOwnParts() throws {
    var files = ConstrainedCode.module("Login", in: "App")
    files["App/Login/Text/LoginPresenter+Text.swift"] = "extension LoginPresenter { func text() {} }\n"
    files["App/Login/Data/LoginData.swift"] = "struct LoginData {}\n"
    files["App/Login/Text/LoginData+Text.swift"] = "extension LoginData { func text() {} }\n"
    let constraint = "forbidden: {from: {path: App/Login/Text}, to: {path: App/Login/**, not: {path: '**/Text/**'}}}"
    #expect(try extending(constraint, files).isEmpty)
  }

  @Test func namespacesBelongToNobody() throws {
    let files = ["Core/Names.swift": "enum Names {}\n", "Chat/Chat.swift": "extension Names { final class Chat {} }\n"]
    #expect(try extending("forbidden: {from: {path: Chat}, to: {path: Core}}", files).isEmpty)
  }

  // MARK: the rules of the dialect

  @Test func rulesDoNotSeeWhatOnlyConstraintsCount() throws {
    let home = ConstrainedCode.module("Home", in: "App")
    let mentions = """
      do {} catch HomeFailure.a {} catch let e as HomeViewController {}
      keep(HomeViewController.init); keep(\\HomeViewController.output)
      """
    let extra = [
      "App/Home/HomeFailure.swift": "enum HomeFailure: Error { case a }\n",
      "App/Login/LoginPresenter+Home.swift":
        "extension LoginPresenter { typealias K = HomeViewController; func f<T: HomeViewInput>(_ t: T) throws(HomeFailure) {} }\n",
    ]
    func found(_ presenter: String, _ extra: [String: String]) throws -> ([String], Int) {
      let files = ConstrainedCode.joined(ConstrainedCode.module("Login", in: "App", presenter: presenter), home, extra)
      let code = try ConstrainedCode("forbidden: {from: {module: Login}, to: {module: Home}}", files)
      let findings = try code.project.analysis().report.findings
      return (
        findings.filter { $0.rule != "team-rule" }.map { "\($0.rule) \($0.message)" }.sorted(),
        findings.count { $0.rule == "team-rule" }
      )
    }
    let (with, without) = (try found(mentions, extra), try found("", [:]))
    #expect(with.0 == without.0)
    #expect(with.1 > 0 && without.1 == 0)
  }
}
