import Testing
import ViperHeap

/// What is certain of objects that are made on some ways only.
struct AlternativeTests {
  private static let types = """
    final class Screen: UIViewController {
      lazy var helper = Helper()
      var presenter: Presenter?
      var loud: Any?
      func tap() { _ = helper }
      override func viewDidLoad() { if Bool.random() { presenter?.start() } }
    }
    final class Presenter {
      var child: Child?
      var children: [Child] = []
      weak var view: Screen?
      func start() { child = Child(); child?.owner = self }
      func open() {}
    }
    final class Child { var owner: Presenter?; var other: Child?; weak var screen: Screen? }
    final class Helper {}
    enum Keeper { static var kept: Presenter?; static var cache: [String: Child] = [:] }
    """

  private func report(_ build: String, _ more: String = "") throws -> HeapReport {
    let code = ExecutedCode(
      """
      \(Self.types)
      \(more)
      enum Assembly {
        static func build() -> UIViewController {
          let screen = Screen()
          let presenter = Presenter()
          presenter.view = screen
          \(build)
          return screen
        }
      }
      """)
    return try #require(code.report("Assembly.build()"))
  }

  @Test(arguments: [
    ("let a = Child(); a.other = a", false),
    ("if Bool.random() { let a = Child(); a.other = a }", true),
    ("guard Bool.random() else { return screen }; let a = Child(); a.other = a", true),
    ("if Bool.random() { let a = Child(); a.other = a } else { let b = Child(); b.other = b }", true),
    ("for _ in 0..<2 { let a = Child(); a.other = a }", true),
    ("screen.presenter?.start()", nil),
    ("screen.presenter = presenter; screen.presenter?.start()", false),
    ("screen.presenter = Bool.random() ? presenter : nil; screen.presenter?.start()", true),
  ]) func knowsWhatMayNotBeMade(_ build: String, _ isConditional: Bool?) throws {
    let child = try report(build).snapshots[0].objects.first { $0.type == "Child" }
    #expect(child?.isConditional == isConditional)
  }

  @Test(arguments: [
    ("", "nil"),
    ("_ = screen.helper", "Helper"),
    ("screen.tap()", "Helper"),
    ("if Bool.random() { screen.tap() }", "Helper or nil"),
    ("if Bool.random() { screen.tap() }; screen.tap()", "Helper"),
  ]) func aLazyPropertyIsNilUntilItIsAskedFor(_ build: String, _ expected: String) throws {
    #expect(try report(build).holds("Screen.helper") == expected)
  }

  /// What may not have been made does not surely keep what has been.
  @Test func whatIsMadePerhapsKeepsPerhaps() throws {
    let report = try report("presenter.open(); if Bool.random() { presenter.start() }")
    #expect(report.lives("Presenter", in: .closed) == "perhaps")
    #expect(report.lives("Child", in: .closed) == "perhaps")
  }

  /// It is kept on each way on which it is made.
  @Test(arguments: [
    "if Bool.random() { Keeper.cache[\"a\"] = Child() }",
    "if Bool.random() { presenter.children.append(Child()) }; Keeper.kept = presenter",
    "if Bool.random() { presenter.child = Child() }; Keeper.kept = presenter",
  ]) func livesIfItIsMade(_ build: String) throws {
    let report = try report(build)
    #expect(report.lives("Child", in: .closed) == "yes")
  }

  @Test(arguments: [
    "Keeper.cache[\"a\"] = Child(); if Bool.random() { Keeper.cache[\"a\"] = nil }",
    "presenter.children.append(Child()); if Bool.random() { presenter.children.removeLast() }; Keeper.kept = presenter",
    "presenter.children.append(Child()); presenter.children.removeAll { _ in true }; Keeper.kept = presenter",
    "let a = Child(); let b = Child(); presenter.child = Bool.random() ? a : b; Keeper.kept = presenter",
  ]) func livesPerhapsWhereItMayBeLetGoOf(_ build: String) throws {
    #expect(try report(build).lives("Child", in: .closed) == "perhaps")
  }

  /// A container that calls what others have registered with it.
  @Test func aContainerRemembersWhatItHasMade() throws {
    let code = ExecutedCode(
      """
      final class Service {}
      final class Client { var service: Service?; init(_ service: Service?) { self.service = service } }
      final class Container {
        private var factories: [String: (Container) -> AnyObject] = [:]
        private var known: [String: AnyObject] = [:]
        func register(_ name: String, _ make: @escaping (Container) -> AnyObject) {
          factories[name] = { container in
            if let made = container.known[name] { return made }
            let made = make(container)
            container.known[name] = made
            return made
          }
        }
        func get(_ name: String) -> AnyObject { factories[name]!(self) }
      }
      func build() -> (Container, AnyObject) {
        let container = Container()
        container.register("service") { _ in Service() }
        container.register("client") { Client($0.get("service") as? Service) }
        return (container, container.get("client"))
      }
      """)
    let report = try #require(code.report("build()"))
    #expect(report.holds("Container.known") == "collection")
    #expect(report.holds("collection.elements").contains("Service"))
    #expect(report.holds("Client.service").contains("Service"))
  }

  /// What nothing keeps any more is released in the middle of a body.
  @Test func whatIsNotUsedIsReleasedAtOnce() throws {
    let code = ExecutedCode(
      """
      \(Self.types)
      func make() -> Screen { let screen = Screen(); Keeper.kept = Presenter(); Keeper.kept?.view = screen; return screen }
      final class Starter {
        var child: Child?
        func build() -> Starter {
          _ = make()
          child = Child()
          child?.screen = Keeper.kept?.view
          let other = Presenter()
          if Keeper.kept?.view != nil { other.start() }
          return self
        }
      }
      """)
    let report = try #require(code.report("Starter.build()"))
    #expect(report.holds("Child.screen") == "nil")
  }

  /// Of many objects of a place, one of each lives where they keep each other.
  @Test func oneOfManyIsEnough() throws {
    let report = try report("for _ in 0..<3 { let a = Child(); let b = Child(); a.other = b; b.other = a }")
    #expect(report.lives("Child", in: .closed) == "yes")
  }

  /// The window may have no screen to load.
  @Test func loadsPerhapsWhatIsPerhapsThere() throws {
    let report = try report(
      "let loud = Loud(); let window = UIWindow(); window.rootViewController = Bool.random() ? loud : nil; window.makeKeyAndVisible(); screen.loud = loud",
      "final class Loud: UIViewController { var made: Helper?; override func viewDidLoad() { made = Helper() } }")
    #expect(report.holds("Loud.made") == "Helper or nil")
  }
}
