import Testing
import ViperHeap

/// What only events call, and what is executed whoever asks for it.
struct EventTests {
  /// A screen whose controller has some members, and whose presenter may keep a helper.
  private static func held(_ members: String, _ more: String = "") -> String {
    let code = """
      import UIKit
      final class Screen: UIViewController { var presenter: Presenter?; \(members) }
      final class Presenter { var helper: Helper?; func keep() { helper = Helper() } }
      final class Helper { var action: (() -> Void)?; var center: NotificationCenter? }
      enum Builder {
        static func build() -> UIViewController {
          let (screen, presenter) = (Screen(), Presenter())
          screen.presenter = presenter
          return screen
        }
      }
      \(more)
      """
    return ExecutedCode(code).report("Builder.build()")?.holds("Presenter.helper", in: .used) ?? "no entry"
  }

  @Test(arguments: [
    ("func tapped() { presenter?.keep() }", "Helper or nil"),
    ("@IBAction private func tapped() { presenter?.keep() }", "Helper or nil"),
    // Code that nothing calls is left over unless an event may call it.
    ("private func tapped() { presenter?.keep() }", "nil"),
    ("static func tapped(_ screen: Screen) { screen.presenter?.keep() }", "nil"),
    // A storyboard has not made it.
    ("override func awakeFromNib() { presenter?.keep() }", "nil"),
    ("override func viewDidLoad() { presenter?.keep() }", "Helper"),
  ])
  func methodsOfViewsThatNothingCallsAreEvents(_ members: String, _ expected: String) {
    #expect(Self.held(members) == expected)
  }

  @Test func whatAProtocolRequiresIsCalledByCodeOrLeftOver() {
    let members = "func show() { presenter?.keep() }"
    #expect(Self.held(members, "protocol Shows { func show() }") == "nil")
  }

  @Test(arguments: [
    // Of a type that is not known, and of one that is.
    ("override func viewDidLoad() { unknown().prepare(presenter) }", "Helper"),
    ("override func viewDidLoad() { view.prepare(presenter) }", "Helper"),
    ("override func viewDidLoad() { view.own.prepare(presenter) }", "Helper"),
  ])
  func extensionsOfFrameworksTypesAreExecuted(_ members: String, _ expected: String) {
    let more = """
      extension UIView { func prepare(_ presenter: Presenter?) { presenter?.keep() }; var own: UIView { self } }
      extension UIViewController { func unknown() -> UIView { make() } }
      """
    #expect(Self.held(members, more) == expected)
  }

  @Test func aMethodOfATypeIsAClosureOfItsObject() {
    let code = """
      import UIKit
      final class Part { var box: Box?; func work() {} }
      final class Box { var action: (() -> Void)?; var center: NotificationCenter?; init(center: NotificationCenter) { self.center = center } }
      enum Builder {
        static func build() -> Part {
          let (part, box) = (Part(), Box(center: .default))
          part.box = box
          box.action = Part.work(part)
          return part
        }
      }
      """
    let report = ExecutedCode(code).report("Builder.build()")
    #expect(report?.holds("Box.action") == "closure")
    #expect(report?.holds("Box.center") == "NotificationCenter")
    #expect(report?.lives("Part", in: .closed) == "yes")
  }

  @Test func aCopyOfAStructChangesAlone() {
    let code = """
      import UIKit
      struct Links { var part: Part? }
      final class Part {}
      final class Owner { var links = Links() }
      enum Builder {
        static func build() -> Owner {
          let owner = Owner()
          var links = owner.links
          links.part = Part()
          BACK
          return owner
        }
      }
      """
    let lost = ExecutedCode(code.replacing("BACK", with: "")).report("Builder.build()")
    let kept = ExecutedCode(code.replacing("BACK", with: "owner.links = links")).report("Builder.build()")
    #expect((lost?.lives("Part"), kept?.lives("Part")) == ("no", "yes"))
  }
}
