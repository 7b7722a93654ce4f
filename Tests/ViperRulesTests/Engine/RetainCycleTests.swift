import Testing
import ViperFacts
import ViperRules

/// Cycles of every length and shape, each reported once, at one of its references.
@Suite struct RetainCycleTests {
  /// Services that hold each other by the pairs given, and an unrelated module.
  private func code(_ edges: [(Int, Int)], count: Int, weak: Set<Int> = []) -> String {
    let module =
      "final class LoginPresenter { let interactor = LoginInteractor() }\nfinal class LoginInteractor { var first: Part0Service? }\n"
    return module
      + (0..<count).map { vertex in
        let properties = edges.enumerated().filter { $0.element.0 == vertex }.map { number, edge in
          "  \(weak.contains(number) ? "weak " : "")var next\(edge.1): Part\(edge.1)Service?\n"
        }
        return "final class Part\(vertex)Service {\n\(properties.joined())}\n"
      }.joined()
  }

  private func ring(_ count: Int) -> [(Int, Int)] { (0..<count).map { ($0, ($0 + 1) % count) } }

  @Test(arguments: 2...30) func aRingIsOneFinding(_ count: Int) throws {
    let linted = try Linted(code(ring(count), count: count))
    let found = linted.findings(of: "retain-cycle")
    #expect(found.count == 1, "\(linted)")
    #expect(found.first?.notes.count == count - 1, "\(linted)")
    #expect(found.first.map { $0.message.components(of: " → ") } == count + 1)
  }

  @Test(arguments: 2...6) func oneWeakReferenceAnywhereBreaksARing(_ count: Int) throws {
    for weak in 0..<count {
      let linted = try Linted(code(ring(count), count: count, weak: [weak]))
      #expect(linted.findings(of: "retain-cycle").isEmpty, "\(linted)")
    }
  }

  /// Everybody holds everybody: one reference of each pair has to go, and finding them must not take for ever.
  @Test(arguments: [3, 8, 24]) func aKnotIsOneFindingForEachPair(_ count: Int) throws {
    let edges = (0..<count).flatMap { from in (0..<count).filter { $0 != from }.map { (from, $0) } }
    #expect(try Linted(code(edges, count: count)).findings(of: "retain-cycle").count == count * (count - 1) / 2)
  }

  @Test(arguments: [2, 5, 20]) func aChainIsNoCycle(_ count: Int) throws {
    #expect(try Linted(code(Array(ring(count).dropLast()), count: count)).findings(of: "retain-cycle").isEmpty)
  }

  @Test func aLadderWithoutWayBackIsNoCycle() throws {
    let edges = (0..<10).flatMap { from in (from + 1..<10).map { (from, $0) } }
    #expect(try Linted(code(edges, count: 10)).findings(of: "retain-cycle").isEmpty)
  }

  /// Two rings that meet in one class: no single reference breaks both.
  @Test func aFigureEightIsTwoFindings() throws {
    let linted = try Linted(code([(0, 1), (1, 2), (2, 0), (0, 3), (3, 4), (4, 0)], count: 5))
    let found = linted.findings(of: "retain-cycle")
    #expect(found.count == 2, "\(linted)")
    #expect(found.allSatisfy { $0.notes.count == 2 })
  }

  /// Two rings that share a reference: weakening it breaks both.
  @Test func ringsThatShareAReferenceAreOneFindingThere() throws {
    let linted = try Linted(code([(1, 2), (2, 0), (2, 3), (0, 1), (3, 1), (4, 2)], count: 5))
    let found = linted.findings(of: "retain-cycle")
    #expect(found.map(\.property) == ["next2"], "\(linted)")
  }

  @Test func ringsApartAreAFindingEach() throws {
    let linted = try Linted(code([(0, 1), (1, 0), (2, 3), (3, 2), (1, 2)], count: 4))
    #expect(linted.findings(of: "retain-cycle").count == 2, "\(linted)")
  }

  /// Weakening what is reported leaves nothing to report.
  @Test(arguments: [
    [(0, 1), (1, 2), (2, 0), (0, 3), (3, 4), (4, 0)], [(0, 1), (1, 0), (1, 2), (2, 1), (2, 0), (0, 2)],
    [(0, 1), (1, 2), (2, 3), (3, 0), (2, 0), (3, 1), (1, 0)], (0..<5).flatMap { a in (0..<5).filter { $0 != a }.map { (a, $0) } },
  ])
  func weakeningWhatIsReportedHealsEveryCycle(_ edges: [(Int, Int)]) throws {
    let linted = try Linted(code(edges, count: 5))
    let reported = linted.findings(of: "retain-cycle").map { "\($0.component ?? "").\($0.property ?? "")" }
    let weak = edges.indices.filter { reported.contains("Part\(edges[$0].0)Service.next\(edges[$0].1)") }
    #expect(!weak.isEmpty && weak.count == reported.count, "\(linted)")
    #expect(try Linted(code(edges, count: 5, weak: Set(weak))).findings(of: "retain-cycle").isEmpty)
  }

