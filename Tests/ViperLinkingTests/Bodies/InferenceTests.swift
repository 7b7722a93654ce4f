import Testing

@testable import ViperLinking

/// Types of properties from their first values.
@Suite struct InferenceTests {
  private func type(of value: String, _ more: String = "") -> String {
    let code = LinkedCode("class Router {}\nclass Presenter { let other = Router(); let value = \(value) }\n" + more)
    guard let type = code.propertyType("value", of: "Presenter") else { return "none" }
    return description(of: type, code)
  }

  private func description(of type: SemanticType, _ code: LinkedCode) -> String {
    switch type {
    case .nominal(let id, _): code.codebase.types[id].qualifiedName
    case .optional(let inner): description(of: inner, code) + "?"
    case .array(let inner): "[" + description(of: inner, code) + "]"
    case .external(let name, _): code.codebase.text(name)
    default: "unknown"
    }
  }

  @Test func valuesTellTheirTypes() {
    #expect(type(of: "Router()") == "Router")
    #expect(type(of: "[Router()]") == "[Router]")
    #expect(type(of: "make() as? Router") == "Router?")
    #expect(type(of: "{ let router = Router(); return router }()") == "Router")
    #expect(type(of: "flag ? Router() : Router()") == "Router")
    #expect(type(of: "[Router()].first") == "Router?")
    #expect(type(of: "1") == "Int")
  }

  @Test func whatCannotBeToldIsUnknown() {
    #expect(type(of: "nil") == "unknown")
    #expect(type(of: "undeclared()") == "unknown")
    #expect(type(of: "a + b") == "unknown")
  }

  @Test func lazyPropertiesThatNeedEachOtherKeepTheirTypes() {
    let code = LinkedCode(
      """
      class View { init(_ presenter: Presenter) {} }
      class Presenter { init(_ view: View) {} }
      class Module {
        lazy var view = View(presenter)
        lazy var presenter = Presenter(view)
      }
      """)
    #expect(code.propertyType("view", of: "Module")?.symbol == code.type("View"))
    #expect(code.propertyType("presenter", of: "Module")?.symbol == code.type("Presenter"))
  }

  @Test func propertyThatIsItselfIsUnknown() {
    #expect(LinkedCode("class A { let value = A().value }").propertyType("value", of: "A") == .unknown)
  }

  @Test func nothingIsRecordedWhereATypeIsInferredForOthers() {
    let code = LinkedCode(
      "class Router {}\nclass Maker { let router = Router() }\nclass User { let maker: Maker; func f() { maker.router } }")
    #expect(code.records.usages.filter { $0.kind == .construction }.count == 1)
  }
}
