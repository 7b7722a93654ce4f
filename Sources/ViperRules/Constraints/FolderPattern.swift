internal import ViperText

/// A pattern of folders, in which `{module}` and `{group}` stand for those of a type.
struct FolderPattern: Sendable {
  /// The names of a type's module and group; nil where it has none.
  struct Names: Hashable {
    var module: String?
    var group: String?
  }

  let text: String
  /// The absolute folder that it is relative to.
  let folder: String

  /// The pattern for a type; placeholders stay where the type has no such name.
  func text(_ names: Names) -> String {
    [("{module}", names.module), ("{group}", names.group)].reduce(text) { text, entry in
      entry.1.map { text.replacing(entry.0, with: $0) } ?? text
    }
  }

  /// Whether a file is directly or deeper in such a folder; false where a name is missing.
  func matches(fileIn path: String, _ names: Names) -> Bool {
    guard let pattern = try? PathPattern(text(names) + "/**", in: folder) else { return false }
    return pattern.matches(file: path)
  }
}
