import Testing
import ViperFacts

/// What one file's facts say, by the source alone.
@Suite struct FactExtractorTests {
  private func facts(_ code: String) -> FileFacts { FactExtractor.facts(of: Array(code.utf8)) }

  private func property(_ code: String) -> Declaration {
    facts("class C {\n\(code)\n}").declarations.first { $0.kind == .property }!
  }

  @Test(arguments: [
    ("weak var a: A?", Declaration.Flags.isWeak), ("unowned let a: A", .isUnowned), ("unowned(unsafe) var a: A", .isUnowned),
    ("lazy var a = A()", .isLazy), ("static let a = A()", .isStatic), ("class var a: A { A() }", .isStatic),
    ("var a: A { A() }", .isComputed), ("var a: A { get { A() } set {} }", .isComputed), ("@IBOutlet weak var a: A!", .isOutlet),
    ("private let a: A", .isPrivate), ("fileprivate var a: A", .isFilePrivate), ("override var a: A { A() }", .isOverride),
    ("@Injected var a: A", .hasWrapper),
  ])
  func readsModifiers(_ code: String, _ flag: Declaration.Flags) {
    #expect(property(code).flags.contains(flag))
  }

  @Test func observersStoreAndSetterAccessIsNoAccess() {
    #expect(!property("var a: A { didSet { f() } }").flags.contains(.isComputed))
    #expect(!property("private(set) var a: A").flags.contains(.isPrivate))
  }

  @Test func nestsDeclarations() {
    let facts = facts("struct A { class B { func f(x y: Int = 1) {} } }\nextension A.B: P {}")
    let kinds = facts.declarations.map(\.kind)
    #expect(kinds == [.struct, .class, .function, .parameter, .extension])
    #expect(Array(facts.children(of: nil)) == [0, 4])
    #expect(facts.names[facts.declarations[3].name] == "x")
    #expect(facts.names[facts.declarations[3].innerName] == "y")
  }

  @Test func readsEveryClauseOfAConditional() {
    let facts = facts("#if DEBUG\nclass A {}\n#else\nclass B {}\n#endif")
    #expect(facts.declarations.map { facts.names[$0.name] } == ["A", "B"])
  }

  @Test func readsImports() {
    let facts = facts("import UIKit\nimport class Foundation.Bundle\n@testable import App")
    #expect(facts.imports.map { facts.names[$0.module] } == ["UIKit", "Foundation", "App"])
  }

  @Test func countsColumnsInBytes() {
    let facts = facts("let é = 1; let b = 2\n")
    let position = facts.position(of: facts.declarations[1].nameSpan.start)
    #expect(position.line == 1 && position.column == 17)
  }

  @Test func keepsCommentsToTheLinterOnly() {
    let facts = facts("// viper-lint:disable:this a-rule - why\nlet s = \"viper-lint:no\"\n/// viper-lint: two\n")
    #expect(facts.suppressions.map { facts.names[$0.text] } == ["disable:this a-rule - why", " two"])
  }

  @Test func onlyCommentsThatBeginWithTheMarkerSpeak() {
    let facts = facts(
      """
      let a = "// viper-lint:disable:this no - string", b = \"\"\"
        // viper-lint:disable:this no - string of lines
        \"\"\"
      // as in `// viper-lint:disable:this no - quoted`
      let c = 1 // viper-lint:disable:this yes - behind code
      let d /* viper-lint:disable:this yes - within code */ = 2
      /* viper-lint:disable:next yes - over lines
         and more */
      let e = "\\(f /* viper-lint:yes */)"
      """)
    let texts = facts.suppressions.map { facts.names[$0.text] }
    #expect(
      texts == ["disable:this yes - behind code", "disable:this yes - within code ", "disable:next yes - over lines", "yes "])
  }

  @Test func commentsKnowTheCodeBehindThem() {
    let facts = facts(
      """
      // viper-lint:a

      // viper-lint:b
      // a word
      @objc
      class A { // viper-lint:c
      } // viper-lint:d
      // viper-lint:e

      """)
    #expect(facts.suppressions.map { facts.position(of: $0.next).line } == [5, 5, 7, 9, 9])
  }

  @Test func saysWhatDoesNotParse() {
    let facts = facts("class A {\n  func f( {\n}\nclass B {}\n")
    #expect(facts.syntaxErrors.count == 1)
    #expect(facts.declarations.contains { facts.names[$0.name] == "A" })
  }

  @Test func isTheSameEveryTime() {
    let code = "class A: B { let c = D<E>(f: { [weak self] in self?.g() }) }"
    #expect(facts(code) == facts(code))
  }

  // MARK: SwiftUI

  @Test func leavesPreviewsOut() {
    let facts = FactExtractor.facts(
      of: Array(
        """
        #if DEBUG
        struct Login_Previews: PreviewProvider { static var previews: some View { LoginView() } }
        #endif
        #Preview { LoginView() }
        #Preview("dark") { LoginView().dark() }
        struct Login: Previews {}
        """.utf8))
    #expect(facts.declarations.map { facts.names[$0.name] } == ["Login"])
    #expect(facts.expressions.isEmpty)
  }

  @Test(arguments: ["@Observable class A: B {}", "@MainActor @Observable final class A: B {}"])
  func addsTheConformanceOfTheObservableMacro(_ code: String) {
    let facts = FactExtractor.facts(of: Array(code.utf8))
    let inherited = facts.inheritance(of: facts.declarations[0]).map { facts.names[facts.types[Int($0)].name] }
    #expect(inherited == ["B", "Observable"])
  }

  @Test func addsNoConformanceForOtherAttributes() {
    let facts = FactExtractor.facts(of: Array("@MainActor @objcMembers class A: B { @Observable var c = 0 }".utf8))
    #expect(facts.inherited.count == 1)
  }
}
