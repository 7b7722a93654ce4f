/// The reader of an Xcode workspace, a small XML file: the projects and packages that it contains.
enum Workspace {
  private static let tagLimit = 10_000

  /// - Parameter path: the file, in the folder `Name.xcworkspace`.
  static func description(_ bytes: [UInt8], path: String) -> ProjectDescription {
    let folder = ProjectPath.folder(of: ProjectPath.folder(of: path))
    var description = ProjectDescription(kind: .workspace, path: path, folder: folder)
    var groups = [folder]
    for tag in String(decoding: bytes, as: UTF8.self).split(separator: "<").prefix(tagLimit) {
      let name = tag.prefix { $0.isLetter || $0 == "/" }
      switch name {
      // The outermost group is never closed, so that there always is a last one.
      case "Group": groups.append(location(in: tag, groups, folder) ?? groups.last!)
      case "/Group": if groups.count > 1 { groups.removeLast() }
      case "FileRef": if let place = location(in: tag, groups, folder) { description.members.append(place) }
      default: break
      }
    }
    return description
  }

  /// The path of a `location="group:Path"`; nil without one.
  private static func location(in tag: Substring, _ groups: [String], _ folder: String) -> String? {
    guard let start = tag.range(of: "location") else { return nil }
    let parts = tag[start...].split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let colon = parts[1].firstIndex(of: ":") else { return nil }
    let path = String(parts[1][parts[1].index(after: colon)...])
    switch parts[1][..<colon] {
    case "group": return ProjectPath.joined(groups.last!, path)
    case "container": return ProjectPath.joined(folder, path)
    case "absolute" where path.hasPrefix("/"): return ProjectPath.joined("/", path)
    default: return nil
    }
  }
}

extension Substring {
  /// The start of the first occurrence of a text.
  fileprivate func range(of text: String) -> Index? {
    indices.first { self[$0...].hasPrefix(text) }
  }
}
