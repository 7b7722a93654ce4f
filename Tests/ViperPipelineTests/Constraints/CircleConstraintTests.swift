import Testing
import ViperFacts
import ViperPipeline
import ViperRules

/// `acyclic`, for each unit.
@Suite struct CircleConstraintTests {
  private func what(_ constraint: String, _ files: [String: String]) throws -> [String] {
    try ConstrainedCode(constraint, files).findings.map(ConstrainedCode.what)
  }

  private static let folders = [
    "Features/Pay/View/A": " { var b: B? }", "Features/Chat/B": " { var c: C? }", "Features/Pay/C": "",
    "Features/Map/D": " { var a: A? }",
  ]

  @Test func foldersBelowAFolder() throws {
    let found = try ConstrainedCode("acyclic: folder, of: {path: Features/**}", ConstrainedCode.classes(Self.folders)).findings
    #expect(
      found.map(ConstrainedCode.what)
        == [
          "folders refer to each other in a cycle: Features/Chat → Features/Pay (stored, strong) → Features/Chat (stored, strong)"
        ])
    #expect(found.map(\.range.file) == ["Features/Chat/B.swift"])
    #expect(
      found.first?.notes.map { "\($0.range.file) \($0.message)" } == [
        "Features/Pay/View/A.swift class 'A' refers to class 'B' (stored, strong)"
      ])
  }

  /// A circle through a weak reference, a call and a cast.
  @Test(arguments: [
    ("", "Chat → Map (construction) → Pay (cast) → Chat (stored, weak)"),
    (", of: {not: {strength: weak}}", nil),
    (", of: {not: {strength: strong}}", "Chat → Map (construction) → Pay (cast) → Chat (stored, weak)"),
    (", of: {reference: [stored, construction]}", nil),
    (", of: {reference: [stored, construction, cast]}", "Chat → Map (construction) → Pay (cast) → Chat (stored, weak)"),
    (", of: {strength: strong}", nil),
  ])
  func stepsSayHowTheyReferAndMayBeLeftOut(_ of: String, _ circle: String?) throws {
    let bodies = [
      "Chat/A": " { func go() { _ = B() } }", "Map/B": " { func go(_ any: AnyObject) { _ = any as? C } }",
      "Pay/C": " { weak var a: A? }",
    ]
    let found = try ConstrainedCode("acyclic: folder\(of)", ConstrainedCode.classes(bodies)).findings
    #expect(found.map(ConstrainedCode.what) == (circle.map { ["folders refer to each other in a cycle: \($0)"] } ?? []))
    let notes = ["class 'B' refers to class 'C' (cast)", "class 'C' refers to class 'A' (stored, weak)"]
    #expect(found.first.map { $0.notes.map(\.message) == notes } != false)
  }

  /// A circle is about its folders: which reference is found first is no part of it.
  @Test func theIdentityOfACircleIsThatOfItsUnits() throws {
    func identity(_ chat: String) throws -> [FindingIdentity] {
      let bodies = ["Chat/A": chat, "Chat/Z": " { var c: C? }", "Pay/C": " { var a: A? }"]
      return try ConstrainedCode("acyclic: folder", ConstrainedCode.classes(bodies)).findings.map {
        FindingIdentity($0, root: ".")
      }
    }
    #expect(try identity("") == identity(" { var c: C? }"))
    #expect(try identity("").map(\.component) == ["Chat"])
  }

  @Test func foldersOfASingleFeatureAreItsOwnMatter() throws {
    let bodies = ["Features/Pay/View/A": " { var b: B? }", "Features/Pay/Logic/B": " { var a: A? }"]
    #expect(try what("acyclic: folder, of: {path: Features/**}", ConstrainedCode.classes(bodies)).isEmpty)
    #expect(try what("acyclic: folder, of: {path: Features/Pay/**}", ConstrainedCode.classes(bodies)).count == 1)
    #expect(try what("acyclic: folder", ConstrainedCode.classes(bodies)).count == 1)
  }

  @Test func folderInAnotherIsOneWithIt() throws {
    let bodies = ["Pay/A": " { var b: B? }", "Pay/Deep/B": " { var a: A? }", "Chat/C": " { var a: A? }"]
    #expect(try what("acyclic: folder", ConstrainedCode.classes(bodies)).isEmpty)
  }

  @Test func modules() throws {
    func modules(_ more: String) -> [String: String] {
      ConstrainedCode.joined(
        ConstrainedCode.module("Login", in: "App", presenter: "_ = HomeAssembly.make()"),
        ConstrainedCode.module("Home", in: "App", presenter: more), ConstrainedCode.module("News", in: "App"))
    }
    #expect(try what("acyclic: module", modules("")).isEmpty)
    #expect(
      try what("acyclic: module", modules("_ = LoginAssembly.make()"))
        == ["modules refer to each other in a cycle: Home → Login (static-call) → Home (static-call)"])
    #expect(try what("acyclic: module, of: {module: [Home, News]}", modules("_ = LoginAssembly.make()")).isEmpty)
  }

  @Test func groupsInsideEachOtherAreNoCircle() throws {
    func groups(chat: String, login: String) -> [String: String] {
      ConstrainedCode.joined(
        ConstrainedCode.module("Send", in: "Features/Pay", presenter: "_ = RoomAssembly.make(); _ = LoginAssembly.make()"),
        ConstrainedCode.module("Receive", in: "Features/Pay"),
        ConstrainedCode.module("Room", in: "Features/Chat", presenter: chat),
        ConstrainedCode.module("Inbox", in: "Features/Chat"),
        ConstrainedCode.module("Login", in: "Features", presenter: login))
    }
    #expect(try what("acyclic: group", groups(chat: "", login: "_ = SendAssembly.make()")).isEmpty)
    #expect(
      try what("acyclic: group", groups(chat: "_ = ReceiveAssembly.make()", login: ""))
        == ["groups refer to each other in a cycle: Features/Chat → Features/Pay (static-call) → Features/Chat (static-call)"])
  }
}
