import Testing

/// What is changed in code so that it runs by itself.
@Suite struct UnattendedTextTests {
  @Test(arguments: [
    ("@main\nfinal class App {}", "final class App {}"),
    ("@IBOutlet private weak var label: UILabel!", "private var label: UILabel! = UILabel()"),
    ("@IBAction private func tap() {}", "private func tap() {}"),
    ("@objc func tap(_ sender: Any) {}", "func tap(_ sender: Any) {}"),
    ("action: #selector(tap(_:)))", "action: Selector(\"\"))"),
    ("unowned let view: LoginView", "weak var view: LoginView!"),
    ("private unowned let view: LoginView?", "private weak var view: LoginView?"),
    ("weak var view: LoginView?", "weak var view: LoginView?"),
  ])
  func changesOnlyWhatDoesNotRun(_ text: String, _ expected: String) { #expect(UnattendedText(text).text == expected) }
}
