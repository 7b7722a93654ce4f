/// Two modules, of which one refers to the other in two types against the project's constraint.
enum ConstrainedProject {
  static let name = "home-without-login"

  static let constraint = """
    constraints:
      - name: home-without-login
        reason: Home ships in a second app.
        forbidden: {from: {module: Home}, to: {module: Login}}

    """

  static func project(_ configuration: String = "", first: String = "", more: [String: String] = [:]) throws -> ConfiguredProject
  {
    let files = [
      ".viper-lint.yml": configuration + constraint,
      "App/Login/Login.swift": ConfiguredProject.module("Login", more: "final class LoginService {}"),
      "App/Home/Home.swift": ConfiguredProject.module("Home"),
      "App/Home/HomeDataManager.swift": "final class HomeDataManager {\n  \(first)\n  let login = LoginInteractor()\n}\n",
      "App/Home/HomeExtras.swift": "extension HomeInteractor {\n  func work() { _ = LoginInteractor() }\n}\n",
    ]
    return try ConfiguredProject(files.merging(more) { $1 })
  }
}
