/// Where the code of a type belongs: in its module's folder, else in its own.
struct TypeHomes {
  private let modules: Set<Substring>

  init(_ modules: [ViperModule]) {
    self.modules = Set(modules.map { FeatureGroups.withoutLayers($0.path[...]) })
  }

  /// Whether a file is neither in the folder of a type's module, nor above or below the folder of the type.
  func isOutside(_ file: String, homeOf declaration: String) -> Bool {
    let (home, folder) = (home(of: declaration), Self.folder(file))
    return !Self.lies(folder, in: home) && !Self.lies(home, in: folder)
  }

  /// The nearest folder of a module around a file, else the file's folder.
  private func home(of file: String) -> Substring {
    let own = Self.folder(file)
    return FeatureGroups.upward(from: own).first(where: modules.contains) ?? own
  }

  private static func folder(_ file: String) -> Substring {
    FeatureGroups.withoutLayers(FeatureGroups.outer(file[...]) ?? "")
  }

  private static func lies(_ folder: Substring, in other: Substring) -> Bool {
    other.isEmpty || folder == other || folder.hasPrefix(other + "/")
  }
}
