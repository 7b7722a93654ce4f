import ViperLinking

/// The folder tree of all files, as numbers with parents and depths, so that containment needs no string comparison.
struct Folders: Sendable {
  typealias Number = Int

  /// The root of the tree.
  static let top = 0

  private struct Folder: BitwiseCopyable {
    var parent: Number
    var depth: Int
    /// The nearest folder, itself or an ancestor, that is not named after a layer.
    var module: Number
  }

  /// A child's key: its parent and name.
  private struct Entry: Hashable {
    var parent: Number
    var name: Substring
  }

  private var folders = [Folder(parent: -1, depth: 0, module: top)]
  /// By file, its folder.
  private var ofFile: [Number] = []

  private static let layers: Set<String> = [
    "view", "views", "presenter", "presenters", "interactor", "interactors", "router", "routers", "wireframe", "wireframes",
    "protocols", "contract", "user interface", "application logic", "business logic", "data logic", "routing", "module",
  ]

  /// Whether a folder is named after a layer.
  static func isLayer(_ name: Substring) -> Bool { layers.contains(name.lowercased()) }

  init(_ files: [LinkedFile]) {
    ofFile.reserveCapacity(files.count)
    var numbers: [Entry: Number] = [:]
    // The last file's path: the next file mostly shares its beginning.
    var (names, path): ([Substring], [Number]) = ([], [Self.top])
    for file in files {
      if file.folder != names {
        var shared = 0
        while shared < min(names.count, file.folder.count), names[shared] == file.folder[shared] { shared += 1 }
        // The path has the top, and a folder for each name.
        path.removeLast(names.count - shared)
        for name in file.folder.dropFirst(shared) { path.append(number(of: Entry(parent: path.last!, name: name), &numbers)) }
        names = file.folder
      }
      ofFile.append(path.last!)
    }
  }

  private mutating func number(of entry: Entry, _ numbers: inout [Entry: Number]) -> Number {
    if let known = numbers[entry] { return known }
    let (number, parent) = (folders.count, folders[entry.parent])
    let isLayer = Self.isLayer(entry.name)
    folders.append(Folder(parent: entry.parent, depth: parent.depth + 1, module: isLayer ? parent.module : number))
    numbers[entry] = number
    return number
  }

  var count: Int { folders.count }

  subscript(file: Int32) -> Number { ofFile[Int(file)] }

  /// Nil for the top.
  func parent(of folder: Number) -> Number? { folder == Self.top ? nil : folders[folder].parent }

  /// The module's folder: the nearest one that is not named after a layer; nil where that is the top.
  func module(of folder: Number) -> Number? { folders[folder].module == Self.top ? nil : folders[folder].module }

  /// Whether a folder is another one or lies in it at any depth.
  func isFolder(_ folder: Number, in other: Number) -> Bool { ancestor(of: folder, at: folders[other].depth) == other }

  /// The share of path components that two folders have in common, scaled to 0...98.
  func nearness(_ a: Number, _ b: Number) -> Int {
    let (one, other) = (folders[a].depth, folders[b].depth)
    var (x, y) = (ancestor(of: a, at: min(one, other)), ancestor(of: b, at: min(one, other)))
    while x != y { (x, y) = (folders[x].parent, folders[y].parent) }
    return 98 * folders[x].depth / max(1, one, other)
  }

  private func ancestor(of folder: Number, at depth: Int) -> Number {
    var folder = folder
    while folders[folder].depth > depth { folder = folders[folder].parent }
    return folder
  }
}
