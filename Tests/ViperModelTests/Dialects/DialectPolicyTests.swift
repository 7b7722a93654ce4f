import OrderedCollections
import Testing
import ViperFacts
import ViperModel

/// Names, severities and assembly of the built-in dialects, where they differ from each other.
@Suite struct DialectPolicyTests {
  @Test(arguments: [
    ("viper", "view-references-entity", Severity.warning), ("viper", "view-references-entity.read", .info),
    ("viper", "protocol-outside-interfaces-file", nil), ("infinum", "interactor-references-presenter", .warning),
    ("infinum-classic", "interactor-references-presenter", .warning), ("infinum", "protocol-outside-interfaces-file", .info),
    ("infinum-classic", "protocol-outside-interfaces-file", .info), ("infinum", "view-references-entity", .warning),
    ("configurator", "view-references-entity", .error), ("configurator", "view-references-entity.read", .error),
    ("configurator", "view-references-wireframe.chain", .warning), ("configurator", "presenter-imports-uikit", .error),
    ("configurator", "presenter-uses-uikit-type", .error), ("configurator", "protocol-outside-interfaces-file", nil),
    ("static-wireframe", "view-references-entity", .warning), ("static-wireframe", "view-references-entity.read", .info),
    ("module-owner", "view-references-entity", .info), ("module-owner", "protocol-outside-interfaces-file", nil),
  ])
  func setsSeverities(_ dialect: String, _ rule: String, _ severity: Severity?) throws {
    #expect(try Fixtures.loader.load(builtIn: dialect).severities[rule] == .some(severity))
  }

  @Test(arguments: [
    ("infinum-classic", ["configureModule", "show"], true, false), ("infinum", ["init"], true, false),
    ("configurator", ["configure"], false, true), ("static-wireframe", ["create*Module"], true, true),
    ("module-owner", [], true, false), ("viper", [], true, false),
  ])
  func saysWhoAssembles(_ name: String, _ methods: [String], _ previous: Bool, _ view: Bool) throws {
    let assembly = try Fixtures.loader.load(builtIn: name).assembly
    #expect(assembly.methods == methods)
    #expect(assembly.allowsPreviousWireframe == previous && assembly.allowsSelfAssemblingView == view)
  }

  @Test(arguments: [
    ("infinum", false), ("infinum-classic", false), ("configurator", true), ("static-wireframe", true), ("module-owner", true),
  ])
  func requiresAnInteractor(_ name: String, _ isRequired: Bool) throws {
    #expect(try Fixtures.loader.load(builtIn: name).roles[.interactor]?.isRequired == isRequired)
  }

  @Test(arguments: [
    ("viper", "LoginViewOutput", Role.presenter), ("viper", "LoginInteractorOutputProtocol", .presenter),
    ("viper", "LoginModuleInterface", .presenter), ("viper", "LoginModuleInput", .presenter), ("viper", "LoginModuleOutput", .delegate),
    ("viper", "LoginWireFrameProtocol", .wireframe), ("viper", "LoginRouterInput", .wireframe),
    ("viper", "PostListRemoteDataManagerOutputProtocol", .interactor), ("viper", "HomeViewItemInterface", .viewObject),
    ("viper", "WireframeInterface", .wireframe), ("viper", "LoginPresenterToViewInterface", .view),
    ("viper", "PresenterToRouterLoginProtocol", .wireframe), ("infinum", "LoginViewInterface", .view),
    ("configurator", "AboutViewProtocol", .view), ("configurator", "AboutConfiguratorProtocol", .assembly),
    ("static-wireframe", "TableViewControllerProtocol", .view), ("module-owner", "LoginNavigationInterface", .view),
    ("module-owner", "LoginWireframeToPresenterInterface", .presenter),
  ])
  func knowsInterfacesByName(_ dialect: String, _ name: String, _ role: Role) throws {
    let interfaces = try Fixtures.loader.load(builtIn: dialect).interfaces
    let matches = interfaces.flatMap { rule in rule.names.filter { $0.stem(of: name) != nil }.map { ($0, rule.implementer) } }
    #expect(matches.max { $0.0.specificity < $1.0.specificity }?.1 == role)
  }

  @Test func aModuleMayHaveItsOwnInterfaceInModuleOwner() throws {
    let module = try Fixtures.loader.load(builtIn: "module-owner").interfaces.first { $0.key == "module" }
    #expect(module?.siblingNames.map(\.text) == ["{Module}"])
    #expect(module?.implementer == .wireframe && module?.surface == .input)
  }

  @Test(arguments: ["infinum-classic", "infinum", "configurator", "static-wireframe", "module-owner"])
  func hasSignsThatOnlyItsOwnCodeShows(_ name: String) throws {
    let signs = try Fixtures.loader.load(builtIn: name).signs
    let names = signs.filter { if case .type = $0.evidence { true } else { false } }
    #expect(signs.reduce(0) { $0 + $1.weight } >= 9)
    #expect(names.count < signs.count, "names alone do not tell dialects apart")
  }
}
