/// One module of each architecture, as code in a folder of its own.
enum ModuleFixtures {
  static func viper(_ m: String, in folder: String = "Modules") -> String {
    """
    // file: \(folder)/\(m)/\(m).swift
    protocol \(m)ViewInput: AnyObject {}
    protocol \(m)ViewOutput: AnyObject {}
    protocol \(m)InteractorInput {}
    protocol \(m)InteractorOutput: AnyObject {}
    final class \(m)ViewController: UIViewController, \(m)ViewInput { var output: \(m)ViewOutput! }
    final class \(m)Presenter: \(m)ViewOutput, \(m)InteractorOutput {
      weak var view: \(m)ViewInput?
      var interactor: \(m)InteractorInput!
      var router: \(m)Router!
    }
    final class \(m)Interactor: \(m)InteractorInput { weak var output: \(m)InteractorOutput? }
    final class \(m)Router {}

    """
  }

  /// A module of VIPER that a team left without an interactor.
  static func incomplete(_ m: String, in folder: String = "Modules") -> String {
    """
    // file: \(folder)/\(m)/\(m).swift
    protocol \(m)ViewInput: AnyObject {}
    final class \(m)ViewController: UIViewController, \(m)ViewInput { var output: \(m)Presenter! }
    final class \(m)Presenter { weak var view: \(m)ViewInput?; var router: \(m)Router! }
    final class \(m)Router {}

    """
  }

  static func mvp(_ m: String, in folder: String = "Screens") -> String {
    """
    // file: \(folder)/\(m)/\(m).swift
    protocol \(m)View: AnyObject {}
    final class \(m)ViewController: UIViewController, \(m)View {
      let presenter: \(m)Presenter
      init(presenter: \(m)Presenter) { self.presenter = presenter }
    }
    final class \(m)Presenter { weak var view: \(m)View? }

    """
  }

  static func coordinator(_ m: String) -> String {
    """
    // file: Coordinators/\(m)Coordinator.swift
    final class \(m)Coordinator { func start() { let screen = \(m)ViewController(presenter: \(m)Presenter()) } }

    """
  }

  /// - Parameters:
  ///   - interactor: the ending of the name of what the view owns.
  ///   - presenter: the ending of the name of what points back at the view.
  static func cleanSwift(
    _ m: String, in folder: String = "Scenes", interactor: String = "Interactor", presenter: String = "Presenter"
  ) -> String {
    """
    // file: \(folder)/\(m)/\(m).swift
    protocol \(m)DisplayLogic: AnyObject {}
    protocol \(m)BusinessLogic {}
    protocol \(m)PresentationLogic {}
    final class \(m)ViewController: UIViewController, \(m)DisplayLogic { let interactor: \(m)BusinessLogic }
    final class \(m)\(interactor): \(m)BusinessLogic { let presenter: \(m)PresentationLogic }
    final class \(m)\(presenter): \(m)PresentationLogic { weak var viewController: \(m)DisplayLogic? }

    """
  }

  static func rib(_ m: String, hasPresenter: Bool = false) -> String {
    """
    // file: RIBs/\(m)/\(m).swift
    import RIBs
    protocol \(m)Routing: ViewableRouting {}
    protocol \(m)Presentable: Presentable {}
    protocol \(m)Listener: AnyObject {}
    protocol \(m)Interactable: Interactable { var router: \(m)Routing? { get set } }
    final class \(m)Interactor: PresentableInteractor<\(m)Presentable>, \(m)Interactable {
      weak var router: \(m)Routing?
      weak var listener: \(m)Listener?
    }
    final class \(m)Router: ViewableRouter<\(m)Interactable, ViewControllable>, \(m)Routing {}
    final class \(m)ViewController: UIViewController\(hasPresenter ? "" : ", \(m)Presentable") {}
    \(hasPresenter ? "final class \(m)Presenter: Presenter<\(m)ViewController>, \(m)Presentable {}" : "")

    """
  }

  static func mvvm(_ m: String, in folder: String = "Screens") -> String {
    """
    // file: \(folder)/\(m)/\(m).swift
    final class \(m)ViewController: UIViewController { let viewModel = \(m)ViewModel() }
    final class \(m)ViewModel {}

    """
  }

  static func mvc(_ m: String) -> String {
    """
    // file: Screens/\(m)/\(m).swift
    final class \(m)ViewController: UIViewController { let api = Client() }

    """
  }

  static func swiftUI(_ m: String) -> String {
    """
    // file: Screens/\(m)/\(m).swift
    struct \(m)View: View { let store: Store }
    enum \(m)Builder { static func build() -> some View { \(m)View(store: Store()) } }

    """
  }
}

/// The names of some modules.
func names(_ count: Int, _ first: String = "A") -> [String] {
  let start = first.unicodeScalars.first!.value
  return (0..<count).map { "M" + String(Unicode.Scalar(start + UInt32($0))!) }
}
