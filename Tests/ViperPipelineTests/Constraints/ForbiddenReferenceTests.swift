import Testing
import ViperFacts
import ViperPipeline
import ViperRules

/// `forbidden`: which references break it, and which do not.
@Suite struct ForbiddenReferenceTests {
  private static let apart = "forbidden: {from: {path: Pay/**}, to: {path: Chat/**}}"

  private func breaches(_ bodies: [String: String], _ constraint: String = apart) throws -> [String] {
    try ConstrainedCode.breaches(constraint, ConstrainedCode.classes(bodies))
  }

  @Test func referenceFromOneToTheOther() throws {
    #expect(
      try breaches(["Pay/Pay": " { var chat: Chat? }", "Chat/Chat": ""])
        == ["Pay/Pay.swift:1 class 'Pay' refers to class 'Chat'"])
  }

  /// A line that names neither the type nor what holds it says where the type is.
  @Test func typeBehindAChainOfMembersIsShown() throws {
    let bodies = [
      "Pay/Pay": " { func pay(with core: Core) { core.chat.send() } }", "Chat/Chat": " { func send() {} }",
      "Core/Core": " { let chat = Chat() }",
    ]
    let found = try ConstrainedCode(Self.apart, ConstrainedCode.classes(bodies)).findings
    #expect(found.map(ConstrainedCode.what) == ["class 'Pay' refers to class 'Chat'"])
    #expect(
      found.first?.notes.map { "\($0.range.file) \($0.message)" }
        == ["Chat/Chat.swift 'Chat', the type of the value that is used, is declared here"])
    let named = try ConstrainedCode(Self.apart, ConstrainedCode.classes(["Pay/Pay": " { var chat: Chat? }", "Chat/Chat": ""]))
    #expect(try named.findings.allSatisfy(\.notes.isEmpty))
  }

  @Test(arguments: [
    ["Pay/Pay": "", "Chat/Chat": " { var pay: Pay? }"],
    ["Pay/Pay": " { var other: Core? }", "Chat/Chat": "", "Core/Core": " { var chat: Chat? }"],
    ["Pay/Pay": " { var other: Bill? }", "Pay/Bill": "", "Chat/Chat": ""],
    ["Pay/Pay": " { let text: String = \"\"; var gone: Gone? }", "Chat/Chat": ""],
  ])
  func otherReferences(_ bodies: [String: String]) throws { #expect(try breaches(bodies).isEmpty) }

  @Test func placeOfTheReferenceDecidesForExtensions() throws {
    var files = ConstrainedCode.classes(["Pay/Pay": "", "Chat/Chat": ""])
    files["Chat/Pay+Chat.swift"] = "extension Pay { func chat() -> Chat? { nil } }\n"
    files["Chat/String+Chat.swift"] = "extension String { var chat: Chat? { nil } }\n"
    files["Pay/AString.swift"] = "extension String { var pay: Pay? { nil } }\n"
    #expect(try ConstrainedCode.breaches(Self.apart, files).isEmpty)
    files["Pay/Pay+Other.swift"] = "extension Pay { func other() -> Chat? { nil } }\n"
    #expect(
      try ConstrainedCode.breaches(Self.apart, files)
        == ["Pay/Pay+Other.swift:1 extension of class 'Pay' in 'Pay+Other.swift' refers to class 'Chat'"])
  }

  @Test func nestedTypesAreCodeOfTheTypeAround() throws {
    let bodies = ["Pay": " { struct Row { var line: Line? } }", "Line": "", "Chat": ""]
    #expect(
      try breaches(bodies, "forbidden: {from: {name: Pay}, to: {name: Line}}")
        == ["Pay.swift:1 class 'Pay' refers to class 'Line'"])
  }

  /// "Nobody depends on Chat" says nothing of Chat itself; "presenters do not know each other" does.
  @Test func whatIsInsideTheTargetIsItsOwnMatter() throws {
    let bodies = ["Pay/Pay": " { var chat: Chat? }", "Chat/Chat": " { var room: Room? }", "Chat/Room": ""]
    for (from, isReachable) in [("{path: '**'}", false), ("[{path: Pay}, {path: Chat}]", false), ("{path: '**'}", true)] {
      #expect(
        try breaches(bodies, "forbidden: {from: \(from), to: {path: Chat}, reachable: \(isReachable)}")
          == ["Pay/Pay.swift:1 class 'Pay' refers to class 'Chat'"])
    }
    let inside = ["Chat/Chat.swift:1 class 'Chat' refers to class 'Room'"]
    #expect(try breaches(bodies, "forbidden: {from: {path: Chat}, to: {path: Chat}}") == inside)
    #expect(try breaches(bodies, "forbidden: {from: {path: Chat}, to: {path: '**'}}") == inside)
    #expect(try breaches(bodies, "forbidden: {from: {name: [Chat, Pay]}, to: {name: [Chat, Room]}}").count == 2)
  }

  /// References that are left out at an end.
  @Test(arguments: [
    ("{name: B, not: {strength: weak}}", ["call", "strong"]),
    ("{name: B, not: [{strength: weak}, {reference: construction}]}", ["strong"]),
    ("{name: B, strength: strong}", ["strong"]), ("{name: B, not: {name: B, strength: '*'}}", ["call"]),
    ("{name: B, not: {name: Other, strength: weak}}", ["call", "strong", "weak"]),
    ("{name: B, not: {reference: stored, not: {strength: strong}}}", ["call", "strong"]),
  ])
  func referencesMayBeLeftOut(_ to: String, _ names: [String]) throws {
    let files = [
      "A.swift": """
      final class strong { var b: B? }
      final class weak { weak var b: B? }
      final class call { func go() { _ = B() } }
      """, "B.swift": "final class B {}\nfinal class Other {}\n",
    ]
    #expect(try ConstrainedCode.components("forbidden: {from: {path: A.swift}, to: \(to)}", files) == names)
  }

  @Test func exceptionsAtEitherEnd() throws {
    let bodies = [
      "Pay/Pay": " { var chat: Chat?; var room: Room? }", "Pay/Bridge": " { var chat: Chat? }", "Chat/Chat": "", "Chat/Room": "",
    ]
    let constraint = "forbidden: {from: {path: Pay}, to: {path: Chat}, except: [{name: Bridge}, {name: Room}]}"
    #expect(try breaches(bodies, constraint) == ["Pay/Pay.swift:1 class 'Pay' refers to class 'Chat'"])
  }

  @Test func bothEndsMaySelectTheSame() throws {
    let bodies = ["A": " { var b: B?; struct Row { let a: A }; var row: Row? }", "B": " { let rows: [A.Row] = [] }", "C": ""]
    #expect(
      try breaches(bodies, "forbidden: {from: {name: '*'}, to: {name: '*'}}")
        == ["A.swift:1 class 'A' refers to class 'B'", "B.swift:1 class 'B' refers to class 'A'"])
  }

  @Test func ownInterfaceIsNoReferenceToAnother() throws {
    let constraint = "forbidden: {from: {role: presenter}, to: {role: presenter}}"
    let modules = ConstrainedCode.joined(
      ConstrainedCode.module("Login", in: "App", presenter: "let home = HomePresenter(); home.load()"),
      ConstrainedCode.module("Home", in: "App"), ConstrainedCode.module("News", in: "App"))
    #expect(
      try ConstrainedCode.breaches(constraint, modules)
        == ["App/Login/LoginPresenter.swift:5 presenter 'LoginPresenter' refers to presenter 'HomePresenter'"])
  }

  @Test func typesOfANamespaceAreStrangers() throws {
    let files = [
      "Core.swift": "enum Core {}\nextension Core { final class Store {} }\n",
      "Screen.swift": "extension Core { final class Screen { var store: Core.Store?; enum State { case on(Store) } } }\n",
    ]
    #expect(
      try ConstrainedCode.breaches("forbidden: {from: {name: Screen}, to: {name: Store}}", files)
        == ["Screen.swift:1 class 'Core.Screen' refers to class 'Core.Store' (2 places)"])
  }

  @Test func protocolsAreTargets() throws {
    let files = [
      "A.swift": "final class A: Talking {\n  var other: Talking?\n}\n", "B.swift": "protocol Talking: AnyObject {}\n",
    ]
    let breaches = try ConstrainedCode.breaches("forbidden: {from: {name: A}, to: {name: Talking}}", files)
    #expect(breaches == ["A.swift:1 class 'A' refers to protocol 'Talking' (2 places)"])
    let stored = try ConstrainedCode.breaches("forbidden: {from: {name: A}, to: {name: Talking, reference: stored}}", files)
    #expect(stored == ["A.swift:2 class 'A' refers to protocol 'Talking' (stored, strong)"])
  }
}
