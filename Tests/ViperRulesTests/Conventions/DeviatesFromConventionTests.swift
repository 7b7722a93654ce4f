import Testing
import ViperFacts
import ViperModel
import ViperRules
import ViperTestSupport

struct DeviatesFromConventionTests {
  /// Modules in one file, each on a line of its own, so that none is a copy of another one.
  private func crowd(_ count: Int, _ module: (String) -> String = { Self.module($0) }) -> String {
    (1...count).map { module("M\($0)") }.joined()
  }

  private static func module(_ m: String, held: String = "") -> String {
    """
    protocol \(m)Input: AnyObject {}
    final class \(m)Presenter {
      \(held)var interactor: \(m)Input?
    }
    final class \(m)Interactor: \(m)Input {}

    """
  }

  private static func odd(_ m: String) -> String { module(m, held: "weak ") }

  private func findings(_ code: String, dialect: String = "viper") throws -> [Finding] {
    LintEngine.findings(in: try CodeModel(MarkedCode(code), dialect: dialect), by: .builtIn)
      .filter { $0.rule == "deviates-from-convention" }
  }

  @Test(arguments: [(5, "none"), (18, "none"), (20, "likely"), (41, "clear")])
  func certaintyGrowsWithTheModules(_ count: Int, _ expected: String) throws {
    #expect(try findings(crowd(count) + Self.odd("Odd")).first?.case ?? "none" == expected)
  }

