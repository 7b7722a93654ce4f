import Testing
import ViperFacts

@testable import ViperLinking

/// The mentions of names that protocols require, each with the types on which they were looked up.
@Suite struct MemberMentionTests {
  private static let code = """
    protocol P { func run(_ a: Int); func run(_ a: String); var state: Int { get } }
    protocol Q {}
    final class A: P { func run(_ a: Int) {}; func run(_ a: String) {}; var state = 0 }
    final class B { let run = 1 }
    """

  /// `name receiver flags`, in source order.
  private func mentions(_ body: String, in type: String = "final class User") -> [String] {
    let code = LinkedCode(Self.code + "\n\(type) {\n\(body)\n}")
    return code.records.mentions.map { mention in
      let file = code.codebase.files[mention.file]
      let name = code.codebase.text(file.name(file.facts.expressions[mention.node].name))
      let receiver = mention.receiver.map { code.codebase.types[$0].qualifiedName } ?? "-"
      return "\(name) \(receiver)\(mention.isFound || mention.receiver == nil ? "" : " missing")\(mention.isSelf ? " self" : "")"
    }
  }

  @Test(arguments: [
    ("func f(_ p: P) { p.run(1) }", ["run P"]), ("func f(_ p: P?) { p?.state }", ["state P"]),
    ("func f(_ p: P & Q) { p.state }", ["state P", "state Q"]), ("func f<T: P>(_ p: T) { p.state }", ["state P"]),
    ("func f<T>(_ p: T) { p.state }", []), ("func f(_ a: A) { a.run }", ["run A"]), ("func f() { A.state }", ["state A"]),
    ("func f(_ b: B) { b.run }", ["run B"]), ("func f(_ b: B) { b.state }", ["state B missing"]),
    ("func f() { unknown().state }", []), ("func f(_ v: UIView) { v.state }", ["state -"]),
    ("func f(_ v: Box<A>) { v.state }", []), ("func f(_ v: [A]) { v.state }", ["state -"]),
    ("func f() { let state = 1; print(state) }", ["state -"]), ("let state = 1; func f() { state }", ["state User self"]),
    ("let state = 1; func f() { self.state }", ["state User self"]), ("func f() { state() }", ["state User missing self"]),
    ("func f(_ e: E) { if case .state = e {} }", ["state -"]), ("func f() { g(\\.state) }", []),
    ("func f(_ p: P) { p.stop() }", []), ("func f(_ t: (state: Int, Int)) { t.state }", ["state -"]),
    ("func f(_ all: [String: A]) { all.forEach { key, a in a.state } }", []),
    ("func f(_ p: P) { do {} catch let e where p.state == 1 {} }", ["state P"]),
  ])
  func eachIsRecordedAsFarAsItIsKnown(_ body: String, _ expected: [String]) {
    #expect(mentions(body) == expected)
  }

  @Test func extensionsOfProtocolsMayHaveFurtherMembers() {
    #expect(mentions("func f() { state }", in: "extension Q where Self: P") == [])
  }

  @Test(arguments: [("1", true), ("\"\"", true), ("unknown", false)])
  func callsNameTheOverloadThatIsCertain(_ argument: String, _ isCertain: Bool) {
    let code = LinkedCode(Self.code + "\nfinal class User { func f(_ p: P) { p.run(\(argument)) } }")
    #expect(code.records.mentions.map { $0.member != nil } == [isCertain])
  }
}
