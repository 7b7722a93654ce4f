/// The models of frameworks that come with the tools, as YAML text in the binary.
///
/// A test compares the list with the folder `Frameworks`; a new file needs a line here.
package enum BuiltInFrameworks {
  /// Sorted by name.
  package static let all: [(name: String, yaml: String)] = [
    ("AVFoundation", text(PackageResources.AVFoundation_yml)),
    ("Alamofire", text(PackageResources.Alamofire_yml)),
    ("Combine", text(PackageResources.Combine_yml)),
    ("CoreData", text(PackageResources.CoreData_yml)),
    ("CoreLocation", text(PackageResources.CoreLocation_yml)),
    ("Dispatch", text(PackageResources.Dispatch_yml)),
    ("Foundation", text(PackageResources.Foundation_yml)),
    ("Images", text(PackageResources.Images_yml)),
    ("Kits", text(PackageResources.Kits_yml)),
    ("Moya", text(PackageResources.Moya_yml)),
    ("PromiseKit", text(PackageResources.PromiseKit_yml)),
    ("QuartzCore", text(PackageResources.QuartzCore_yml)),
    ("Realm", text(PackageResources.Realm_yml)),
    ("RxSwift", text(PackageResources.RxSwift_yml)),
    ("SnapKit", text(PackageResources.SnapKit_yml)),
    ("StoreKit", text(PackageResources.StoreKit_yml)),
    ("Swift", text(PackageResources.Swift_yml)),
    ("SwiftUI", text(PackageResources.SwiftUI_yml)),
    ("Swinject", text(PackageResources.Swinject_yml)),
    ("UIKit", text(PackageResources.UIKit_yml)),
    ("UserNotifications", text(PackageResources.UserNotifications_yml)),
    ("WebKit", text(PackageResources.WebKit_yml)),
  ]

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
