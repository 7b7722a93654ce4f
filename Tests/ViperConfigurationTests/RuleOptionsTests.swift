import Testing
import ViperModel

@testable import ViperConfiguration

struct RuleOptionsTests {
  private let options = RuleOptions([
    "allow": .names(["Login*", "Home"]),
    "roles": .choices(["wireframe": "required", "assembly": "required", "view": "optional"]),
  ])

  @Test(arguments: [("LoginView", true), ("Home", true), ("HomeView", false)])
  func matchesNamesByPattern(_ name: String, _ fits: Bool) { #expect(options.names("allow", fit: name) == fits) }

  @Test func findsTheWordOfAName() {
    #expect(options.choice("roles", for: "view") == "optional")
    #expect(options.choice("roles", for: "entity") == nil)
    #expect(options.choices("roles", of: "required") == ["assembly", "wireframe"])
  }

  @Test func optionOfAnotherKindHasNoValue() {
    #expect(!options.names("roles", fit: "view"))
    #expect(options.choice("allow", for: "Home") == nil && options.choices("allow", of: "required").isEmpty)
    #expect(options["none"] == nil && RuleOptions().isEmpty && !options.isEmpty)
  }

  @Test func laterOptionsReplaceEarlierOnesAsAWhole() {
    let both = options.overridden(by: RuleOptions(["allow": .names(["Pay"])]))
    #expect(both["allow"] == .names(["Pay"]))
    #expect(both["roles"] == options["roles"])
  }

  @Test(arguments: [
    (RuleOption.Kind.names(of: .components), "a list of component names ('*' matches any text)"),
    (.names(of: .frameworks(known: ["UIKit", "AppKit"])), "a list of frameworks (UIKit, AppKit)"),
    (.choices(of: .roles, words: ["required", "optional"]), "a map from roles to 'required' or 'optional'"),
  ])
  func optionSaysItsForm(_ kind: RuleOption.Kind, _ form: String) {
    #expect(RuleOption("a", kind, default: "none", summary: "A test.").form == form)
  }

  @Test func failingSeverityIncludesWhatIsWorse() {
    func included(_ failing: FailingSeverity) -> Set<Severity> { Set(Severity.allCases.filter(failing.includes)) }
    #expect(included(.never).isEmpty)
    #expect(included(.error) == Set([Severity.error]))
    #expect(included(.warning) == Set([Severity.error, Severity.warning]))
    #expect(included(.info) == Set(Severity.allCases))
  }
}
