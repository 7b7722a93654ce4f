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
    ("view-factory", "view-references-entity", .warning), ("view-factory", "wireframe-references-view", .warning),
    ("rambler", "view-references-entity", .warning), ("rambler", "protocol-outside-interfaces-file", nil),
    ("mutual-mobile", "view-references-entity", .warning), ("viper-module", "view-references-entity", .warning),
    ("contract", "view-references-entity", .warning), ("contract", "protocol-outside-interfaces-file", nil),
  ])
  func setsSeverities(_ dialect: String, _ rule: String, _ severity: Severity?) throws {
    #expect(try Fixtures.loader.load(builtIn: dialect).severities[rule] == .some(severity))
  }

  @Test(arguments: [
    ("infinum-classic", ["configureModule", "show"], true, false), ("infinum", ["init"], true, false),
    ("configurator", ["configure"], false, true), ("static-wireframe", ["create*Module"], true, true),
    ("module-owner", [], true, false), ("viper", [], true, false),
    ("view-factory", ["createView*", "create*View", "createInteractor", "createPresenter", "createContainer"], false, false),
    ("rambler", ["configure*"], false, false), ("viper-module", ["create*Module"], false, false),
    ("mutual-mobile", ["init", "configure*", "present*", "*ViewController*"], false, false),
    ("contract", ["assembleModule"], false, false),
  ])
  func saysWhoAssembles(_ name: String, _ methods: [String], _ previous: Bool, _ view: Bool) throws {
    let assembly = try Fixtures.loader.load(builtIn: name).assembly
    #expect(assembly.methods == methods)
    #expect(assembly.allowsPreviousWireframe == previous && assembly.allowsSelfAssemblingView == view)
  }

  @Test(arguments: [
    ("infinum", false), ("infinum-classic", false), ("configurator", true), ("static-wireframe", true), ("module-owner", true),
    ("view-factory", true), ("rambler", true), ("mutual-mobile", true), ("viper-module", true), ("contract", true),
  ])
  func requiresAnInteractor(_ name: String, _ isRequired: Bool) throws {
    #expect(try Fixtures.loader.load(builtIn: name).roles[.interactor]?.isRequired == isRequired)
  }

  @Test(arguments: [
    ("viper", "LoginViewOutput", Role.presenter), ("viper", "LoginInteractorOutputProtocol", .presenter),
    ("viper", "LoginModuleInterface", .presenter), ("viper", "LoginModuleInput", .presenter),
    ("viper", "LoginModuleOutput", .delegate),
    ("viper", "LoginWireFrameProtocol", .wireframe), ("viper", "LoginRouterInput", .wireframe),
    ("viper", "PostListRemoteDataManagerOutputProtocol", .interactor), ("viper", "HomeViewItemInterface", .viewObject),
    ("viper", "WireframeInterface", .wireframe), ("viper", "LoginPresenterToViewInterface", .view),
    ("viper", "PresenterToRouterLoginProtocol", .wireframe), ("infinum", "LoginViewInterface", .view),
    ("configurator", "AboutViewProtocol", .view), ("configurator", "AboutConfiguratorProtocol", .assembly),
    ("static-wireframe", "TableViewControllerProtocol", .view), ("module-owner", "LoginNavigationInterface", .view),
    ("module-owner", "LoginWireframeToPresenterInterface", .presenter), ("view-factory", "PayViewFactoryProtocol", .assembly),
    ("view-factory", "PayInteractorOutputProtocol", .presenter), ("rambler", "ChatViewOutput", .presenter),
    ("rambler", "ChatModuleInput", .presenter), ("rambler", "ChatModuleOutput", .delegate),
    ("rambler", "ChatRouterInput", .wireframe),
    ("mutual-mobile", "AddModuleInterface", .presenter), ("mutual-mobile", "AddModuleDelegate", .delegate),
    ("viper-module", "FilmRemoteDataManagerOutputProtocol", .interactor),
    ("viper-module", "FilmLocalDataManagerInputProtocol", .dataManager),
    ("contract", "NewsPresentation", .presenter), ("contract", "NewsUseCase", .interactor),
    ("contract", "NewsWireframe", .wireframe),
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

  @Test func ramblersComponentsAreHandedOverOnceTheViewHasLoaded() throws {
    let injection = try Fixtures.loader.load(builtIn: "rambler").injection
    #expect(injection.contains { $0.method == "didLoad(view:)" && $0.receiver == .presenter && $0.handsOver == .view })
    #expect(injection.contains { $0.method == "setup(with:)" && $0.receiver == .interactor && $0.handsOver == .presenter })
  }

  @Test(arguments: [
    "infinum-classic", "infinum", "configurator", "static-wireframe", "module-owner", "view-factory", "rambler", "mutual-mobile",
    "viper-module", "contract", "swiftui", "impl",
  ])
  func hasSignsThatOnlyItsOwnCodeShows(_ name: String) throws {
    let signs = try Fixtures.loader.load(builtIn: name).signs
    let names = signs.filter { if case .type = $0.evidence { true } else { false } }
    #expect(signs.reduce(0) { $0 + $1.weight } >= 9)
    #expect(names.count < signs.count, "names alone do not tell dialects apart")
  }
}
