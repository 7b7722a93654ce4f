import ViperConfiguration

/// Code for messages that no rule's example has.
struct MessageCode {
  var code: String
  var rules: [RuleEntry] = []
  /// The text of the only dialect to lint it under; nil for the built-in ones.
  var dialect: String?

  init(_ code: String, rules: [RuleEntry] = [], dialect: String? = nil) {
    (self.code, self.rules, self.dialect) = (code, rules, dialect)
  }

  static let all = references + screens + entities + ownership + wiring + frameworks + comments + configured

  /// A module in a file of its own.
  static func module(_ m: String, presenter: String = "", interactor: String = "", more: String = "") -> String {
    """
    // file: \(m).swift
    final class \(m)ViewController: UIViewController { var presenter: \(m)Presenter! }
    final class \(m)Presenter { let interactor = \(m)Interactor(); \(presenter) }
    final class \(m)Interactor { \(interactor) }
    \(more)

    """
  }

  // MARK: comments

  private static let comments =
    [
      "", "disabel retain-cycle - why", "disable - why", "disable nonsense-that-is-no-rule - why",
      "disable retain-cycle weak-owner - why",
      "disable:next all - why", "disable unused-suppression - why", "enable all", "enable retain-cycle", "enable",
      "suppress retain-cycle - why",
    ].map { MessageCode("// viper-lint:\($0)\n" + module("Login")) } + [
      MessageCode(
        module(
          "Login",
          interactor: """
            weak var view: LoginViewController?
            let presenter: LoginPresenter
            // viper-lint:disable:next retain-cycle - below the line
            var count = 0

            """))
    ]

  // MARK: configurations

  private static let configured = [
    MessageCode(module("Login"), dialect: "name: learned\nextends: static-wireframe\n"),
    MessageCode(
      module("Login"),
      rules: [RuleEntry(key: "missing-component", options: RuleOptions(["roles": .choices(["assembly": "required"])]))]),
    MessageCode(
      ["Presenter", "Interactor", "Service"].map { "// file: \($0).swift\nimport RxCocoa\nfinal class Login\($0) {}\n" }.joined(),
      rules: ["presenter", "interactor", "service"].map {
        RuleEntry(
          key: "\($0)-imports-uikit", options: RuleOptions(["frameworks": .choices(["RxCocoa": "forbidden"])]))
      }),
    MessageCode(
      module("Login")
        + """
        // file: Entity/Upload.swift
        import UIKit
        struct Upload: Codable { let image: UIImage; let name: String }
        extension Upload { var first: Upload { self } }
        """),
    MessageCode(
      module("Login", interactor: "let presenter: LoginPresenter"),
      dialect: """
        name: ours
        references:
          presenter: {interactor: {hold: strong}}
          interactor: {presenter: {hold: strong}}
        """),
    MessageCode(
      ["A", "B", "C", "D", "E", "F"].map { name in
        let others = ["A", "B", "C", "D", "E", "F"].filter { $0 != name }
        return module(name, interactor: others.map { "let of\($0): \($0)Interactor" }.joined(separator: "; "))
      }.joined()),
  ]
}
