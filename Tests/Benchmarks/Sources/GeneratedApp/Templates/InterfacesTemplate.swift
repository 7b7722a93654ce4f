/// The entity of a module, and the protocols between its parts.
enum InterfacesTemplate {
  static func text(of module: ModulePlan) -> String {
    let name = module.name
    return """
      import Foundation

      struct \(module.entity): Codable, Equatable {
          let id: String
          \(module.fields.map { "var \($0.name): \($0.type)" }.joined(separator: "\n").indented(by: 4))
      }

      struct \(name)ViewItem {
          let title: String
          let details: String
      }

      enum \(name)NavigationOption {
          case close
          \(options(of: module).joined(separator: "\n").indented(by: 4))
      }

      protocol \(name)Delegate: AnyObject {
          func \(name.lowercasedFirst)DidChange(_ itemID: String)
          func \(name.lowercasedFirst)DidFinish()
      }

      protocol \(name)WireframeInterface: WireframeInterface {
          func navigate(to option: \(name)NavigationOption)
      }

      protocol \(name)ViewInterface: ViewInterface {
          func reloadData()
          func setLoading(_ isLoading: Bool)
          func showEmptyState(_ text: String)
      }

      protocol \(name)PresenterInterface: PresenterInterface {
          var items: [\(name)ViewItem] { get }
          func didSelectItem(at indexPath: IndexPath)
          func didSelectCloseAction()
          \(module.actions.map { "func didSelect\($0.capitalizedFirst)Action(at indexPath: IndexPath)" }
            .joined(separator: "\n").indented(by: 4))
      }

      protocol \(name)InteractorInterface: InteractorInterface {
          func load(_ itemID: String, completion: @escaping (Result<[\(module.entity)], Error>) -> Void)
          \(module.actions.map { "func \($0)(_ entity: \(module.entity), completion: @escaping (Bool) -> Void)" }
            .joined(separator: "\n").indented(by: 4))
      }

      """
  }

  private static func options(of module: ModulePlan) -> [String] {
    module.children.map { "case \($0.lowercasedFirst)(itemID: String, delegate: \($0)Delegate)" }
      + module.links.map { "case \($0.lowercasedFirst)(itemID: String)" }
  }
}
