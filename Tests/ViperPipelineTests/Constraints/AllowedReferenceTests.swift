import Testing
import ViperFacts
import ViperPipeline
import ViperRules

/// `allowed` and `required`, and what `overrides-dialect` lifts.
@Suite struct AllowedReferenceTests {
  private static let bodies = [
    "Pay/Pay": " { var bill: Bill?; var core: Core?; var chat: Chat? }", "Pay/Bill": "", "Core/Core": "", "Chat/Chat": "",
  ]

  @Test func nothingButWhatIsAllowedAndItself() throws {
    #expect(
      try ConstrainedCode.breaches("allowed: {from: {path: Pay}, to: {path: Core}}", ConstrainedCode.classes(Self.bodies))
        == ["Pay/Pay.swift:1 class 'Pay' refers to class 'Chat'"])
    let except = "allowed: {from: {path: Pay}, to: {path: Core}, except: {name: Chat}}"
    #expect(try ConstrainedCode.breaches(except, ConstrainedCode.classes(Self.bodies)).isEmpty)
  }

  @Test func requiredReference() throws {
    let files = ConstrainedCode.classes([
      "OnePresenter": " { var log: Log? }", "TwoPresenter": " { struct Row { let log: Log } }", "RedPresenter": "", "Log": "",
    ])
    #expect(
      try ConstrainedCode.components("required: {from: {name: '*Presenter'}, to: {name: Log}}", files) == ["RedPresenter"])
    #expect(
      try ConstrainedCode.components("required: {from: {name: '*Presenter'}, to: {name: Log}, except: {name: Red*}}", files)
        .isEmpty)
    #expect(
      try ConstrainedCode.components("required: {from: {name: '*Presenter', reference: stored}, to: {name: Log}}", files)
        == ["RedPresenter"])
  }

  @Test func interfacesNeedNotRefer() throws {
    let files = [
      "A.swift": "protocol PayOutput: AnyObject {}\nfinal class PayOutputs {}\nfinal class Log {}\n",
      "B.swift": "final class PayOutputOne: PayOutput { var log: Log? }\n",
    ]
    #expect(try ConstrainedCode.components("required: {from: {name: PayOutput*}, to: {name: Log}}", files) == ["PayOutputs"])
    #expect(try ConstrainedCode.components("required: {from: {name: PayOutput}, to: {name: Log}}", files) == ["PayOutput"])
  }

  /// A view that names the interactor of its module breaks the dialect's table.
  private func tableFindings(_ constraint: String?) throws -> [String] {
    let files = ConstrainedCode.joined(
      ConstrainedCode.module("Login", in: "App", view: "let other: LoginInteractor? = nil; other?.fetch()"),
      ConstrainedCode.module("Home", in: "App"), ConstrainedCode.module("News", in: "App"))
    let code = try ConstrainedCode(constraint ?? "acyclic: module", files)
    return try code.project.analysis().report.findings.filter { $0.component == "LoginViewController" }.map(\.rule)
  }

  @Test func allowedLiftsNothingUnlessItOverridesTheDialect() throws {
    let allowed = "allowed: {from: {role: view}, to: {role: [presenter, interactor]}}"
    let found = try tableFindings(nil)
    #expect(found == ["view-references-interactor"])
    #expect(try tableFindings(allowed) == found)
    #expect(try tableFindings(allowed + ", overrides-dialect: true").isEmpty)
    let except =
      "allowed: {from: {role: view}, to: {role: [presenter, interactor]}, except: {module: Login}}, overrides-dialect: true"
    #expect(try tableFindings(except) == found)
  }
}
