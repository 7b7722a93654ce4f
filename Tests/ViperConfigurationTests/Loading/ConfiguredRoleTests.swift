import Testing
import ViperModel

@testable import ViperConfiguration

/// Roles by type name and architectures.
struct ConfiguredRoleTests {
  /// `type word line` of each setting.
  private func settings(_ roles: [Configuration.RoleSetting]) -> [String] {
    roles.map { "\($0.type) \($0.verdict.word) \($0.line ?? 0)" }
  }

  @Test func rolesHaveTheirLine() throws {
    let configuration = try Configuration(
      "roles:\n  InputPresenter: none\n  A.B: composition-root\n  Login*: view\noverrides:\n- paths: App\n  roles: {C: presenter}\n"
    )
    #expect(settings(configuration.roles) == ["Login* view 4", "InputPresenter none 2", "A.B composition-root 3"])
    #expect(configuration.overrides.map { settings($0.roles) } == [["C presenter 7"]])
  }

  /// Each is compared with each type; names are looked up.
  @Test func patternsOfNamesAreLimited() throws {
    let patterns = (0...1000).map { "  A\($0)*: none\n" }.joined()
    #expect(
      Configuration.mistakes("roles:\n\(patterns)") == [
        "1002: the configuration has too many patterns; use fewer of them, or of the words in their braces"
      ])
    let modules = patterns.replacing("none", with: "viper")
    #expect(Configuration.mistakes("modules:\n\(modules)").count == 1)
    #expect(try Configuration("roles:\n\(patterns.replacing("*", with: ""))").roles.count == 1001)
  }

  /// The last one that matches decides, so a name wins over a pattern.
  @Test func namesFollowPatterns() throws {
    #expect(settings(try Configuration("roles: {A: view, B*: none, C: view}\n").roles).map { $0.prefix(1) } == ["B", "A", "C"])
  }

  @Test func roleOfTheDialectIsKnown() throws {
    #expect(settings(try Configuration("dialect: ours\nroles: {A: coordinator}\n").roles) == ["A coordinator 2"])
    #expect(Configuration.mistakes("roles: {A: coordinator}\n").count == 1)
  }

  @Test(arguments: [
    ("roles: {A: presentr}\n", "1: unknown role 'presentr' in 'roles.A'; did you mean 'presenter'?"),
    ("roles:\n  A:\n    composition_root\n", "2: unknown role 'composition_root' in 'roles.A'; did you mean 'composition-root'?"),
    ("roles: [A]\n", "1: 'roles' must be a map, but is a list"),
    (
      "overrides:\n- paths: a\n  roles: {A: vew}\n", "3: unknown role 'vew' in 'overrides[0].roles.A'; did you mean 'view'?"
    ),
    ("architecture: vipper\n", "1: unknown value 'vipper' in 'architecture'; did you mean 'viper'?"),
    (
      "overrides:\n- paths: a\n  architecture: mpv\n",
      "3: unknown value 'mpv' in 'overrides[0].architecture'; did you mean 'mvp'?"
    ),
  ]) func reportsWhatIsUnknown(_ text: String, _ mistake: String) {
    #expect(Configuration.mistakes(text) == [mistake])
  }

  @Test func architecturesAreThoseOfReports() throws {
    for architecture in Architecture.allCases {
      #expect(try Configuration("architecture: \(architecture.rawValue)\n").architecture?.architecture == architecture)
    }
    let auto = try Configuration("architecture: auto\noverrides: [{paths: App, architecture: clean-swift}]\n")
    #expect(auto.architecture == .init(architecture: nil, line: 1))
    #expect(auto.overrides.map(\.architecture) == [.init(architecture: .cleanSwift, line: 2)])
  }
}
