import OrderedCollections
import Testing
import ViperDialects
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
    #expect(try Fixtures.builtIn(dialect).severities[rule] == .some(severity))
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
    let assembly = try Fixtures.builtIn(name).assembly
    #expect(assembly.methods == methods)
    #expect(assembly.allowsPreviousWireframe == previous && assembly.allowsSelfAssemblingView == view)
  }

  @Test(arguments: [
    ("infinum", false), ("infinum-classic", false), ("configurator", true), ("static-wireframe", true), ("module-owner", true),
    ("view-factory", true), ("rambler", true), ("mutual-mobile", true), ("viper-module", true), ("contract", true),
  ])
  func requiresAnInteractor(_ name: String, _ isRequired: Bool) throws {
    #expect(try Fixtures.builtIn(name).roles[.interactor]?.isRequired == isRequired)
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
    let interfaces = try Fixtures.builtIn(dialect).interfaces
    let matches = interfaces.flatMap { rule in rule.names.filter { $0.stem(of: name) != nil }.map { ($0, rule.implementer) } }
    #expect(matches.max { $0.0.specificity < $1.0.specificity }?.1 == role)
  }

  @Test func aModuleMayHaveItsOwnInterfaceInModuleOwner() throws {
    let module = try Fixtures.builtIn("module-owner").interfaces.first { $0.key == "module" }
    #expect(module?.siblingNames.map(\.text) == ["{Module}"])
    #expect(module?.implementer == .wireframe && module?.surface == .input)
  }

  @Test func ramblersComponentsAreHandedOverOnceTheViewHasLoaded() throws {
    let injection = try Fixtures.builtIn("rambler").injection
    #expect(injection.contains { $0.method == "didLoad(view:)" && $0.receiver == .presenter && $0.handsOver == .view })
    #expect(injection.contains { $0.method == "setup(with:)" && $0.receiver == .interactor && $0.handsOver == .presenter })
  }

  @Test func relativesOfVIPERStateTheirArchitectureAndAnchor() throws {
    let ribs = try Fixtures.loader.load(builtIn: "ribs")
    #expect(ribs.architecture == .ribs && ribs.anchor == .interactor)
    let cleanSwift = try Fixtures.loader.load(builtIn: "clean-swift")
    #expect(cleanSwift.architecture == .cleanSwift && cleanSwift.anchor == .presenter)
    #expect(cleanSwift.severities.isEmpty, "VIPER's severities are no other architecture's")
    let ours = try Fixtures.loader.load(text: "name: ours\nextends: ribs\nseverities: {retain-cycle: warning}", file: "ours.yml")
    #expect(ours.architecture == .ribs && ours.severities.keys == ["retain-cycle"])
  }

  @Test func reportsAnUnknownArchitectureOrAnchor() {
    #expect(
      Fixtures.mistakes("name: ours\narchitecture: vipr") == ["2: unknown value 'vipr' in 'architecture'; did you mean 'viper'?"])
    #expect(
      Fixtures.mistakes("name: ours\nanchor: interctor").first?.hasPrefix("2: unknown role 'interctor' in 'anchor'") == true)
  }

  @Test(arguments: BuiltInDialects.all.map(\.name).filter { !["viper", "other", "clean-swift", "ribs"].contains($0) })
  func hasSignsThatOnlyItsOwnCodeShows(_ name: String) throws {
    let signs = try Fixtures.builtIn(name).signs
    let names = signs.filter { if case .type = $0.evidence { true } else { false } }
    #expect(signs.reduce(0) { $0 + $1.weight } >= 9)
    #expect(names.count < signs.count, "names alone do not tell dialects apart")
  }
}
