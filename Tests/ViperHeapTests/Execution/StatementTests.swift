import Testing
import ViperHeap

/// What is stored where, after each way through a body.
struct StatementTests {
  private static let types = """
    final class A { var b: B?; weak var w: B?; var list: [B] = []; var isOn = false; func keep(_ b: B) { self.b = b } }
    final class B { var a: A?; var next: B?; init(next: B? = nil) { self.next = next } }
    final class C { var flag = Bool.random() }
    enum Failure: Error { case one }
    func risky() throws -> B { if Bool.random() { throw Failure.one }; return B() }
    """

  private func held(_ body: String, _ property: String = "A.b") throws -> String {
    let code = ExecutedCode(
      "\(Self.types)\nfunc build(_ c: C) -> (A, B) {\n  let a = A()\n  let b = B()\n\(body)\n  return (a, b)\n}")
    return try #require(code.report("build(_:)")).holds(property)
  }

  @Test(arguments: [
    ("", "nil"),
    ("a.b = b", "B"),
    ("a.b = b; a.b = nil", "nil"),
    ("a.keep(b)", "B"),
    ("if c.flag { a.b = b }", "B or nil"),
    ("if c.flag { a.b = b } else { a.b = B() }", "B"),
    ("if c.flag { a.b = b } else if a.b == nil { a.b = B() }", "B"),
    ("if c.flag { a.keep(b) } else { return (a, b) }; a.b = nil", "nil"),
    ("guard c.flag else { return (a, b) }; a.b = b", "B or nil"),
    ("guard let other = a.b else { a.b = b; return (a, b) }; a.b = nil", "B"),
    ("if let other = a.b { a.b = nil } else { a.b = b }", "B"),
    ("if a.b == nil { a.b = b }", "B"),
    ("if a.b != nil { a.b = nil } else { a.b = b }", "B"),
    ("if !a.isOn { a.b = b }", "B"),
    ("a.isOn = true; if a.isOn && c.flag { a.b = b }", "B or nil"),
    ("if a.isOn || a.b == nil { a.b = b }", "B"),
    ("switch c.flag { case true: a.b = b; default: break }", "B or nil"),
    ("switch c.flag { case true: a.b = b; default: a.b = b }", "B"),
    ("a.b = c.flag ? b : nil", "B or nil"),
    ("a.b = a.b ?? b", "B"),
    ("for _ in 0..<2 { a.b = b }", "B or nil"),
    ("while c.flag { if c.flag { break }; a.b = b }", "B or nil"),
    ("a.b = b; while c.flag { continue }; a.b = nil", "nil"),
    ("defer { a.b = b }", "B"),
    ("do { a.b = try risky() } catch { a.b = b }", "B"),
    ("do { a.b = try risky() } catch {}", "B or nil"),
    ("a.b = try? risky()", "B or nil"),
    ("let set = { a.b = b }; set()", "B"),
    ("let set = { a.b = b }", "nil"),
    ("var x: B? = nil; let set = { x = b }; set(); a.b = x", "B"),
    ("func set(_ y: B) { a.b = y }; set(b)", "B"),
    ("let (x, y) = (b, a); y.b = x", "B"),
    ("let pair = (first: b, second: a); pair.second.b = pair.first", "B"),
    ("a.b = [b].first", "B or nil"),
    ("a.b = [b][0]", "B"),
    ("[a].forEach { $0.b = b }", "B or nil"),
    ("a.b = [b].map { $0 }[0]", "B"),
    ("b.next = B(); a.b = b.next", "B"),
    ("_ = { $0.b = b }(a)", "B"),
    ("a.b = { return b }()", "B"),
    ("a.b = Optional(b)", "B"),
  ]) func storesWhatTheWaysLeadTo(_ body: String, _ expected: String) throws {
    #expect(try held(body) == expected)
  }

  @Test func anArrayHoldsWhatWasAppended() throws {
    #expect(try held("a.list.append(b)", "A.list") == "collection")
  }
}
