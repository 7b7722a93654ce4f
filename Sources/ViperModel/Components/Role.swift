/// What a component does in its module: an open set of names, since a dialect may add its own.
package struct Role: Hashable, Sendable, Comparable, ExpressibleByStringLiteral, CustomStringConvertible {
  package let name: String

  package init(_ name: String) { self.name = name }
  package init(stringLiteral value: String) { self.name = value }

  package var description: String { name }
  package static func < (a: Self, b: Self) -> Bool { a.name < b.name }

  package static let view: Role = "view"
  package static let interactor: Role = "interactor"
  package static let presenter: Role = "presenter"
  package static let entity: Role = "entity"
  /// Routers too.
  package static let wireframe: Role = "wireframe"
  package static let assembly: Role = "assembly"
  package static let service: Role = "service"
  package static let dataManager: Role = "data-manager"
  package static let viewModel: Role = "view-model"
  package static let viewObject: Role = "view-object"
  package static let navigationOption: Role = "navigation-option"
  package static let delegate: Role = "delegate"
  package static let moduleInterface: Role = "module-interface"
  package static let navigationInterface: Role = "navigation-interface"
  package static let subview: Role = "subview"

  /// The roles that every dialect knows.
  package static let all: [Role] = [
    .view, .interactor, .presenter, .entity, .wireframe, .assembly, .service, .dataManager, .viewModel, .viewObject,
    .navigationOption, .delegate, .moduleInterface, .navigationInterface, .subview,
  ]
}
