import Testing

@testable import ViperLinking

/// Which types reach which property.
@Suite struct FlowSolverTests {
  @Test func valuesFollowAssignmentsArgumentsAndResults() {
    let code = LinkedCode(
      """
      protocol Output {}
      class Presenter: Output {}
      class View { var output: Output?; init(output: Output) { self.output = output } }
      func make() -> Output { Presenter() }
      class Builder { func build() { let view = View(output: make()) } }
      """)
    #expect(code.values(of: "output", in: "View") == ["Presenter"])
  }

  @Test func onlyConformerIsReachedThroughTheProtocol() {
    let only = """
      protocol Output { func set(_ view: Showing) }
      protocol Showing {}
      class Screen: Showing {}
      class Presenter: Output { var view: Showing?; func set(_ view: Showing) { self.view = view } }
      class Builder { func build(output: Output) { output.set(Screen()) } }
      """
    #expect(LinkedCode(only).values(of: "view", in: "Presenter") == ["Screen"])
    #expect(
      LinkedCode(only + "\nclass Other: Output { func set(_ view: Showing) {} }").values(of: "view", in: "Presenter").isEmpty)
  }

  @Test func circleEnds() {
    let code = LinkedCode("class A { var x: Any; var y: Any; func f() { x = y; y = x; x = A() } }")
    #expect(code.values(of: "x", in: "A") == ["A"])
    #expect(code.values(of: "y", in: "A") == ["A"])
  }

  @Test func tooManyTypesSayNothingMore() {
    let types = (0..<30).map { "class T\($0) {}" }.joined(separator: "\n")
    let body = (0..<30).map { "x = T\($0)()" }.joined(separator: "; ")
    let code = LinkedCode("\(types)\nclass A { var x: Any; var y: Any; func f() { \(body); y = x } }")
    #expect(code.values(of: "y", in: "A") == ["unknown"])
  }
}
