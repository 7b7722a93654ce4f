import ViperModel

/// The folders that belong to one module alone, whose types without a role are helpers of that module.
struct ModuleHomes {
  private var modules: [Substring: ViperModule.ID] = [:]

  init(_ modules: [ViperModule]) {
    let paths = modules.map(\.path)
    for module in modules where !module.path.isEmpty && module.path != module.root {
      let own = module.path + "/"
      let isShared = paths.enumerated().contains { number, path in
        number != module.id && (path == module.path || path.hasPrefix(own))
      }
      if !isShared { self.modules[module.path[...]] = module.id }
    }
  }

  func module(ofFile path: String) -> ViperModule.ID? {
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if let module = modules[folder] { return module }
    }
    return nil
  }
}
