#if os(Linux)
  import Testing
  import ViperTestSupport

  /// What a program tells of its objects.
  @Suite struct RunHeapTests {
    private static let code = """
      import Stage
      import UIKit

      protocol TestFace: AnyObject {}
      protocol TestValue {}
      struct TestNothing: TestValue {}
      struct TestHolder { var kept: TestFace?; weak var seen: TestFace? }
      enum TestChoice { case none, some(TestView) }

      class TestBase { var base: TestBase?; weak var face: TestFace? }
      final class TestView: TestBase, TestFace { lazy var later = TestBase() }

      final class TestPart {
        unowned let back: TestView
        var closure: (() -> Void)?
        let function: (Int) -> Int = { $0 }
        var list: [TestFace] = []
        var pair: (Int, TestFace?) = (1, nil)
        var holder = TestHolder()
        var byName: [String: TestView] = [:]
        var choice = TestChoice.none
        var anything: Any = 1
        var value: TestValue = TestNothing()
        var text = "a"
        let window = UIWindow()

        init(_ back: TestView) { self.back = back }
      }

      final class TestBox<Value> { let value: Value; init(_ value: Value) { self.value = value } }
      private final class TestHidden { enum Deep { final class Deeper {} }; let deeper = Deep.Deeper(); let box = TestBox(1) }

      final class TestAppDelegate: UIResponder, UIApplicationDelegate {
        private let hidden = TestHidden()
        private var parts: [AnyObject] = []

        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          let (view, gone) = (TestView(), TestView())
          view.base = view
          view.face = gone
          let part = TestPart(view)
          part.closure = { _ = part }
          (part.list, part.pair, part.byName) = ([view, view], (1, view), ["view": view])
          (part.choice, part.anything) = (.some(view), view)
          part.holder = TestHolder(kept: view, seen: gone)
          parts = [view, part]
          DispatchQueue.main.async(execute: { self.parts = [] })
          return true
        }
      }

      Stage.play([("Test", { TestAppDelegate() })], from: 0)

      """

    private static let heap = Result {
      let folder = try ScratchFolder()
      let program = "\(folder.path)/program"
      let made = try RunningStubs.shared.get().compile([try folder.write(code, to: "main.swift")], to: program)
      try #require(made.isMade, "\(made.output)")
      return try #require(RunHeap.heaps(in: RunningStubs.output(of: program, ["0"])).first?.heap)
    }

    private func objects(_ type: String, _ phase: String = "assembled") throws -> [RunHeap.Object] {
      try #require(Self.heap.get().phases[phase]).filter { $0.type == type }
    }

    private func slots(_ type: String) throws -> [String: [RunHeap.Value]] { try #require(objects(type).first).slots }

    private static let view = RunHeap.Value.object(type: "View", id: 4)

    @Test func numbersObjectsInTheOrderInWhichTheyAreMade() throws {
      let objects = try #require(try Self.heap.get().phases["assembled"])
      #expect(objects.map(\.type) == ["AppDelegate", "Hidden", "Hidden.Deep.Deeper", "Box", "View", "Part"])
      #expect(objects.map(\.id) == [0, 1, 2, 3, 4, 6])
    }

    /// The closure keeps the part, and that the view's base is itself keeps the view.
    @Test func tellsWhatIsLeft() throws {
      let left = try #require(try Self.heap.get().phases["ended"]).map(\.type)
      #expect(left == ["View", "Part"])
    }

    @Test func readsPropertiesOfSuperclasses() throws {
      #expect(try slots("View") == ["base": [Self.view], "face": [.nil], "later": [.nil]])
    }

    @Test(arguments: ["back", "list", "pair", "byName", "choice", "anything", "holder"])
    func seesThrough(_ property: String) throws {
      let values = try #require(try slots("Part")[property])
      #expect(Set(values).subtracting([.nil]) == [Self.view])
    }

    @Test func tellsObjectsClosuresAndData() throws {
      let part = try slots("Part")
      #expect(part["closure"] == [.closure] && part["function"] == [.closure])
      #expect(part["text"] == [.data] && part["value"] == [.data])
      #expect(part["window"] == [.foreign(type: "UIKit:UIWindow")])
      #expect(try slots("Box") == ["value": [.data]])
    }

    @Test func writesEachPhase() throws {
      #expect(try Set(Self.heap.get().phases.keys) == ["assembled", "shown", "tapped", "closed", "ended"])
      #expect(try objects("AppDelegate", "assembled")[0].slots["parts"]?.count == 2)
      #expect(try objects("AppDelegate", "shown")[0].slots["parts"] == [])
      #expect(try objects("AppDelegate", "ended").isEmpty)
    }
  }
#endif
