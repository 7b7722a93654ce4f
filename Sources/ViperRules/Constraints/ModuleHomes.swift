import ViperModel

/// The folders that belong to one module alone, whose types without a role are helpers of that module.
struct ModuleHomes {
  private var modules: [Substring: ViperModule.ID] = [:]

  init(_ modules: [ViperModule]) {
    var counts: [Substring: Int] = [:]
    for module in modules {
      var next: Substring? = module.path[...]
      while let folder = next {
        counts[folder, default: 0] += 1
        next = FeatureGroups.outer(folder)
      }
    }
    for module in modules where !module.path.isEmpty && module.path != module.root && counts[module.path[...]] == 1 {
      self.modules[module.path[...]] = module.id
    }
  }

  func module(ofFolder path: Substring) -> ViperModule.ID? {
    var next: Substring? = path
    while let folder = next {
      if let module = modules[folder] { return module }
      next = FeatureGroups.outer(folder)
    }
    return nil
  }
}
