import Testing
import ViperFacts

/// Files as people leave them behind: half written, half merged, from another system.
@Suite struct ResilienceTests {
  @Test(arguments: [
    "class A { var x: }\nclass B {}", "class A { func f( {} }\nclass B {}", "class A { let a = }\nclass B {}",
    "class A: {}\nclass B {}",
    "class A {}\n}\nclass B {}", "class A { @ }\nclass B {}", "class A { func f() { a. } }\nclass B {}",
    "class A { func f() { if } }\nclass B {}",
    "class A { case }\nclass B {}", "class A { func f() { let = 1 } }\nclass B {}",
  ])
  func whatFollowsAMistakeIsRead(_ code: String) {
    let facts = FactTree(code).facts
    let types = facts.declarations.filter { $0.kind == .class }.map { facts.names[$0.name] }
    #expect(types == ["A", "B"])
    #expect(facts.syntaxErrors.count == 1)
  }

  @Test(arguments: [
    ("class A {\n  var a: Int \u{1}= 1\n}\n", 2, "invalid text"), ("class A {\n  func f() {\n", 2, "expected '}'"),
    ("class A {\n  let = 1\n}\n", 2, "expected a pattern"),
    ("class A {\n  var a = \n}\n", 2, "expected an expression"), ("class A {\n  var a: \n}\n", 2, "expected a type"),
    ("class A {}\n}\n", 2, "unexpected code"),
    ("class A {\n  func (a: Int) {}\n}\n", 2, "expected a name"), ("class A {\n  let s = \"a\n}\n", 2, "expected '\"'"),
  ])
  func theFirstMistakeIsTold(_ code: String, _ line: Int, _ message: String) {
    let facts = FactTree(code).facts
    #expect(
      facts.syntaxErrors.map { "\(facts.position(of: $0.offset).line): \(facts.names[$0.message])" } == ["\(line): \(message)"])
  }

  /// What Swift 6 reads otherwise, or not at all.
  @Test(arguments: [
    ("let run: @MainActor(Bool) -> Void", "(Bool) -> Void"),
    ("let run: (@MainActor(Bool, Int?) -> Void)?", "(Bool, Int?) -> Void?"),
    ("@available (iOS 11, *) let run: Int", "Int"), ("@available\t(iOS 11, *)\nlet run: Int", "Int"),
  ])
  func whatCompilesAsSwift5HasNoMistake(_ property: String, _ type: String) {
    let tree = FactTree("class A {\n  \(property)\n}\n")
    #expect(tree.facts.syntaxErrors.isEmpty)
    #expect(tree.facts.declarations.filter { $0.kind == .property }.map { tree.type(Int($0.type)) } == [type])
  }

  @Test func aMistakeIsToldWhereNoVersionReadsOn() {
    let facts = FactTree("class A {\n  @available (iOS 11, *) let a = 1\n  let = 1\n}\n").facts
    #expect(facts.syntaxErrors.map { facts.position(of: $0.offset).line } == [3])
  }

  @Test(arguments: [
    "#if swift(<4)\nclass Old { func f( }\n#endif", "#if swift(>=3)\n#else\nclass Old { let = }\n#endif",
    "#if !compiler(<99) && os(iOS)\nlet = 1\n#endif", "#if swift(>=99)\n#if FLAG\nlet = 1\n#endif\n#endif",
  ])
  func codeForAnotherCompilerMayBeWrongAndIsNotRead(_ code: String) {
    let facts = FactTree("class A {}\n\(code)\nclass B {}\n").facts
    #expect(facts.syntaxErrors.isEmpty)
    #expect(facts.declarations.filter { $0.kind == .class }.map { facts.names[$0.name] } == ["A", "B"])
  }

  @Test(arguments: ["FLAG || swift(<4)", "os(iOS)", "hasFeature(Old)", "(swift(<4) || FLAG) && FLAG"])
  func otherConditionalCodeHasToBeRight(_ condition: String) {
    #expect(FactTree("#if \(condition)\nlet = 1\n#endif\n").facts.syntaxErrors.count == 1)
  }

  @Test(.timeLimit(.minutes(60))) func manyMistakesOnOneLineTakeNoLonger() {
    #expect(FactTree("func f() { \(String(repeating: "a() ", count: 10_000)) }").facts.syntaxErrors.count == 1)
  }

  @Test func aMergeConflictIsToldAndWhatIsAroundItIsRead() {
    let facts = FactTree(
      "class A {}\n<<<<<<< HEAD\nclass B { var a: A? }\n=======\nclass B { weak var a: A? }\n>>>>>>> other\nclass C {}\n"
    ).facts
    let types = facts.declarations.filter { $0.kind == .class }.map { facts.names[$0.name] }
    #expect(types.first == "A" && types.last == "C")
    #expect(facts.syntaxErrors.map { facts.position(of: $0.offset).line } == [2])
  }

  @Test(arguments: ["", "\n\n", "   ", "// only this\n", "/* and\nthis */", "/// a word", "\u{FEFF}", "\u{0}"])
  func aFileWithoutCodeHasNoFacts(_ code: String) {
    let facts = FactTree(code).facts
    #expect(facts.declarations.isEmpty && facts.expressions.isEmpty && facts.types.isEmpty && facts.imports.isEmpty)
  }

  @Test func aByteOrderMarkIsNoCode() {
    let facts = FactTree("\u{FEFF}import UIKit\nclass A {}\n").facts
    #expect(facts.imports.map { facts.names[$0.module] } == ["UIKit"])
    #expect(facts.syntaxErrors.isEmpty)
    let position = facts.position(of: facts.declarations[0].nameSpan.start)
    #expect(position.line == 2 && position.column == 7)
  }

  @Test(arguments: ["\n", "\r\n"]) func linesAreCountedWhateverEndsThem(_ ending: String) {
    let lines = ["import UIKit", "", "class A {", "  // a word", "  var b: B?", "}", "class C {}", ""]
    let facts = FactTree(lines.joined(separator: ending)).facts
    let places = facts.declarations.map { declaration in
      let position = facts.position(of: declaration.nameSpan.start)
      return "\(facts.names[declaration.name]) \(position.line):\(position.column)"
    }
    #expect(places == ["A 3:7", "b 5:7", "C 7:7"])
    #expect(facts.syntaxErrors.isEmpty)
  }

  @Test func carriageReturnsStayOutOfCommentsToTheLinter() {
    let facts = FactTree("// viper-lint:disable:next a-rule - why\r\nclass A {}\r\n").facts
    #expect(facts.suppressions.map { facts.names[$0.text] } == ["disable:next a-rule - why"])
  }

  @Test func bytesThatAreNoTextAreNotFatal() {
    let facts = FactExtractor.facts(
      of: Array("class A { let s = \"".utf8) + [0xFF, 0xC3, 0x28] + Array("\" }\nclass B {}\n".utf8))
    let types = facts.declarations.filter { $0.kind == .class }.map { facts.names[$0.name] }
    #expect(types == ["A", "B"])
  }
}
