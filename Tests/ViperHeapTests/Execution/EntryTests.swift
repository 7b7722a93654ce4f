import Testing
import ViperHeap

/// Which bodies are entries, and what they make.
struct EntryTests {
  private static let code = """
    final class View {}
    final class Presenter {}
    final class Detail {}
    struct Style {}
    final class Row {}
    final class Cell {}
    final class Wireframe { lazy var cell = Cell(); let view = View(); init() {} }
    func open() { _ = Wireframe() }
    enum Assembly {
      static func rows() { let row = row(); _ = (row, presenter()) }
      static func row() -> Row { Row() }
      static func presenter() -> Presenter { return Presenter() }
      static func build() { _ = View(); _ = Presenter(); _ = Style(); later { more() } }
      static func later(_ work: @escaping () -> Void) {}
      static func more() { _ = Detail() }
      static func detail() { _ = View(); later { _ = Detail() } }
      static func single() { _ = View() }
      static var part: Presenter { Presenter() }
      static func asked() { _ = (View(), part) }
      static func configure(_ screen: Screen) { _ = (Detail(), Row()) }
    }
    final class Screen: UIViewController {}
    func show() { _ = Screen() }
    """

  @Test(arguments: [
    ("View", ["Wireframe.init()", "Assembly.build()", "Assembly.detail()", "Assembly.asked()"]),
    ("Presenter", ["Assembly.rows()", "Assembly.build()", "Assembly.asked()"]), ("Style", ["Assembly.build()"]),
    ("Detail", ["Assembly.detail()", "Assembly.configure(_:)"]), ("Assembly", []),
    // By functions that only make an object, by initial values, and what makes an object that assembles itself.
    ("Row", ["Assembly.rows()", "Assembly.configure(_:)"]), ("Cell", ["Wireframe.init()"]), ("Wireframe", ["open()"]),
    // What makes a controller that an assembly is handed.
    ("Screen", ["show()"]),
  ]) func onlyWhatMakesATypeIsExecuted(_ type: String, _ entries: [String]) {
    #expect(ExecutedCode(Self.code, making: type).run.reports.map(\.entry) == entries)
  }

  @Test func aFrameworkMakesTheObjectThatItStarts() {
    let code = """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool { true }
      }
      """
    #expect(ExecutedCode(code, making: "AppDelegate").run.reports.count == 1)
  }
}
