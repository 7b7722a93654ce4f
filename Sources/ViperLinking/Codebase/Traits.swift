/// The traits that the names of external supertypes imply.
package struct Traits: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A request list of a networking library, which is often called a router, too.
  package static let isRequestList = Traits(rawValue: 1)
  /// A view that is not a view controller.
  package static let isPlainView = Traits(rawValue: 2)
  package static let startsApp = Traits(rawValue: 4)
  /// An object stored in a database.
  package static let isStored = Traits(rawValue: 8)
  package static let isCoded = Traits(rawValue: 16)
  /// A user interface type, which cannot be an entity.
  package static let isVisible = Traits(rawValue: 32)
  package static let isViewController = Traits(rawValue: 64)

  private static let names: [(Traits, [String])] = [
    (.isRequestList, ["URLRequestConvertible", "TargetType", "Endpoint", "EndpointType"]),
    (
      .isPlainView,
      [
        "UIView", "UIControl", "UITableViewCell", "UICollectionViewCell", "UIStackView", "UIScrollView", "UITableView",
        "UICollectionView",
      ]
    ),
    (.startsApp, ["UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate", "App"]),
    (.isStored, ["NSManagedObject", "Object", "RealmSwift.Object", "EmbeddedObject", "RLMObject"]),
    (.isCoded, ["Codable", "Decodable", "Encodable", "Mappable", "Unboxable", "NSCoding"]),
    (.isVisible, ["View", "ViewModifier", "UIView", "UIViewController", "NSView", "ButtonStyle", "Shape", "ObservableObject"]),
    (.isViewController, ["UIViewController"]),
  ]

  /// The traits of the supertype names that occur in the code base.
  package static func byName(_ codebase: Codebase) -> [Name: Traits] {
    var traits: [Name: Traits] = [:]
    for (trait, names) in names {
      for name in names.compactMap(codebase.names.known) { traits[name, default: []].insert(trait) }
    }
    return traits
  }
}
