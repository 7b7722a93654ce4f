/// What is put into inputs: brackets, quotes and words that change how the rest is read.
enum FuzzTokens {
  static let source = [
    "(", ")", "[", "]", "{", "}", "<", ">", "\"", "\"\"\"", "#\"", "`", "'", "\\(", "/*", "*/", "//", "\n", "\r\n", "\u{FEFF}",
    "\0", "é", "👩‍👩‍👧",
    ".", "..", "?", "!", "??", "?.", "!.", "->", "=>", "=", "==", "&", "|", ":", ";", ",", "@", "#", "$", "$0", "~", "_", "-",
    "+ ", "/",
    " a ", "a.b.", "a(", "a[", "a { ", "a ? ", " : b", ".a()", ".init(", "self.", "super.", "self", "Self", "Any", "nil", "0",
    "1.5e9", "\\.",
    "class A {", "struct B<T>: ", "enum C { case a(", "protocol D: AnyObject {", "extension ", "extension [A] {", "actor E {",
    "func f(", "func + (a: A) -> A {",
    "init(", "deinit {", "subscript(", "var a: ", "let (a, b) = ", "lazy var ", "weak var ", "unowned let ", "static ",
    "private(set) ", "typealias A = ",
    "associatedtype ", "where T: ", "import UIKit\n", "import XCTest\n", "import ", "case .a(let b):", "case ", "default:",
    "switch a {", "if let ", "if case ",
    "guard let a else { return }", "guard case ", "for case let a in ", "while ", "repeat {", "} while ", "do {", "catch ",
    "defer {", "throw ", "return ", "else ",
    "try? ", "await ", "inout ", "some ", "any ", "each ", "repeat each ", "as? ", "as ", "is ", "in ", "[weak self] in ",
    "{ (a: A, b) -> B in ", "get {", "set {",
    "willSet {", "didSet {", "#if A\n", "#elseif B\n", "#else\n", "#endif\n", "#available(", "#selector(", "#a(", "@objc ",
    "@A(b) ", "@IBOutlet ", "@MainActor ",
    "<<<<<<< HEAD\n", "=======\n", ">>>>>>> a\n", "#sourceLocation(file: \"a\", line: 1)\n", "operator ", "precedencegroup A {",
    "macro ", "borrowing ", "~Copyable",
    "// viper-lint:", "// viper-lint:disable:next all\n", "/// viper-lint: disable ", "//viper-lint:", "viper-lint:",
    "// viper-lint:\r",
    "/* viper-lint:disable:this retain-cycle - a */", "// viper-lint:disable retain-cycle, all - a\n",
    "// viper-lint:enable all\n", "// viper-lint:enable retain-cycle\n",
    "// viper-lint:disable:file all - a\n", "disable:next ", " - ", "/* viper-lint:",
  ].map { Array($0.utf8) }

  static let yaml = [
    "name: ", "summary: ", "extends: ", "extends: viper\n", "extends: null\n", "extends: ./ours.yml\n", "roles:", "names:",
    "interfaces:", "references:", "assembly:",
    "injection:", "apis:", "containers:", "severities:", "signs:", "dialect: ", "modules:", "others", "{Module}", "{Module}View",
    "presenter",
    "view",
    "interactor", "wireframe", "entity",
    "weak", "strong", "error", "warning", "off", "true", "false", "null", "~", "- ", "? ", ": ", ":", "{", "}", "[", "]", ", ",
    "&a ", "*a", "<<: ", "!!str ",
    "!!binary ", "|\n", ">-\n", "'", "\"", "\\", "#", "%YAML 1.2\n", "---\n", "...\n", "\n", "\r", "\t", "  ", "\n  ", "\0", "é",
    "\u{FEFF}", "\u{85}", "*", "0", "-1",
    "99999999999999999999", "1e999", "0x1F", ".nan", "2001-01-01",
  ].map { Array($0.utf8) }
}