  @Test func theReportedReferenceIsTheSameForAnyOrderOfDeclarations() throws {
    let lines = (0..<6).map { "final class Part\($0)Service { var next: Part\(($0 + 1) % 6)Service? }" }
    let module =
      "final class LoginPresenter { let interactor = LoginInteractor() }\nfinal class LoginInteractor { var first: Part0Service? }\n"
    let counts = try (0..<6).map { turn in
      try Linted(module + (lines[turn...] + lines[..<turn]).joined(separator: "\n")).findings(of: "retain-cycle").count
    }
    #expect(counts == Array(repeating: 1, count: 6))
  }
}

extension String {
  /// How many parts a separator makes of it.
  fileprivate func components(of separator: String) -> Int { split(separator: separator, omittingEmptySubsequences: false).count }

  // MARK: properties of base classes

  /// Modules whose routers inherit the property that holds their view, or have one each.
  private func modules(_ names: [String], inherit: Bool) -> String {
    let base = "class BaseRouter<Screen: UIViewController> { var screen: Screen? }\n"
    return names.reduce(inherit ? base : "") { code, name in
      let router =
        inherit
        ? "final class \(name)Router: BaseRouter<\(name)ViewController> {}"
        : "final class \(name)Router { var screen: \(name)ViewController? }"
      return code + """
        // file: \(name).swift
        final class \(name)ViewController: UIViewController { var presenter: \(name)Presenter! }
        final class \(name)Presenter { var router: \(name)Router?; var interactor: \(name)Interactor? }
        final class \(name)Interactor {}
        \(router)
        func make\(name)() -> UIViewController {
          let (view, presenter, router) = (\(name)ViewController(), \(name)Presenter(), \(name)Router())
          (view.presenter, presenter.router, router.screen) = (presenter, router, view)
          return view
        }

        """
    }
  }

  @Test func cyclesByOnePropertyOfABaseClassAreOneFinding() throws {
    let found = try Linted(modules(["Home", "List", "Pin"], inherit: true)).findings(of: "retain-cycle")
    #expect(found.count == 1)
    let finding = try #require(found.first)
    #expect(finding.message.hasPrefix("'BaseRouter.screen' closes a retain cycle in 3 subclasses: HomeRouter → "))
    #expect(finding.message.hasSuffix("; declare the property weak"))
    #expect(finding.range.line == 1)
    let inherited = finding.notes.filter { $0.message.hasPrefix("'BaseRouter.screen'") || $0.message.hasSuffix("inherits it") }
    #expect(Set(inherited.map(\.range.file)) == ["Home.swift", "List.swift", "Pin.swift"])
  }

  @Test func cyclesByOneInheritedPropertyAreAtItsDeclaration() throws {
    let found = try Linted(modules(["Home"], inherit: true)).findings(of: "retain-cycle")
    #expect(found.map(\.range.line) == [1])
    #expect(found.map { $0.message.contains(" in 'HomeRouter': ") } == [true])
  }

  @Test(arguments: [("private init() {}", "info"), ("init() {}", "error")])
  func betweenSingletonsIsARemark(initializer: String, severity: String) throws {
    let found = try Linted(
      """
      final class HomePresenter {
        static let shared = HomePresenter()
        \(initializer)
        let interactor = HomeInteractor.shared
        func start() { interactor.presenter = self }
      }
      final class HomeInteractor { static let shared = HomeInteractor(); private init() {}; var presenter: HomePresenter? }
      """
    ).findings(of: "retain-cycle")
    #expect(found.map(\.severity.rawValue) == [severity])
  }

  @Test(arguments: [("let new = HomePresenter(self); presenter = new", false), ("presenter = HomePresenter(self)", true)])
  func weakPropertyWouldLoseANewObject(assignment: String, isLost: Bool) throws {
    let found = try Linted(
      """
      final class HomeWireframe {
        var presenter: HomePresenter?
        func start(in window: UIWindow) {
          \(assignment); let view = HomeViewController(); view.presenter = presenter; window.rootViewController = view
        }
      }
      final class HomeViewController: UIViewController { var presenter: HomePresenter? }
      final class HomePresenter { let interactor = HomeInteractor(); let wireframe: HomeWireframe; init(_ w: HomeWireframe) { wireframe = w } }
      final class HomeInteractor {}
      """
    ).findings(of: "retain-cycle")
    #expect(found.map { $0.message.contains("keep the new object in a local constant") } == [isLost])
  }

  @Test func anInheritedPropertyOfAnyTypeIsNotToBeWeak() throws {
    let base = "class BaseRouter<Screen> { var screen: Screen? }\n"
    let bound = modules(["Home"], inherit: true)
    let free = base + bound.split(separator: "\n").dropFirst().joined(separator: "\n")
    let advice = try [free, bound].map {
      try #require(Linted($0).findings(of: "retain-cycle").first).message.split(separator: "; ").last
    }
    #expect(
      advice == [
        "'Screen' need not be a class, so hold 'HomeViewController' through a wrapper that refers to it weakly, or set the property to nil when done",
        "declare the property weak",
      ])
  }

  @Test func cyclesByPropertiesOfEachClassAreAFindingEach() throws {
    let found = try Linted(modules(["Home", "List", "Pin"], inherit: false)).findings(of: "retain-cycle")
    #expect(Set(found.map(\.range.file)) == ["Home.swift", "List.swift", "Pin.swift"])
  }
}