  @Test func countsAreTheEvidence() throws {
    let finding = try #require(try findings(crowd(41) + Self.odd("Odd")).first)
    #expect(finding.severity == .warning)
    #expect(finding.evidence == "strong in 41 of 42 modules")
    #expect(
      finding.message
        == "'OddPresenter.interactor' is weak, but in 41 of 42 modules the presenter holds its interactor strongly; declare the property strong, or allow weak in your own dialect"
    )
  }

  /// Each module in a file of its own, with the same lines: they were copied from one another.
  @Test func copiesCountOnce() throws {
    let copies = crowd(41) { "// file: \($0).swift\n\(Self.module($0))" }
    #expect(try findings(copies + "// file: Odd.swift\n\(Self.odd("Odd"))").isEmpty)
  }

  /// The table of `rambler` asks for a strong reference, and a rule of its own says so.
  @Test func whatTheDialectStatesIsLeftToItsRules() throws {
    #expect(try findings(crowd(41) + Self.odd("Odd"), dialect: "rambler").isEmpty)
  }

  @Test func oddNameIsReported() throws {
    let code = crowd(41) + Self.module("Odd").replacing("class OddInteractor", with: "class OddInteractorImpl")
    #expect(
      try findings(code).map(\.message) == [
        "interactor 'OddInteractorImpl' breaks the naming used by 41 of 42 modules ('*Interactor'); rename it to 'OddInteractor'"
      ])
  }

  @Test func oddFileOfAnInterfaceIsReported() throws {
    func module(_ m: String, _ number: Int, file: String) -> String {
      "// file: \(file).swift\n\(String(repeating: "\n", count: number))protocol \(m)InteractorProtocol {}\n// file: \(m)Presenter.swift\n"
        + "final class \(m)Presenter { let interactor: \(m)InteractorProtocol = \(m)Interactor() }; final class \(m)Interactor: \(m)InteractorProtocol {}\n"
    }
    let crowd = (1...41).map { module("M\($0)", $0, file: "M\($0)Protocols") }.joined()
    let found = try findings(crowd + module("Odd", 50, file: "OddInteractor"))
    #expect(found.map(\.range.file) == ["OddInteractor.swift"])
    let message = try #require(found.first).message
    #expect(message.hasPrefix("interactor interface 'OddInteractorProtocol' is declared in 'OddInteractor.swift', but 41 of 42"))
    #expect(message.hasSuffix("; move it to a new file 'OddProtocols.swift'"))
    let there =
      "// file: OddProtocols.swift\nprotocol OddViewProtocol: AnyObject {}\n// file: OddView.swift\n"
      + "final class OddViewController: UIViewController, OddViewProtocol { var presenter: OddPresenter! }\n"
    #expect(
      try findings(crowd + module("Odd", 50, file: "Parts/OddInteractor") + there.replacing("file: ", with: "file: Parts/"))
        .first?.message.hasSuffix("; move it to 'OddProtocols.swift'") == true)
  }

  /// SwiftLint warns of type names of more than 40 characters.
  @Test(arguments: [("OddModuleWithAVeryLongName", 1), ("OddModuleWithAnExtremelyLongNameIndeed", 0)])
  func namesStayShort(_ m: String, _ count: Int) throws {
    let code = crowd(41) + Self.module(m).replacing("class \(m)Interactor:", with: "class \(m)InteractorImpl:")
    #expect(try findings(code).count == count)
  }

  /// A module that does both has no say, and is not odd.
  @Test func moduleWithTwoWaysIsNotOdd() throws {
    let both = Self.module("Two", held: "weak var last: TwoInput?\n")
    #expect(try findings(crowd(41) + both).isEmpty)
  }

  /// Most modules leak, and each leak is a finding: the one that does not is right.
  @Test func wayOfAMajorityThatLeaksIsNoConvention() throws {
    func module(_ m: String, _ strength: String) -> String {
      "final class \(m)Presenter { let wireframe = \(m)Wireframe() }\nfinal class \(m)Wireframe { \(strength)var presenter: \(m)Presenter?; func start(_ p: \(m)Presenter) { presenter = p } }\n"
    }
    #expect(try findings(crowd(41) { module($0, "") } + module("Odd", "weak ")).isEmpty)
  }

  @Test func givesWayToAnotherFindingOnItsLine() throws {
    let odd =
      "final class OddPresenter { let interactor = OddInteractorImpl() }; final class OddInteractorImpl { var presenter: OddPresenter?; func start(_ p: OddPresenter) { presenter = p } }\n"
    let all = LintEngine.findings(in: try CodeModel(MarkedCode(crowd(41) + odd), dialect: "viper"), by: .builtIn)
    #expect(!all.filter { $0.component == "OddInteractorImpl" }.isEmpty)
    #expect(!all.contains { $0.rule == "deviates-from-convention" })
  }

  /// The counts change with every module; the identity does not.
  @Test func fingerprintHoldsNoCount() throws {
    func fingerprint(_ count: Int) throws -> String? {
      Fingerprint.stamped(try findings(crowd(count) + Self.odd("Odd"))).first?.fingerprint
    }
    #expect(try fingerprint(25) != nil)
    #expect(try fingerprint(25) == fingerprint(41))
  }

  @Test func baseClassHasANameOfItsOwn() throws {
    let odd =
      Self.module("Odd").replacing("class OddInteractor:", with: "class OddInteractorBase:")
      + "final class OddFirst: OddInteractorBase {}\nfinal class OddSecond: OddInteractorBase {}\n"
    #expect(try findings(crowd(41) + odd).isEmpty)
  }

  /// A file is renamed once, however many interfaces it has.
  @Test func interfacesOfOneFileAreOneFinding() throws {
    func module(_ m: String, _ number: Int, file: String) -> String {
      """
      // file: \(file).swift
      \(String(repeating: "\n", count: number))
      protocol \(m)InteractorProtocol {}
      protocol \(m)InteractorOutputProtocol: AnyObject {}
      // file: \(m)Presenter.swift
      final class \(m)Presenter: \(m)InteractorOutputProtocol { var interactor: \(m)InteractorProtocol? }
      final class \(m)Interactor: \(m)InteractorProtocol { weak var output: \(m)InteractorOutputProtocol? }

      """
    }
    let crowd = (1...41).map { module("M\($0)", $0, file: "M\($0)Protocols") }.joined()
    let found = try findings(crowd + module("Odd", 50, file: "OddProtocol"))
    #expect(found.map { $0.range.file } == ["OddProtocol.swift"])
    #expect(found.first?.notes.map(\.message) == ["'OddInteractorOutputProtocol' is declared here too"])
  }

  /// The part is named like the others; its module has a shorter name.
  @Test func longerNameWithTheSameEndingIsNotOdd() throws {
    let code = crowd(41) + Self.module("Odd").replacing("class OddInteractor:", with: "class OddListInteractor:")
    #expect(try findings(code).isEmpty)
  }
}
