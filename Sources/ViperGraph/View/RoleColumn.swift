package import ViperModel

extension Role {
  /// The column of a picture that components of the role stand in: what opens a module on the left, what it asks for data on the right.
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
