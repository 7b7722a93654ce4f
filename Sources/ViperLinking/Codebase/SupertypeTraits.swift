/// The traits that the names of external supertypes imply.
package struct SupertypeTraits: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A request list of a networking library, which is often called a router, too.
  package static let isRequestList = SupertypeTraits(rawValue: 1)
  /// A view that is not a view controller, of UIKit or SwiftUI.
  package static let isPlainView = SupertypeTraits(rawValue: 2)
  package static let startsApp = SupertypeTraits(rawValue: 4)
  /// An object stored in a database.
  package static let isStored = SupertypeTraits(rawValue: 8)
  package static let isCoded = SupertypeTraits(rawValue: 16)
  /// A user interface type, which cannot be an entity.
  package static let isVisible = SupertypeTraits(rawValue: 32)
  package static let isViewController = SupertypeTraits(rawValue: 64)

  private static let names: [(SupertypeTraits, [String])] = [
    (.isRequestList, ["URLRequestConvertible", "TargetType", "Endpoint", "EndpointType"]),
    (
      .isPlainView,
      [
        "UIView", "UIControl", "UITableViewCell", "UICollectionViewCell", "UIStackView", "UIScrollView", "UITableView",
        "UICollectionView", "View", "SwiftUI.View", "UIViewRepresentable", "UIViewControllerRepresentable",
      ]
    ),
    (
      .startsApp,
      [
        "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate", "App", "TimelineProvider", "IntentTimelineProvider",
        "AppIntentTimelineProvider",
      ]
    ),
    (.isStored, ["NSManagedObject", "Object", "RealmSwift.Object", "EmbeddedObject", "RLMObject"]),
    (.isCoded, ["Codable", "Decodable", "Encodable", "Mappable", "Unboxable", "NSCoding"]),
    (.isVisible, ["View", "ViewModifier", "UIView", "UIViewController", "NSView", "ButtonStyle", "Shape", "ObservableObject"]),
    (.isViewController, ["UIViewController"]),
  ]

  /// The traits of the supertype names that occur in the code base.
  package static func byName(_ codebase: Codebase) -> [Name: SupertypeTraits] {
    var traits: [Name: SupertypeTraits] = [:]
    for (trait, names) in names {
      for name in names.compactMap(codebase.names.known) { traits[name, default: []].insert(trait) }
    }
    return traits
  }
}
