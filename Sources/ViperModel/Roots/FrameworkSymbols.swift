/// The names of user interface frameworks' types, as far as a linter without an SDK can tell.
///
/// UIKit's types begin with `UI` and a capital letter. Callers ask for external names only, never for the code base's own types.
package enum FrameworkSymbols {
  /// The frameworks that have a list of names.
  package static let frameworks = ["AppKit", "SwiftUI", "UIKit", "WatchKit"]

  private static let uiKit: Set<String> = [
    "NSLayoutConstraint", "NSLayoutAnchor", "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor", "NSLayoutDimension", "NSDataAsset",
    "NSDirectionalEdgeInsets", "NSTextAttachment", "NSCollectionLayoutSection",
  ]
  private static let appKit: Set<String> = [
    "NSView", "NSViewController", "NSWindow", "NSWindowController", "NSColor", "NSImage", "NSButton", "NSTextField",
    "NSTableView",
    "NSApplication", "NSAlert", "NSMenu", "NSStoryboard", "NSFont", "NSEvent", "NSWorkspace", "NSPasteboard",
  ]
  private static let swiftUI: Set<String> = [
    "View", "Text", "Color", "Image", "Button", "VStack", "HStack", "ZStack", "List", "NavigationView", "NavigationStack",
    "AnyView",
    "Binding", "EnvironmentObject", "ObservedObject", "StateObject",
  ]

  /// The framework that a name belongs to, if any.
  static func framework(of name: String) -> String? {
    let bytes = Array(name.utf8.prefix(3))
    if bytes.count == 3, bytes[0] == UInt8(ascii: "U"), bytes[1] == UInt8(ascii: "I"), isCapital(bytes[2]) { return "UIKit" }
    if uiKit.contains(name) { return "UIKit" }
    if appKit.contains(name) { return "AppKit" }
    if name.hasPrefix("WKInterface") || name.hasPrefix("WKExtension") { return "WatchKit" }
    return swiftUI.contains(name) ? "SwiftUI" : nil
  }

  private static let geometry: Set<String> = ["UIEdgeInsets", "NSDirectionalEdgeInsets", "EdgeInsets", "UIOffset", "UIRectEdge"]
  private static let applications: Set<String> = ["UIApplication", "NSApplication", "UIScene", "WKExtension"]

  /// Whether a use is of the framework's vocabulary alone: geometry that is data, or the name of an event in the app's life.
  static func isVocabulary(_ name: String, member: String?) -> Bool {
    geometry.contains(name) || applications.contains(name) && member?.hasSuffix("Notification") == true
  }

  /// Whether the framework's names are common words, so that a use counts only in files that import it.
  static func isAmbiguous(in framework: String) -> Bool { framework == "SwiftUI" }

  private static func isCapital(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
}
