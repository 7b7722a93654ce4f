import Testing
import ViperFacts
import ViperModel
import ViperRules
import ViperTestSupport

/// Every rule's examples with one supertype, conformance or import hidden: what does not resolve makes no finding that the whole code
/// does not have.
@Suite struct HiddenNameTests {
  struct Case: CustomTestStringConvertible {
    var rule: String
    var example: Example
    var number: Int
    var testDescription: String { "\(rule) \(number)" }
  }

  static let cases: [Case] = RuleRegistry.builtIn.rules.flatMap { rule in
    let examples = rule.documentation.triggering + rule.documentation.nonTriggering
    return examples.enumerated().map { Case(rule: rule.ids.expanded(over: Role.all).last!, example: $1, number: $0 + 1) }
  }

  @Test(arguments: cases) func reportsNothingMore(_ test: Case) throws {
    let code = test.example.plainCode
    let whole = try findings(in: code, test)
    for (name, hidden) in Self.variants(of: code) {
      let more = try findings(in: hidden, test).subtracting(whole)
      if Self.limits.contains(name) { continue }
      #expect(more.isEmpty, "without \(name)")
    }
  }

  @Test func hidesEachNameOnce() {
    let code = "import UIKit\nclass A: B, C {}\nextension A: D {}\nlet e: E"
    #expect(Self.variants(of: code).map(\.name) == ["UIKit", "B", "C", "D"])
    #expect(Self.variants(of: code)[1].code == "import UIKit\nclass A: HiddenB, C {}\nextension A: D {}\nlet e: E")
  }

  /// Protocols that excuse a reference by what they require or offer: whoever does not see them cannot tell. SwiftUI's
  /// `View` makes a struct one that is made of others, and a delegate's protocol explains what its methods name.
  private static let limits: Set = [
    "ListRouterInput", "LoginInteractorInterface", "LoginPresenterInterface", "LoginRouterInput", "LoginViewInput",
    "PickDelegate", "SceneTitle", "ScanWireframeProtocol", "Titled",
    "UIApplicationDelegate", "UITableViewDelegate",
    "View", "WalletInteractorInput",
  ]

  /// The places that are reported; which of two rules about one edit reports it does not matter.
  private func findings(in code: String, _ test: Case) throws -> Set<String> {
    let model = try CodeModel(MarkedCode(code), dialect: test.example.dialect)
    return Set(
      LintEngine.findings(in: model, by: .builtIn).filter { $0.severity != .info }.map {
        "\($0.range.file):\($0.range.line) \($0.component ?? "")"
      })
  }

  /// The code with each imported or inherited name replaced by one that is declared nowhere.
  private static func variants(of code: String) -> [(name: String, code: String)] {
    let imports = code.matches(of: /import (?<names>\w+)/).map { $0.names.startIndex..<$0.names.endIndex }
    let inherited = code.matches(of: /(?:class|struct|protocol|extension|enum|actor) \w+: (?<names>[\w., ]+)\{/).flatMap {
      match in
      match.names.matches(of: /[\w.]+/).map(\.range)
    }
    return (imports + inherited).map { range in
      (String(code[range]), code.replacingCharacters(in: range, with: "Hidden" + code[range]))
    }
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + self[range.upperBound...]
  }
}
