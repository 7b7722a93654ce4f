import Testing

@testable import ViperFacts

/// What takes the parser for ever is refused before it is parsed; what only looks like it is not.
@Suite(.timeLimit(.minutes(60))) struct NestingTests {
  private static let squares = String(repeating: "[", count: 30)
  private static let closed = squares + "a" + String(repeating: "]", count: 30)

  private func excess(_ code: String) -> (line: Int, reason: String)? {
    let bytes = Array(code.utf8)
    return NestingScan.excess(in: bytes).map { excess in
      (bytes[..<excess.offset].count { $0 == UInt8(ascii: "\n") } + 1, excess.reason)
    }
  }

  @Test func theLimitItselfIsAllowed() {
    #expect(excess("let a = " + String(repeating: "[", count: NestingLimits.squares)) == nil)
    let excess = excess("let a = 1\nlet b = " + String(repeating: "[", count: NestingLimits.squares + 1))
    #expect(excess?.line == 2)
    #expect(excess?.reason == "more than 18 nested '['")
  }

  static let text = [
    "let a = \"\(squares)\"", "// \(squares)", "/* \(squares) */ let b = 1", "/* /* \(squares) */ \(squares) */ let b = 1",
    "let a = \"\"\"\n\(squares)\n\"\"\"", "let a = #\"\(squares)\"#", "let a = ##\"\"#\(squares)\"##",
    "let a = #\"\\(\(squares)\"#",
    "let a = #\"\"\"\n\"\"\" \(squares)\n\"\"\"#", "let a = \"\\\"\(squares)\"", "let a = \"\\\\\"; let b = \"\(squares)\"",
    "let a = /\(String(repeating: "\\[", count: 30))/", "let a = #/\(String(repeating: "\\[", count: 30))/#",
    "let a = \"\\(b)\(squares)\"", "let a = \"\\(b[\"c\"])\(squares)\"", "let `a` = \"\(squares)\"",
    "let a = \"it's\"; let b = \"\(squares)\"",
    "let a = \"\"\"\n\\(b[\"c\"])\n\(squares)\"\"\"", "let a = [\"\(squares)\": [\"\(squares)\"]]", "let a = '\(squares)'",
  ]

  @Test(arguments: text) func bracketsInTextDoNotCount(_ code: String) {
    #expect(excess(code)?.reason == nil)
    #expect(excess(code + "\nlet z = " + Self.squares)?.reason == "more than 18 nested '['")
  }

  static let code = [
    "let a = \(closed)", "let a = \"\\(\(closed))\"", "let a = \"\\(\(squares)", "let a = #\"\\#(\(closed))\"#",
    "let a = #\"\\#(\(squares)",
    "let a = \"\"\"\n\\(\(closed))\n\"\"\"", "let a = \"\\(b(\"c\\(\(closed))\"))\"", "let a = \"\nlet b = \(squares)",
    "let a = \"\\(\nlet b = \(squares)",
    "/* /* */ */ let a = \(squares)", "// \"\nlet a = \(squares)", "// /*\nlet a = \(squares)",
    "let a = /\"/; let b = \(squares) // \"",
    "let a = \"\\(b \"\(squares)\"", "let a = \"\\(b; \"\(squares)\"", "let a = \"\"\"\n\\(b \"\"\"\n\(squares)",
    "let a = \"\\(b + c d \"\(squares)\"",
    "let a = b / c; let d = \(squares)", "let a = \"\" + \(squares)", "let a = \"\"\"\n\"\"\"; let b = \(squares)",
    "let a = #\"\"# + \(squares)",
    "let a: \(squares)", "if let a = \(squares)", "f(\(squares)", "{ \(squares)", "let a = /* ] */ \(squares)",
    "#\"\\#(\(squares)",
    "let a = \(String(repeating: "[ /* ] */ ", count: 30))", "let a = \(String(repeating: "[\"]\", ", count: 30))",
    "let a = \(String(repeating: "([", count: 30))", "let a = \(String(repeating: "{ [ ", count: 30))",
    "let a = \(String(repeating: "[a: ", count: 30))",
    "let a = \(String(repeating: "a[b, ", count: 30))", "let a = \"\\(\(String(repeating: "[\"]\", ", count: 30)))\"",
    "let a = \(String(repeating: "[\n// ]\n", count: 30))",
    "let a = \(String(repeating: "[\n<<<<<<< ]\n=======\n>>>>>>> ]\n", count: 30))",
    "let a = \(String(repeating: "[\u{201C}]\u{201D}, ", count: 30))", "let a = \(String(repeating: "[<#]#>, ", count: 30))",
    "let a = \(String(repeating: "[`]`, ", count: 30))", "let a = \(String(repeating: "[/]/, ", count: 30))",
    "let a = \"\\(b \"\(String(repeating: "[ (\"]\") ", count: 30))\"",
    "let a = \"\\(b\(String(repeating: "]", count: 40)))\"; let b = \(squares)",
  ]

  @Test(arguments: code) func bracketsInCodeCountWhateverStandsAroundThem(_ code: String) {
    #expect(excess(code) != nil)
  }

  @Test(arguments: [
    "let a = " + String(repeating: "[1], ", count: 300), "let a = \"\\\"\" + [1]",
    "let a = " + String(repeating: "[\"b\": 1]\n", count: 300),
    "let a = " + String(repeating: "b[\"c\"] = [\"d\": [1]]\n", count: 300),
    String(repeating: "@a(\"b\") func c<D>() {}\n", count: 300),
    String(repeating: "@A<B>(\"c\") var d: E<F>\n", count: 300), String(repeating: "if a < b, c > d, (e < f) { }\n", count: 600),
    String(repeating: "if a<b && c<d { print(\"x\") }\n", count: 600), String(repeating: "f(\"a\")\n", count: 600),
    String(repeating: "let a = \"[\" + b + \"]\"\n", count: 300),
    String(repeating: "let a = \"[\\(b[\"c\"] ?? \"d\")]\"\n", count: 300),
    String(repeating: "f(a: (b) -> C<D>)\n", count: 300),
  ])
  func bracketsSideBySideDoNotCount(_ code: String) {
    #expect(excess(code)?.reason == nil)
  }

  @Test(arguments: [
    ("@a<", "more than 8 nested '@…<'"), ("@a.b <", "more than 8 nested '@…<'"), ("@a<(", "more than 8 nested '@…<'"),
    ("@a<b, ", "more than 8 nested '@…<'"), ("@a/**/<", "more than 8 nested '@…<'"), ("@a<[", "more than 18 nested '['"),
    ("(", "more than 200 nested '('"), ("@available(", "more than 200 nested '('"), ("a as? (", "more than 200 nested '('"),
    ("\\(", "more than 200 nested '('"), ("f<", "more than 200 nested '<'"), ("a<b, c<", "more than 200 nested '<'"),
    ("f<(a) -> ", "more than 200 nested '<'"),
  ])
  func otherBracketsHaveLimitsToo(_ part: String, _ reason: String) {
    #expect(excess("let x = " + String(repeating: part, count: 300))?.reason == reason)
  }
}
