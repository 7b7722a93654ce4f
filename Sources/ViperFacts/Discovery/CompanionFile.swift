/// A file beside the Swift files that makes objects of their types or names them: a storyboard, a xib, Objective-C, a list of an app's
/// properties.
///
/// It is never counted as a Swift file, and has no findings.
package struct CompanionFile: Sendable, Hashable {
  package enum Kind: Int, Sendable, CaseIterable {
    case storyboard, xib, objectiveC, propertyList

    /// Whether Interface Builder writes it.
    var isOfInterfaceBuilder: Bool { self == .storyboard || self == .xib }
  }

  package var kind: Kind
  /// Absolute.
  package var path: String
  /// The printed path.
  package var name: String

  package init(kind: Kind, path: String, name: String) { (self.kind, self.path, self.name) = (kind, path, name) }

  /// The file's name without folder and ending, by which code names a storyboard.
  package var title: String { String(name.split(separator: "/").last?.split(separator: ".").first ?? "") }

  /// The kind that a file is by its name; nil for any other.
  static func kind(ofEntry name: String) -> Kind? {
    if name.hasPrefix(".") { return nil }
    let endings: [(String, Kind)] = [
      (".storyboard", .storyboard), (".xib", .xib), (".m", .objectiveC), (".mm", .objectiveC), ("Info.plist", .propertyList),
    ]
    return endings.first { name.hasSuffix($0.0) }?.1
  }
}
