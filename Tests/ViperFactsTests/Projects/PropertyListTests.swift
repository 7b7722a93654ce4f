import Testing

@testable import ViperFacts

/// The old text format of property lists, and text that only resembles it.
@Suite struct PropertyListTests {
  private func list(_ text: String) throws -> PropertyList { try PropertyList(Array(text.utf8)) }

  private func problem(_ text: String) -> PropertyList.Problem? {
    do throws(PropertyList.Problem) {
      _ = try PropertyList(Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test func readsDictionariesArraysAndTexts() throws {
    let list = try list("// !$*UTF8*$!\n{ a = { path = Login/View.swift; }; \"b c\" = (1, \"two\" /* ) */, ); }")
    let a = try #require(list.value("a", of: list.root))
    #expect(list.value("path", of: a).flatMap(list.text) == "Login/View.swift")
    let array = try #require(list.value("b c", of: list.root))
    #expect(list.elements(of: array).compactMap(list.text) == ["1", "two"])
    #expect(list.value("path", of: array) == nil)
    #expect(list.elements(of: a).isEmpty)
  }

  @Test func replacesEscapes() throws {
    let list = try list(#"{ a = "say \"\U00e4\"\n"; }"#)
    #expect(list.value("a", of: list.root).flatMap(list.text) == "say \"ä\"\n")
  }

  @Test func readsValuesWithoutLastSeparators() throws {
    let list = try list("{ a = (x, y); b = <0fbd> }")
    #expect(list.value("a", of: list.root).map(list.elements)?.count == 2)
    #expect(list.value("b", of: list.root).flatMap(list.text) == nil)
  }

  @Test(arguments: [
    ("", 1), ("{\n a = b\n c = d; }", 3), ("{\n a = (x y); }", 2), ("{ a = \"b; }", 1), ("{ a = b; } }", 1), ("{ a b; }", 1),
    ("(", 1),
    ("{ /* never closed", 1), ("{ = b; }", 1), ("{ a = ; }", 1),
  ])
  func namesTheLineOfDamage(_ text: String, _ line: Int) { #expect(problem(text)?.line == line) }

  @Test func refusesDeepNesting() {
    #expect(problem(String(repeating: "(", count: 1_000_000))?.reason == "more than 64 nested values")
  }

  @Test func everyPrefixOfAListIsRefused() {
    let text = #"{ a = ( "x\"y", { b = c; } ); /* d */ e = <00>; }"#
    for end in text.utf8.indices { #expect(problem(String(text[..<end])) != nil) }
    #expect(problem(text) == nil)
  }

  @Test func readsTwentyMegabytes() throws {
    let entry = "\t\t0123456789ABCDEF01234567 /* LoginViewController.swift in Sources */ = { isa = PBXBuildFile; };\n"
    let list = try list("{" + String(repeating: entry, count: (20 << 20) / entry.utf8.count) + "}")
    #expect(list.entries(of: list.root).count > 200_000)
  }
}
