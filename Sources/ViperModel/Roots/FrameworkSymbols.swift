/// The names of user interface frameworks' types, as far as a linter without an SDK can tell.
///
/// UIKit's types begin with `UI` and one of some hundred words; other libraries' types, such as a `UIConfig`, begin with `UI` too.
/// Callers ask for external names only, never for the code base's own types.
package enum FrameworkSymbols {
  /// The frameworks that have a list of names.
  package static let frameworks = ["AppKit", "SwiftUI", "UIKit", "WatchKit"]

  /// The words that UIKit's names have after `UI`.
  private static let wordsOfUIKit = Set(
    """
    Acceleration Accessibility Action Activity Alert Appearance Application Attachment Axis Background Band Banding Bar
    Bezier Blur Button Calendar Canvas Cell Cloud Collection Collision Color Command Configuration Content Context
    Contextual Control Conversation Cubic Date Deferred Device Dictation Directional Document Drag Drop Dynamic Edge Edit
    Editing Event Eyedropper Feedback Field Find Focus Font Gesture Graphics Gravity Guided Hosting Hover Image Impact
    Indirect Input Interface Interpolating Key Keyboard Label Large Layout Lexicon List Local Long Menu Modal Motion
    Mutable Navigation Nib Notification Object Offset Open Page Pan Paste Pasteboard Pencil Picker Pinch Pointer Popover
    Presentation Press Presses Preview Previewing Print Progress Push Rect Reference Refresh Region Remote Responder
    Rotation Scene Screen Screenshot Scribble Scroll Search Segmented Selection Shadow Shape Sheet Simple Slider Smart
    Snap Split Spring Stack State Status Stepper Storyboard Swipe Switch Symbol Tab Table Tap Target Text Timing Tool
    Toolbar Touch Trait Transition Tooltip Update User Vibrancy Video View Visual Web Window Writing Zoom
    """.split(whereSeparator: \.isWhitespace))

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
    if isBridge(name) { return "SwiftUI" }
    if isUIKits(name) || uiKit.contains(name) { return "UIKit" }
    if appKit.contains(name) { return "AppKit" }
    if name.hasPrefix("WKInterface") || name.hasPrefix("WKExtension") { return "WatchKit" }
    return swiftUI.contains(name) ? "SwiftUI" : nil
  }

  private static let endingsOfProtocols = [
    "DelegateFlowLayout", "DataSourcePrefetching", "DragDelegate", "DropDelegate", "DataSource", "Delegate",
  ]
  private static let unusualSubjects = [
    "UISearchResultsUpdating": "UISearchController", "UIAdaptivePresentationControllerDelegate": "UIPresentationController",
    "UIActivityItemSource": "UIActivityViewController",
  ]
  private static let scrolling: Set<String> = ["UITableView", "UICollectionView", "UITextView"]

  /// The class that a protocol of UIKit serves: `UITableView` for `UITableViewDataSource`; nil for any other type.
  package static func subject(of name: String) -> String? {
    guard isUIKits(name) else { return nil }
    if let subject = unusualSubjects[name] { return subject }
    return endingsOfProtocols.first(where: name.hasSuffix).map { String(name.dropLast($0.count)) }
  }

  /// The classes whose objects a protocol's requirements are passed: also those of the protocol that it refines.
  static func subjects(of name: String) -> [String] {
    guard let subject = subject(of: name) else { return [] }
    return scrolling.contains(subject) ? [subject, "UIScrollView"] : [subject]
  }

  private static let geometry: Set<String> = ["UIEdgeInsets", "NSDirectionalEdgeInsets", "EdgeInsets", "UIOffset", "UIRectEdge"]
  private static let withConstants: Set<String> = [
    "UIApplication", "NSApplication", "UIScene", "WKExtension", "UIResponder", "UIDevice", "UIScreen", "UIWindow", "UIPasteboard",
    "UITextField", "UITextView", "UIAccessibility", "UIContentSizeCategory",
  ]
  private static let constantEndings = ["Notification", "URLString", "UserInfoKey"]

  /// Whether a type has constants that are plain names: of notifications, of keys in them, of addresses to open.
  static func hasConstants(_ name: String) -> Bool { withConstants.contains(name) }

  /// The static member that stands for all views of a class, to say how they look.
  package static let appearance = "appearance"

  /// Whether static members of a type only tell what the device can do.
  static func hasQueries(_ name: String) -> Bool { name == "UIImagePickerController" }

  /// Whether a use is of the framework's vocabulary alone: geometry that is data, or a constant that is a name.
  static func isVocabulary(_ name: String, member: String?) -> Bool {
    geometry.contains(name) || hasConstants(name) && constantEndings.contains { member?.hasSuffix($0) == true }
  }

  /// The frameworks whose names a file sees that imports another one.
  static func reexports(of framework: String) -> [String] { framework == "SwiftUI" ? ["AppKit", "UIKit", "WatchKit"] : [] }

  /// Whether a name is a common word, so that a use counts only in files that import the framework.
  static func isAmbiguous(_ name: String) -> Bool { swiftUI.contains(name) }

  /// Whether it is a type by which SwiftUI shows another framework's views, or has its own ones shown there.
  private static func isBridge(_ name: String) -> Bool {
    guard name.hasPrefix("UI") || name.hasPrefix("NS") else { return false }
    return name.dropFirst(2).hasPrefix("Hosting") || name.hasSuffix("Representable") || name.hasSuffix("RepresentableContext")
  }

  private static func isUIKits(_ name: String) -> Bool {
    guard name.hasPrefix("UI") else { return false }
    let rest = name.dropFirst(2)
    let word = rest.prefix(1) + rest.dropFirst().prefix { $0.isLowercase }
    return wordsOfUIKit.contains(word)
  }
}

extension Observations.Import {
  /// The framework that the used symbol belongs to: SwiftUI's import brings UIKit's types, too.
  package var usedFramework: String { usedSymbol.flatMap(FrameworkSymbols.framework) ?? module }
}
