/// The interactor, which works through a shared service.
enum InteractorTemplate {
  static func text(of module: ModulePlan) -> String {
    let name = module.name
    let wireframe = module.planted(
      .interactorHoldsWireframe, "    weak var wireframe: \(name)WireframeInterface?", or: "")
    return """
      \(module.planted(.interactorImportsUIKit, "import UIKit", or: "import Foundation"))

      final class \(name)Interactor {

      \(wireframe.isEmpty ? "" : wireframe + "\n\n")    private let _service: \(module.service)Interface
          private var _cache: [String: [\(module.entity)]] = [:]
          private var _loading: URLSessionTask?

          init(service: \(module.service)Interface = \(module.service).shared) {
              _service = service
          }
      }

      // MARK: - Extensions -

      extension \(name)Interactor: \(name)InteractorInterface {

          func load(_ itemID: String, completion: @escaping (Result<[\(module.entity)], Error>) -> Void) {
              if let cached = _cache[itemID], !cached.isEmpty {
                  completion(.success(cached))
                  return
              }
              _loading?.cancel()
              _loading = _service.load("\(name.lowercasedFirst)/\\(itemID)") { [weak self] (result: Result<[\(module.entity)], Error>) in
                  guard let self = self else { return }
                  switch result {
                  case .success(let entities):
                      self._cache[itemID] = entities.sorted { $0.id < $1.id }
                      completion(.success(entities))
                  case .failure(let error):
                      completion(.failure(error))
                  }
              }
          }

          \(module.actions.map { action($0, of: module) }.joined(separator: "\n\n").indented(by: 4))
      }

      """
  }

  private static func action(_ action: String, of module: ModulePlan) -> String {
    """
    func \(action)(_ entity: \(module.entity), completion: @escaping (Bool) -> Void) {
        _service.send("\(module.name.lowercasedFirst)/\(action)", itemID: entity.id) { [weak self] succeeded in
            if succeeded { self?._cache.removeAll() }
            completion(succeeded)
        }
    }
    """
  }
}
