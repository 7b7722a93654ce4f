package import ViperModel

extension Role {
  /// The column of a role in a picture, from modules' entry points on the left to data access on the right.
  package var column: Int {
    switch self {
    case .assembly, .wireframe, .moduleInterface, .navigationInterface, .navigationOption: 0
    case .view, .subview: 1
    case .presenter, .viewModel, .viewObject, .delegate: 2
    case .entity, .dataManager: 4
    case .service: 5
    default: 3
    }
  }
}
