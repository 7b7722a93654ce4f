/// The architecture of a root or of a group of modules, by how its types are wired together.
package enum Architecture: String, Sendable, CaseIterable {
  /// Presenters with a view and an interactor.
  case viper
  /// A view owns an interactor, which owns a presenter, which points back at the view.
  case cleanSwift = "clean-swift"
  /// Builders, routers and interactors that report to listeners.
  case ribs
  /// Presenters with a view and no interactor.
  case mvp
  /// View models that views observe.
  case mvvm
  /// SwiftUI views, mostly made by builders.
  case swiftui
  /// View controllers alone.
  case mvc
  case unknown

  /// The name as printed in texts.
  package var title: String {
    switch self {
    case .viper: "VIPER"
    case .cleanSwift: "Clean Swift"
    case .ribs: "RIBs"
    case .mvp: "MVP"
    case .mvvm: "MVVM"
    case .swiftui: "SwiftUI"
    case .mvc: "MVC"
    case .unknown: "unknown architecture"
    }
  }
}
