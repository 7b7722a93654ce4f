import ViperModel

/// Where the work belongs for which a presenter or interactor names a user interface type.
enum FrameworkAdvice {
  private static let openers: Set = ["open", "openURL", "canOpenURL", "openSettingsURLString"]
  private static let windows: Set = [
    "keyWindow", "windows", "connectedScenes", "topViewController", "currentWindow", "rootViewController", "getTopViewController",
  ]

  private static let measures: Set = [
    "statusBarFrame", "statusBarOrientation", "interfaceOrientation", "orientation", "userInterfaceIdiom",
  ]

  /// How a value of a type travels.
  enum Passage {
    /// A parameter that is only handed on.
    case handedOn
    /// Any other parameter.
    case taken
    /// No parameter: made, kept, returned.
    case other
  }

  /// - Parameter member: of the shared instance, for `UIApplication`; else a nested type.
  static func advice(for symbol: String, member: String?, _ passage: Passage = .other) -> String {
    if passage != .other, let row = passed.first(where: { row in row.names.contains { fits(symbol, $0) } }),
      passage == .handedOn || !row.isForHandedOnOnly
    {
      return row.advice
    }
    if let advice = adviceByMember(symbol, member) { return advice }
    return rows.first { row in row.names.contains { fits(symbol, $0) } }?.advice
      ?? (isPlainValue(symbol, member: member) ? "pass a type of your own instead" : plain)
  }

  /// Whether one edit replaces two symbols that no parameter brings: they go to one place, in whatever words.
  static func areOneEdit(_ a: (symbol: String, member: String?), _ b: (symbol: String, member: String?)) -> Bool {
    edit(for: a.symbol, member: a.member) == edit(for: b.symbol, member: b.member)
  }

  private static func edit(for symbol: String, member: String?) -> String {
    if let advice = adviceByMember(symbol, member) { return advice }
    guard let row = rows.first(where: { row in row.names.contains { fits(symbol, $0) } }) else { return "" }
    return row.edit ?? row.advice
  }

  /// Where the member decides.
  private static func adviceByMember(_ symbol: String, _ member: String?) -> String? {
    if isQuery(symbol, member) { return service }
    if member == FrameworkSymbols.appearance { return "set the appearance where the app starts" }
    if isState(symbol, member) { return "ask the view, which knows its window" }
    if member == "InfoKey" { return "let the view read the picked image and pass its data" }
    if symbol == "UIApplication" || symbol == "NSApplication" || symbol == "NSWorkspace" {
      if let member, openers.contains(member) { return "let the wireframe open the URL" }
      if let member, windows.contains(member) { return "let the wireframe find the screen to present from" }
      if let member, measures.contains(member) { return adapting }
      return service
    }
    if symbol == "UIDevice", let member, measures.contains(member) { return adapting }
    return nil
  }

  private static let service = "let a service behind a protocol do this"
  private static let adapting = "let the view adapt to its own size and traits, or pass on the values that are needed"
  private static let plain = "pass plain values and let the view show them"

  /// What a use is reported under: an alert's actions go where the alert goes; an application does several things.
  static func topic(of symbol: String, member: String?) -> String {
    switch symbol {
    case "UIAlertAction": return "UIAlertController"
    case "UIImagePickerControllerDelegate": return "UIImagePickerController"
    case "UIApplication":
      if let member, openers.contains(member) { return "UIApplication.open" }
      return member.map(windows.contains) == true ? "UIApplication.windows" : symbol
    case "UIWindow": return isState(symbol, member) ? "UIWindow.state" : symbol
    default: return symbol
    }
  }

  /// Whether a topic's name does not tell the framework.
  static func isOfSwiftUI(_ topic: String) -> Bool { !["UI", "NS", "WK"].contains(where: topic.hasPrefix) }

  /// The whole that a type is a part of: the list of a cell or layout; nil for other types.
  static func whole(of symbol: String) -> String? {
    if ["Controller", "Delegate", "DataSource"].contains(where: symbol.hasSuffix) { return nil }
    return ["UITableView", "UICollectionView"].first { symbol.hasPrefix($0) && symbol != $0 }
  }

  /// Whether both are steps of drawing into one context.
  static func areOneDrawing(_ a: String, _ b: String) -> Bool { [a, b].allSatisfy { $0.hasPrefix("UIGraphics") } }

  /// Whether a member only gives the type of what it asks the application for: a window, or the scene of one.
  static func isFound(_ use: Observations.FrameworkUse, by other: Observations.FrameworkUse) -> Bool {
    ["UIWindow", "UIWindowScene", "UIScene"].contains(use.symbol) && use.isInBody && use.signature == other.signature
      && other.symbol == "UIApplication" && other.member.map(windows.contains) == true
  }

  /// Whether a use only asks how large a screen is, or how it is held.
  static func isMeasure(_ symbol: String, _ member: String?) -> Bool {
    ["UIScreen", "UITraitCollection"].contains(symbol) || member.map(measures.contains) == true
  }

  /// Whether a type is a piece of a user interface that a view is to make.
  static func isDrawn(_ symbol: String) -> Bool {
    ["Item", "View", "Label", "Button", "Cell", "Control", "Image"].contains(where: symbol.hasSuffix)
  }

