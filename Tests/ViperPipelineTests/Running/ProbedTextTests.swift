import Testing

/// Where probes are put, and what they leave alone.
@Suite struct ProbedTextTests {
  private func probed(_ line: String) -> String {
    let text = ProbedText("final class LoginPresenter {\n\(line)\n}").text
    return String(text.split(separator: "\n")[1])
  }

  @Test(arguments: [
    ("    view?.show()", "    met(view, \"LoginPresenter.view.show\")?.show()"),
    ("    view.show()", "    met(view, \"LoginPresenter.view.show\")?.show()"),
    ("    self?.view?.show()", "    met(self?.view, \"LoginPresenter.self?.view.show\")?.show()"),
    ("    _interactor.load { [weak self] in", "    met(_interactor, \"LoginPresenter._interactor.load\")?.load { [weak self] in"),
  ])
  func notesCalls(_ line: String, _ expected: String) { #expect(probed(line) == expected) }

  @Test(arguments: [
    "    super.viewDidLoad()", "    view.presenter = presenter", "    let view = Module.build()", "    title = \"a.b()\"",
    "    onTap?()",
  ])
  func leavesOtherLinesAlone(_ line: String) { #expect(probed(line) == line) }

  /// A read of a dead one would end the program.
  @Test func readsNothingThatIsGone() {
    #expect(probed("  private unowned let view: LoginView") == "  private weak var view: (LoginView)!")
  }
}
