/// The wireframe, which puts its module together and opens others.
enum WireframeTemplate {
  static func text(of module: ModulePlan) -> String {
    let name = module.name
    let toInteractor = module.mistake == .interactorHoldsWireframe ? "\n        interactor.wireframe = self" : ""
    return """
      import UIKit

      final class \(name)Wireframe: BaseWireframe {

          // MARK: - Private properties -

          private let _storyboard = UIStoryboard(name: "\(name)", bundle: nil)

          // MARK: - Module setup -

          init(itemID: String, delegate: \(name)Delegate? = nil) {
              let moduleViewController = _storyboard.instantiateViewController(ofType: \(name)ViewController.self)
              super.init(viewController: moduleViewController)

              let interactor = \(name)Interactor()\(toInteractor)
              let presenter = \(name)Presenter(
                  wireframe: self,
                  view: moduleViewController,
                  interactor: interactor,
                  itemID: itemID
              )
              presenter.delegate = delegate
              moduleViewController.presenter = presenter
          }
      }

      // MARK: - Extensions -

      extension \(name)Wireframe: \(name)WireframeInterface {

          func navigate(to option: \(name)NavigationOption) {
              switch option {
              case .close:
                  navigationController?.popViewController(animated: true)
              \(openings(of: module).joined(separator: "\n").indented(by: 8))
              }
          }
      }

      """
  }

  private static func openings(of module: ModulePlan) -> [String] {
    module.children.map { child in
      """
      case .\(child.lowercasedFirst)(let itemID, let delegate):
          navigationController?.pushWireframe(\(child)Wireframe(itemID: itemID, delegate: delegate))
      """
    }
      + module.links.map { link in
        """
        case .\(link.lowercasedFirst)(let itemID):
            let wireframe = \(link)Wireframe(itemID: itemID)
            viewController.presentWireframe(wireframe, animated: true)
        """
      }
  }
}