  /// Whether a static member only tells what the device can do.
  static func isQuery(_ symbol: String, _ member: String?) -> Bool {
    symbol == "UIImagePickerController" && member.map { $0.hasPrefix("is") || $0.hasPrefix("available") } == true
  }

  /// Whether a static member tells something about the window, unlike a nested type, whose name begins with an uppercase letter.
  private static func isState(_ symbol: String, _ member: String?) -> Bool {
    symbol == "UIWindow" && member?.first?.isLowercase == true
  }

  /// Whether a type only writes values back to who owns them, and says nothing about looks.
  static func isChannel(_ symbol: String) -> Bool { symbol == "Binding" }

  /// Names of plain values whose types UIKit declares.
  private static let plainValues = [
    "Orientation", "OrientationMask", "Style", "Mode", "Direction", "Position", "Type", "Category", "Edge", "Alignment",
  ]

  /// Whether a presenter that only passes a value on decides nothing about how things look: an enum or a set of options.
  static func isPlainValue(_ symbol: String, member: String?) -> Bool {
    let name = member ?? symbol
    return symbol.hasPrefix("UI") && plainValues.contains(where: name.hasSuffix)
  }

  /// `*` at the beginning or the end of a name matches anything.
  private static func fits(_ symbol: String, _ name: String) -> Bool {
    if name.hasPrefix("*") { return symbol.hasSuffix(name.dropFirst()) }
    if name.hasSuffix("*") { return symbol.hasPrefix(name.dropLast()) }
    return symbol == name
  }

  /// What comes in as a parameter exists already, so that nobody need make or show it.
  private static let passed: [(names: [String], isForHandedOnOnly: Bool, advice: String)] = [
    (["UIImage", "NSImage"], false, "pass the image's data instead"),
    (["UIColor", "NSColor", "Color"], false, "pass a plain value for the color, such as its hex code"),
    (["UISearchBar", "UISearchController", "UIText*", "NSTextField"], false, "let the view pass only the text"),
    (
      ["UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIDatePicker", "UIPickerView", "UIPageControl"], false,
      "let the view pass only the value"
    ),
    (["UIButton", "UIControl", "UIBarButtonItem"], false, "let the view report what was tapped"),
    (
      ["UIViewController", "UINavigationController", "UITabBarController", "UISplitViewController", "NSViewController"], true,
      "let the wireframe hold the view controller that it presents from"
    ),
  ]

  /// The first row with a fitting name counts. Rows of one edit differ in words.
  private static let rows: [(names: [String], edit: String?, advice: String)] = [
    (["Binding"], nil, "take a closure that receives the new value instead"),
    (["UIPasteboard", "NSPasteboard"], "clipboard", service),
    (["UITextChecker", "UILexicon", "UIPrintInteractionController"], nil, service),
    (["UIDevice", "UIBackgroundTask*", "UILocalNotification", "UIUserNotification*"], nil, service),
    (["*FeedbackGenerator"], nil, "let the view trigger the feedback"),
    (
      ["UIScreen", "UITraitCollection", "UIUserInterfaceSizeClass", "UIUserInterfaceIdiom", "UIUserInterfaceLayout*"], nil,
      adapting
    ),
    (["UIResponder", "UIGestureRecognizer*", "UIEvent", "UITouch"], nil, "let the view handle it and report what happened"),
    (["UIImage", "NSImage", "Image"], nil, "pass the image's name or data and let the view create the image"),
    (
      ["UIColor", "UIFont*", "NSColor", "NSFont*", "Color", "UIEdgeInsets", "UIBlurEffect"], nil,
      "pass a plain value and let the view choose the appearance"
    ),
    (["UISearchController", "UISearchBar"], nil, "let the view own it and pass on the search text"),
    (["UINib"], nil, "let the view register its cells"),
    (["UIBarButtonItem*"], bars, "pass plain values and let the view configure its bar buttons"),
    (["UINavigationItem*"], bars, "pass plain values and let the view configure its navigation item"),
    (["UITabBarItem"], bars, "pass plain values and let the view configure its tab bar item"),
    (["UIAlertController", "UIAlertAction", "NSAlert"], screens, "let the wireframe create and present the alert"),
    (["UIWindow", "UIWindowScene", "UIScene", "NSWindow"], screens, "let the wireframe handle the window"),
    (["UIStoryboard*"], screens, "let the wireframe open the screen"),
    (["*Controller"], screens, "let the wireframe create and present it"),
    (["*ControllerDelegate", "*PickerDelegate"], screens, "let the wireframe conform to it"),
    (["UIViewController*", "UIModal*", "UINavigationController*"], screens, "let the wireframe present the screen"),
    (["*Delegate"], conformance, "let the view conform to it and report user actions to the presenter"),
    (["*DataSource"], conformance, "let the view conform to it and show the items that the presenter passes"),
    (["*Cell", "UITableView*", "UICollectionView*", "UIView*", "UIStackView", "UILabel", "UIButton*", "UIText*"], nil, plain),
  ]

  private static let bars = "bars"
  private static let screens = "screens"
  private static let conformance = "conformance"
}
