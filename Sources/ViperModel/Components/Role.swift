/// The role of a component in its module: an open set of names, since a dialect may add its own.
package struct Role: Hashable, Sendable, Comparable, ExpressibleByStringLiteral, CustomStringConvertible {
  package let name: String

  package init(_ name: String) { self.name = name }
  package init(stringLiteral value: String) { self.name = value }

  package var description: String { name }
  /// In texts: `assemblies`.
  package var plural: String { name.hasSuffix("y") ? "\(name.dropLast())ies" : "\(name)s" }
  /// In sentences: `a data manager`.
  package var noun: String {
    "\("aeio".contains(name.first ?? " ") ? "an" : "a") \(name.replacing("-", with: " "))"
  }
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

  /// The roles that every dialect has, with their tiers and traits. A new role is a line here, a static member above, and a
  /// style in ViperGraph.
  private static let declarations: [(role: Role, tier: Int, traits: Traits)] = [
    (.view, 1, [.core, .joinsByLink, .lendsRoleToInterfaces, .hidesBehindInterface, .presentsData]),
    (
      .interactor, 3,
      [
        .core, .joinsByLink, .lendsRoleToInterfaces, .hidesBehindInterface, .countsWithoutModule, .dealsInEntities, .usesServices,
      ]
    ),
    (.presenter, 2, [.core, .lendsRoleToInterfaces, .hidesBehindInterface, .presentsData, .usesServices]),
    (.entity, 4, []),
    (.wireframe, 0, [.core, .joinsByLink, .lendsRoleToInterfaces, .hidesBehindInterface, .countsWithoutModule]),
    (.assembly, 0, [.joinsByLink, .lendsRoleToInterfaces, .countsWithoutModule]),
    (
      .service, 5, [.lendsRoleToInterfaces, .countsWithoutModule, .interfaceCountsWithoutModule, .dealsInEntities, .usesServices]
    ),
    (
      .dataManager, 4,
      [
        .lendsRoleToInterfaces, .hidesBehindInterface, .joinsByFolder, .interfaceCountsWithoutModule, .dealsInEntities,
        .usesServices,
      ]
    ),
    (.viewModel, 2, [.lendsRoleToInterfaces, .joinsByFolder, .presentsData]),
    (.viewObject, 2, [.joinsByFolder, .interfaceCountsWithoutModule]),
    (.navigationOption, 0, [.joinsByFolder]),
    (.delegate, 2, []),
    (.moduleInterface, 0, []),
    (.navigationInterface, 0, []),
    (.subview, 1, [.joinsByFolder]),
  ]

  /// The roles that every dialect has.
  package static let all: [Role] = declarations.map(\.role)

  private static let tiers = Dictionary(uniqueKeysWithValues: declarations.map { ($0.role, $0.tier) })

  /// The tier of the role, from modules' entry points to data access; that of the interactor for a role of one dialect.
  package var tier: Int { Self.tiers[self] ?? 3 }

  package static func all(with trait: Traits) -> [Role] { declarations.filter { $0.traits.contains(trait) }.map(\.role) }
}

extension Role {
  /// The properties of a role that classification and rules depend on. A role that a dialect adds has none of them.
  package struct Traits: OptionSet, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// One of the four parts that make a module.
    package static let core = Traits(rawValue: 1)
    /// A type with this role joins the module that it is linked with, whatever its name.
    package static let joinsByLink = Traits(rawValue: 1 << 1)
    /// A type with this role joins the module whose folder it lies in, whatever its name.
    package static let joinsByFolder = Traits(rawValue: 1 << 2)
    /// A type with this role is a component even where it belongs to no module.
    package static let countsWithoutModule = Traits(rawValue: 1 << 3)
    /// A protocol with this role is a component even where it belongs to no module.
    package static let interfaceCountsWithoutModule = Traits(rawValue: 1 << 4)
    /// A protocol that only types of this role implement has the role too, whatever its name.
    package static let lendsRoleToInterfaces = Traits(rawValue: 1 << 5)
    /// Others should know a type with this role by an interface.
    package static let hidesBehindInterface = Traits(rawValue: 1 << 6)
    /// Data that a type with this role stores, takes or returns are entities.
    package static let dealsInEntities = Traits(rawValue: 1 << 7)
    /// Data in the same file as a type with this role are made for the screen, so they are no entities.
    package static let presentsData = Traits(rawValue: 1 << 8)
    /// What a type with this role stores is a service if its name ends like one.
    package static let usesServices = Traits(rawValue: 1 << 9)
  }
}
