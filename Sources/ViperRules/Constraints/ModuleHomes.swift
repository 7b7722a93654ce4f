import ViperModel

/// The folders that belong to one module alone, whose types without a role are helpers of that module.
struct ModuleHomes {
  private var modules: [Substring: ViperModule.ID] = [:]

  init(_ modules: [ViperModule]) {
    var counts: [Substring: Int] = [:]
    for module in modules {
      for folder in FeatureGroups.upward(from: module.path[...]) { counts[folder, default: 0] += 1 }
    }
    for module in modules where !module.path.isEmpty && module.path != module.root && counts[module.path[...]] == 1 {
      self.modules[module.path[...]] = module.id
    }
  }

  func module(ofFolder path: Substring) -> ViperModule.ID? {
    FeatureGroups.upward(from: path).lazy.compactMap { modules[$0] }.first { _ in true }
  }
}
