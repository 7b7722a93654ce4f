/// Paths as text: this target opens no files, so it only joins what it will hand to whoever does.
package enum PathText {
  /// Whether `extends` names a file, not a built-in dialect.
  package static func isPath(_ name: String) -> Bool {
    name.contains("/") || name.hasSuffix(".yml") || name.hasSuffix(".yaml")
  }

  /// A path that is relative to the folder of a file.
  package static func path(_ path: String, besideFile file: String) -> String {
    guard !path.hasPrefix("/"), let slash = file.lastIndex(of: "/") else { return normalized(path) }
    return normalized(file[...slash] + path)
  }

  /// Without `.` and, as far as it goes, without `..`: one file has one path, so that a cycle is seen.
  package static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
