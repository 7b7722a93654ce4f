import ViperFacts
import ViperLinking

/// Summarises the detection of a root: its dialects, the reasons, and the number of modules of each.
struct RootDialectBuilder {
  let codebase: Codebase
  let root: Int
  let result: RootClassification
  let detection: RootDetection
  let isPinned: Bool
  /// What has a role by its name and kind.
  let named: Candidates
  let architectures: [ArchitectureGroup]

  func build() -> RootDialect {
    let detections = result.modules.map { module in
      ModuleDetection(
        module: module.name, root: codebase.roots[root], dialect: dialect(of: module),
        ranking: detection.byPresenter[module.presenter]?.ranking ?? [])
    }
    return RootDialect(
      root: codebase.roots[root], dialect: detection.dialect, shares: shares(detections), detections: detections,
      unplaced: unplaced, architectures: architectures)
  }

  private var unplaced: [RootDialect.Unplaced] {
    named.types.compactMap { type in
      guard result.assignments[type] == nil, !codebase.types[type].isProtocol, let role = named.role(of: type),
        RootDialect.Unplaced.roles.contains(role), let place = codebase.types[type].declaration
      else { return nil }
      let range = codebase.range(codebase.declaration(place).nameSpan, in: Int(place.file))
      return RootDialect.Unplaced(role: role, name: codebase.text(codebase.types[type].name), range: range)
    }
  }

  private func dialect(of module: RootClassification.Module) -> String {
    detection.dialect(ofModule: module, in: codebase).name
  }

  private func shares(_ detections: [ModuleDetection]) -> [RootDialect.Share] {
    Dictionary(grouping: detections, by: \.dialect).map { name, modules in
      RootDialect.Share(dialect: name, verdict: verdict(name, modules, all: detections), modules: modules.count)
    }.sorted { ($1.modules, $0.dialect) < ($0.modules, $1.dialect) }
  }

  private func verdict(_ name: String, _ modules: [ModuleDetection], all: [ModuleDetection]) -> DialectVerdict {
    let names = Set(modules.map(\.module))
    let pinned = result.modules.filter { names.contains($0.name) && detection.byPresenter[$0.presenter]?.isPinned == true }
    if isPinned || (!pinned.isEmpty && pinned.count == modules.count) { return .pinned }
    if ([detection.dialect] + detection.otherDialects).contains(where: { $0.name == name && $0.architecture != .viper }) {
      return .wired
    }
    let scores = modules.compactMap { $0.ranking.first { $0.dialect == name }?.value }
    if !scores.isEmpty { return .detected(score: scores.reduce(0, +) / Double(modules.count)) }
    let nearest = modules.compactMap(\.ranking.first).max { ($0.value, $1.dialect) < ($1.value, $0.dialect) }
    guard let nearest, nearest.value > 0 else { return .fallback(nearest: nil, score: 0) }
    return .fallback(nearest: nearest.dialect, score: nearest.value)
  }
}
