internal import ViperText

/// A pattern of folders, in which `{module}` and `{group}` stand for those of a type.
struct FolderPattern: Sendable {
  /// The names of a type's module and group; nil where it has none.
  struct Names: Hashable {
    var module: String?
    var group: String?
  }

  /// With the names in place.
  let text: String
  private let pattern: PathPattern?

  /// - Parameter folder: the absolute folder that it is relative to.
  /// - Returns: nil where the pattern asks for a name that is missing.
  init?(_ written: String, _ names: Names, in folder: String) {
    var text = written
    for (placeholder, name) in [("{module}", names.module), ("{group}", names.group)] where text.contains(placeholder) {
      guard let name else { return nil }
      text = text.replacing(placeholder, with: name)
    }
    self.text = text
    pattern = try? PathPattern(text + "/**", in: folder)
  }

  /// Whether a file is directly or deeper in such a folder.
  func matches(fileIn path: String) -> Bool { pattern?.matches(file: path) ?? false }
}
