import ViperLinking

/// The folders of modules: that of each presenter, without folders for layers.
struct ModuleFolders: Sendable {
  private let folders: Folders
  /// By module.
  private let homes: [Folders.Number?]
  /// By folder, its module; negative for none or several.
  private var modules: [Int]

  private static let (none, several) = (-1, -2)

  init(_ classification: RootClassification, in scope: RootScope) {
    folders = scope.folders
    homes = classification.modules.map { scope.moduleFolder(of: $0.presenter) }
    modules = [Int](repeating: Self.none, count: folders.count)
    for (module, home) in homes.enumerated() {
      if let home { modules[home] = modules[home] == Self.none ? module : Self.several }
    }
  }

  /// The module whose folder a folder lies in: the nearest one, if that is only one module's.
  func module(around folder: Folders.Number) -> Int? {
    let nearest = nearest(to: folder)
    return nearest >= 0 ? nearest : nil
  }

  /// Whether a folder lies in no module's.
  func isOutside(_ folder: Folders.Number) -> Bool { nearest(to: folder) == Self.none }

  private func nearest(to folder: Folders.Number) -> Int {
    var folder = folder
    while modules[folder] == Self.none, let parent = folders.parent(of: folder) { folder = parent }
    return modules[folder]
  }

  /// Whether a folder lies in a module's; true where that is the top, which has everything.
  func isFolder(_ folder: Folders.Number, of module: Int) -> Bool {
    homes[module].map { folders.isFolder(folder, in: $0) } ?? true
  }

  /// Whether a folder lies in a module's and in no other module's within it.
  func isHome(_ folder: Folders.Number, of module: Int) -> Bool {
    guard isFolder(folder, of: module) else { return false }
    return self.module(around: folder).map { $0 == module || homes[$0] == homes[module] } ?? true
  }
}
