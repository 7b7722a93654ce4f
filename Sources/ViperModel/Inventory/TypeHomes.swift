/// Where the code of a type belongs: in its module's folder, else in its own.
struct TypeHomes {
  private let modules: Set<[Substring]>

  init(_ modules: [ViperModule]) {
    self.modules = Set(modules.map { FeatureGroups.withoutLayers($0.path.split(separator: "/")) })
  }

  /// Whether a file is neither in the folder of a type's module, nor above or below the folder of the type.
  func isOutside(_ file: String, homeOf declaration: String) -> Bool {
    let (home, folder) = (home(of: declaration), FeatureGroups.withoutLayers(Self.folder(file)))
    return !folder.starts(with: home) && !home.starts(with: folder)
  }

  /// The nearest folder of a module around a file, else the file's folder.
  private func home(of file: String) -> [Substring] {
    let own = FeatureGroups.withoutLayers(Self.folder(file))
    var folder = own
    while !folder.isEmpty, !modules.contains(folder) { folder.removeLast() }
    return folder.isEmpty ? own : folder
  }

  private static func folder(_ file: String) -> [Substring] { Array(file.split(separator: "/").dropLast()) }
}
