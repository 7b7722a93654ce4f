/// The build targets of a code base: which files belong to which, and which target can name the declarations of which other.
///
/// Files carry the number of a set of targets (`SourceFile.targets`); set 0 is the empty one, of files whose targets are unknown.
package struct TargetGraph: Sendable {
  package struct Target: Sendable {
    package var name: String
    /// The names that an import may use for it.
    package var modules: [String]
    package var isTest: Bool
    /// Whether targets that do not declare it can import it.
    var isLibrary: Bool
    /// The position of its project.
    var project: Int32
  }

  /// What a project declares about others.
  struct Project: Sendable {
    var kind: ProjectDescription.Kind
    var folder: String
    /// The projects whose targets its own can import, itself included.
    var reachable: Set<Int32>
    var remoteProducts: Set<String>
    var declaresAll: Bool
  }

  package internal(set) var targets: [Target] = []
  /// The members of each set, ascending.
  package internal(set) var sets: [[Int32]] = [[]]
  var projects: [Project] = []
  /// By printed folder of a root, the projects in it.
  var projectsOfRoot: [String: [Int32]] = [:]
  /// By printed folder of a root, its absolute path.
  var folderOfRoot: [String: String] = [:]
  /// By target, the targets that it depends on, directly or not, itself included.
  var reach: [TargetBits] = []
  /// By set, the targets that any of its targets depends on.
  var reachOfSet: [TargetBits] = [TargetBits(count: 0)]
  /// By module name, the targets that are no tests, ascending.
  var targetsOfModule: [String: [Int32]] = [:]

  package init() {}

  /// Whether no target is known, so that names resolve as in a code base without projects.
  package var isEmpty: Bool { targets.isEmpty }

  package var modules: Dictionary<String, [Int32]>.Keys { targetsOfModule.keys }

  /// Whether a set consists of tests.
  package func isTest(_ set: Int) -> Bool { set != 0 && sets[set].allSatisfy { targets[Int($0)].isTest } }

  // MARK: relations

  /// Whether two sets have a target in common, or one of them is unknown.
  @inline(__always)
  package func overlap(_ a: Int, _ b: Int) -> Bool { a == b || a == 0 || b == 0 || intersect(a, b) }

  /// Whether two sets have a target in common.
  package func intersect(_ a: Int, _ b: Int) -> Bool { sets[a].contains { sets[b].contains($0) } }

  /// Whether a set has all targets of another one.
  package func covers(_ a: Int, _ b: Int) -> Bool { sets[b].allSatisfy { sets[a].contains($0) } }

  /// Whether a target of the first set depends on one of the second.
  package func depends(_ a: Int, on b: Int) -> Bool { sets[b].contains { reachOfSet[a].contains($0) } }

  /// Whether one of the targets belongs to the set.
  package func isMember(_ set: Int, of targets: [Int32]) -> Bool { sets[set].contains { targets.contains($0) } }

  /// Whether one of the targets depends on one of the set, or is one of it.
  package func reaches(_ set: Int, from targets: [Int32]) -> Bool {
    sets[set].contains { target in targets.contains { reach[Int($0)].contains(target) } }
  }

  /// The targets that an import of a module by a file of a set and a root means, as far as they belong to the code base.
  package func targets(importedAs module: String, by set: Int, root: String) -> [Int32] {
    guard let named = targetsOfModule[module] else { return [] }
    let own = set == 0 ? projectsOfRoot[root] ?? [] : Array(Set(sets[set].map { targets[Int($0)].project })).sorted()
    let declared = named.filter { target in own.contains { projects[Int($0)].reachable.contains(targets[Int(target)].project) } }
    if !declared.isEmpty { return declared }
    if own.contains(where: { projects[Int($0)].declaresAll || projects[Int($0)].remoteProducts.contains(module) }) { return [] }
    let libraries = named.filter { targets[Int($0)].isLibrary }
    guard libraries.count == 1, isNear(projects[Int(targets[Int(libraries[0])].project)], root: root, own) else { return [] }
    return libraries
  }

  /// Whether an undeclared import may mean a project's target: one contains the other, or both are parts of a Tuist tree. So two
  /// apps next to each other do not see each other's packages.
  private func isNear(_ project: Project, root: String, _ own: [Int32]) -> Bool {
    if project.kind == .tuist, own.isEmpty || own.contains(where: { projects[Int($0)].kind == .tuist }) { return true }
    guard let folder = folderOfRoot[root] else { return false }
    return ProjectPath.lies(project.folder, in: folder) || ProjectPath.lies(folder, in: project.folder)
  }

  /// The folders of the packages that a set's targets belong to; nil if one belongs to another kind of project, or none is known.
  package func packages(of set: Int) -> [String]? {
    let own = Set(sets[set].map { targets[Int($0)].project }).sorted().map { projects[Int($0)] }
    return own.isEmpty || own.contains { $0.kind != .package } ? nil : own.map(\.folder)
  }

  /// The names of a set's targets.
  package func names(of set: Int) -> [String] { sets[set].map { targets[Int($0)].name } }

  /// Whether others can import all targets of a set; an app's cannot.
  package func isLibrary(_ set: Int) -> Bool { set != 0 && sets[set].allSatisfy { targets[Int($0)].isLibrary } }

  private static let showcases = ["Demo", "Example", "Sample", "Showcase", "Playground", "Sandbox", "Catalog"]

  /// Whether a target only shows how others are used, by its name.
  package static func isShowcase(_ name: String) -> Bool { showcases.contains(where: name.contains) }

  // MARK: identity

  /// Adds all that resolution depends on to the key of a cached result, but the sets of the files.
  package func add(to content: inout CacheKey.Content) {
    content.add(targets.count)
    for target in targets {
      for text in [target.name] + target.modules { content.add(text) }
      content.add(records: [Int32(target.modules.count), target.project, target.isLibrary ? 1 : 0, target.isTest ? 1 : 0])
    }
    for set in sets { content.add(records: set) }
    for bits in reach { content.add(records: bits.words) }
    for project in projects {
      content.add(project.folder)
      content.add(records: [Int32(project.kind.rawValue), project.declaresAll ? 1 : 0])
      content.add(records: project.reachable.sorted())
      for product in project.remoteProducts.sorted() { content.add(product) }
    }
  }
}

/// A set of targets as bits.
struct TargetBits: Sendable {
  private(set) var words: [UInt64]

  init(count: Int) { words = Array(repeating: 0, count: (count + 63) / 64) }

  @inline(__always)
  func contains(_ target: Int32) -> Bool {
    let word = Int(target >> 6)
    return word < words.count && words[word] & (1 << UInt64(target & 63)) != 0
  }

  /// Returns false if the set contains the target.
  mutating func insert(_ target: Int32) -> Bool {
    if contains(target) { return false }
    words[Int(target >> 6)] |= 1 << UInt64(target & 63)
    return true
  }

  mutating func formUnion(_ other: TargetBits) {
    for word in words.indices { words[word] |= other.words[word] }
  }
}
