/// The reader of an Xcode workspace, a small XML file: the projects and packages that it contains.
enum Workspace {
  private static let memberLimit = 10_000

  /// - Parameter path: the file, in the folder `Name.xcworkspace`.
  static func description(_ bytes: [UInt8], path: String) throws(PropertyList.Problem) -> ProjectDescription {
    let folder = ProjectPath.folder(of: ProjectPath.folder(of: path))
    var description = ProjectDescription(kind: .workspace, path: path, folder: folder)
    do throws(XMLTags.Problem) {
      var tags = XMLTags(bytes)
      guard String(validating: bytes, as: UTF8.self) != nil else { throw tags.invalid }
      // The folders of the open elements.
      var folders = [folder]
      while let tag = try tags.next() {
        guard case .start(let name, let attributes) = tag else {
          // Tags are paired, so that of an element was added.
          folders.removeLast()
          continue
        }
        let around = folders.last ?? folder
        let place = attributes["location"].flatMap { resolved($0, in: around, folder) }
        if name == "FileRef", let place { description.members.append(place) }
        folders.append(name == "Group" ? place ?? around : around)
        guard description.members.count <= memberLimit else {
          throw XMLTags.Problem(line: tags.line, reason: "it has more than \(memberLimit) members")
        }
      }
      return description
    } catch {
      throw PropertyList.Problem(line: error.line, reason: error.reason)
    }
  }

  /// The path that a location is, such as `group:Path`; nil for one of another form.
  private static func resolved(_ location: String, in group: String, _ folder: String) -> String? {
    guard let colon = location.firstIndex(of: ":") else { return nil }
    let path = String(location[location.index(after: colon)...])
    switch location[..<colon] {
    case "group": return ProjectPath.joined(group, path)
    case "container": return ProjectPath.joined(folder, path)
    case "absolute" where path.hasPrefix("/"): return ProjectPath.joined("/", path)
    default: return nil
    }
  }
}
