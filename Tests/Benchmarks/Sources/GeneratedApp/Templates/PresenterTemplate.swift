/// The presenter, which listens to the modules that it opens.
enum PresenterTemplate {
  static func text(of module: ModulePlan) -> String {
    ([main(of: module), interface(of: module)] + module.children.map { delegate(for: $0, in: module) }).joined(separator: "\n")
  }

  private static func main(of module: ModulePlan) -> String {
    let name = module.name
    return """
      \(module.planted(.presenterImportsUIKit, "import UIKit", or: "import Foundation"))

      final class \(name)Presenter {

          // MARK: - Public properties -

          weak var delegate: \(name)Delegate?

          // MARK: - Private properties -

          \(module.planted(.strongView, "private let _view: \(name)ViewInterface", or: "private unowned let _view: \(name)ViewInterface"))
          private let _interactor: \(name)InteractorInterface
          private let _wireframe: \(name)WireframeInterface
          private let _itemID: String
          private var _entities: [\(module.entity)] = []
          private let _formatter = DateFormatter()

          // MARK: - Lifecycle -

          init(
              wireframe: \(name)WireframeInterface,
              view: \(name)ViewInterface,
              interactor: \(name)InteractorInterface,
              itemID: String
          ) {
              _wireframe = wireframe
              _view = view
              _interactor = interactor
              _itemID = itemID
          }

          private func _reload() {
              _view.setLoading(true)
              _interactor.load(_itemID) { [weak self] result in
                  guard let self = self else { return }
                  self._view.setLoading(false)
                  switch result {
                  case .success(let entities) where entities.isEmpty:
                      self._view.showEmptyState("Nothing here yet")
                  case .success(let entities):
                      self._entities = entities
                      self._view.reloadData()
                  case .failure(let error):
                      self._wireframe.showAlert(with: "Try again", message: error.localizedDescription)
                  }
              }
          }

          private func _item(of entity: \(module.entity)) -> \(name)ViewItem {
              let details = [
                  \(module.fields.map(\.display).joined(separator: ",\n").indented(by: 12))
              ]
              return \(name)ViewItem(title: entity.id, details: details.joined(separator: " · "))
          }
      }

      """
  }

  private static func interface(of module: ModulePlan) -> String {
    let name = module.name
    return """
      // MARK: - Extensions -

      extension \(name)Presenter: \(name)PresenterInterface {

          var items: [\(name)ViewItem] {
              return _entities.map { _item(of: $0) }
          }

          func viewDidLoad() {
              _formatter.dateStyle = .medium
              _reload()
          }

          func didSelectItem(at indexPath: IndexPath) {
              \(selection(of: module).indented(by: 8))
          }

          func didSelectCloseAction() {
              delegate?.\(name.lowercasedFirst)DidFinish()
              _wireframe.navigate(to: .close)
          }

          \(module.actions.map { action($0, of: module) }.joined(separator: "\n\n").indented(by: 4))
      }

      """
  }

  /// Every target has its turn, by the row.
  private static func selection(of module: ModulePlan) -> String {
    guard !module.targets.isEmpty else { return "_view.reloadData()" }
    let cases = module.targets.enumerated().map { index, target in
      let delegate = module.children.contains(target) ? ", delegate: self" : ""
      let pattern = index + 1 < module.targets.count ? "case \(index)" : "default"
      return "\(pattern): _wireframe.navigate(to: .\(target.lowercasedFirst)(itemID: entity.id\(delegate)))"
    }
    return """
      let entity = _entities[indexPath.row]
      switch indexPath.row % \(module.targets.count) {
      \(cases.joined(separator: "\n"))
      }
      """
  }

  private static func action(_ action: String, of module: ModulePlan) -> String {
    """
    func didSelect\(action.capitalizedFirst)Action(at indexPath: IndexPath) {
        let entity = _entities[indexPath.row]
        _interactor.\(action)(entity) { [weak self] succeeded in
            guard let self = self, succeeded else { return }
            self.delegate?.\(module.name.lowercasedFirst)DidChange(entity.id)
            self._reload()
        }
    }
    """
  }

  private static func delegate(for child: String, in module: ModulePlan) -> String {
    """
    extension \(module.name)Presenter: \(child)Delegate {

        func \(child.lowercasedFirst)DidChange(_ itemID: String) {
            guard _entities.contains(where: { $0.id == itemID }) else { return }
            _reload()
        }

        func \(child.lowercasedFirst)DidFinish() {
            _view.reloadData()
        }
    }

    """
  }
}
