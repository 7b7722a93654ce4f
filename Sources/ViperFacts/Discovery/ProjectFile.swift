/// A project file found on the way to the sources.
package struct ProjectFile: Sendable, Hashable {
  package enum Kind: Int, Sendable {
    case xcode, package, tuist, workspace
  }

  package var kind: Kind
  /// Absolute.
  package var path: String
  /// The printed path.
  package var name: String

  package init(kind: Kind, path: String, name: String) {
    self.kind = kind
    self.path = path
    self.name = name
  }

  /// The kind of project that an entry of a folder is, and the file in it to read; nil for any other entry.
  static func kind(ofEntry name: String) -> (kind: Kind, file: String)? {
    switch name {
    case "Package.swift": (.package, name)
    case "Project.swift": (.tuist, name)
    default:
      if name.hasSuffix(".xcodeproj") {
        (.xcode, name + "/project.pbxproj")
      } else if name.hasSuffix(".xcworkspace") {
        (.workspace, name + "/contents.xcworkspacedata")
      } else {
        nil
      }
    }
  }
}
