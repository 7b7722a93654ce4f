/// Assigns files to targets and connects targets along declared dependencies.
package struct TargetGraphBuilder {
  private let descriptions: [ProjectDescription]
  private var graph = TargetGraph()
  /// The number of a project's first target.
  private var firstTargets: [Int] = []
  private var setNumbers: [[Int32]: Int] = [[]: 0]

  /// The graph of the targets of some projects, and the files with their sets of targets.
  package static func graph(
    of descriptions: [ProjectDescription], for files: [SourceFile]
  ) -> (graph: TargetGraph, files: [SourceFile]) {
    guard descriptions.contains(where: { !$0.targets.isEmpty }) else { return (TargetGraph(), files) }
    var builder = TargetGraphBuilder(descriptions.sorted { $0.path < $1.path })
    builder.addTargets()
    builder.addReachableProjects()
    builder.addDependencies()
    let placed = builder.placed(files)
    builder.addRoots(files)
    return (builder.graph, placed)
  }

  private init(_ descriptions: [ProjectDescription]) { self.descriptions = descriptions }

  // MARK: targets

  private mutating func addTargets() {
    for (number, project) in descriptions.enumerated() {
      firstTargets.append(graph.targets.count)
      graph.targets += project.targets.map { target in
        TargetGraph.Target(
          name: target.name, modules: target.modules, isTest: target.isTest, isLibrary: target.isLibrary, project: Int32(number))
      }
    }
    for (number, target) in graph.targets.enumerated() where !target.isTest {
      for module in target.modules { graph.targetsOfModule[module, default: []].append(Int32(number)) }
    }
  }

  // MARK: projects

  /// Connects each project with those that it names, those in its workspaces, and what these name.
  private mutating func addReachableProjects() {
    let members = descriptions.map(memberNumbers)
    var neighbours = members.map { Set($0) }
    for (number, project) in descriptions.enumerated() where project.kind == .workspace {
      for member in members[number] where descriptions[Int(member)].kind == .xcode {
        neighbours[Int(member)].formUnion(members[number])
      }
    }
    for (number, project) in descriptions.enumerated() {
      graph.projects.append(
        TargetGraph.Project(
          kind: project.kind, folder: project.folder, reachable: Self.closure(of: Int32(number), neighbours),
          remoteProducts: Set(project.remoteProducts), declaresAll: project.declaresAll))
    }
  }

  private func memberNumbers(of project: ProjectDescription) -> [Int32] {
    let members = Set(project.members)
    if members.isEmpty { return [] }
    return descriptions.indices.filter { number in
      let other = descriptions[number]
      switch other.kind {
      case .package, .tuist: return members.contains(other.folder)
      case .xcode: return members.contains(ProjectPath.folder(of: other.path))
      case .workspace: return false
      }
    }.map { Int32($0) }
  }

  private static func closure(of start: Int32, _ neighbours: [Set<Int32>]) -> Set<Int32> {
    var (found, open): (Set<Int32>, [Int32]) = ([start], [start])
    while let next = open.popLast() {
      for neighbour in neighbours[Int(next)] where found.insert(neighbour).inserted { open.append(neighbour) }
    }
    return found
  }

  // MARK: dependencies

  /// Computes what each target depends on, directly or not; dependencies may form a cycle.
  private mutating func addDependencies() {
    let byName = targetsByName()
    let direct = graph.targets.indices.map { target in
      let project = Int(graph.targets[target].project)
      let names = descriptions[project].targets[target - firstTargets[project]].dependencies
      return names.flatMap { named($0, from: project, byName) }
    }
    graph.reach = TargetReach.all(direct)
  }

  /// By name of a target, module or product, its project and the targets.
  private func targetsByName() -> [String: [(project: Int32, targets: [Int32])]] {
    var found: [String: [(project: Int32, targets: [Int32])]] = [:]
    for (number, project) in descriptions.enumerated() {
      let first = firstTargets[number]
      for (position, target) in project.targets.enumerated() {
        for name in Set([target.name] + target.modules) {
          found[name, default: []].append((Int32(number), [Int32(first + position)]))
        }
      }
      for product in project.products {
        let members = project.targets.indices.filter { product.targets.contains(project.targets[$0].name) }
        found[product.name, default: []].append((Int32(number), members.map { Int32(first + $0) }))
      }
    }
    return found
  }

  /// The targets that a dependency names: in the project itself, else in those that it reaches, else in the only package that has
  /// it, unless it comes from elsewhere.
  private func named(
    _ name: String, from project: Int, _ byName: [String: [(project: Int32, targets: [Int32])]]
  ) -> [Int32] {
    let all = byName[name] ?? []
    let own = all.filter { Int($0.project) == project }
    if !own.isEmpty { return own.flatMap(\.targets) }
    let reachable = all.filter { graph.projects[project].reachable.contains($0.project) }
    if !reachable.isEmpty { return reachable.flatMap(\.targets) }
    let packages = all.filter { descriptions[Int($0.project)].kind == .package }
    let isElsewhere = descriptions[project].kind == .package || graph.projects[project].remoteProducts.contains(name)
    return isElsewhere || Set(packages.map(\.project)).count != 1 ? [] : packages.flatMap(\.targets)
  }

  // MARK: files

  /// The files with the numbers of their sets of targets.
  private mutating func placed(_ files: [SourceFile]) -> [SourceFile] {
    let listed = listedFiles()
    let folders = sourceFolders(for: files)
    let projects = Set(descriptions.filter { $0.kind != .workspace }.map(\.folder))
    var (last, around): (folder: String, [Entry]) = ("", [])
    let placed = files.map { file in
      let folder = ProjectPath.folder(of: file.path)
      if folder != last { (last, around) = (folder, folders.isEmpty ? [] : Self.entries(around: folder, folders, projects)) }
      var members = listed[file.path] ?? []
      for entry in around where entry.takes(file.path) { members.append(entry.target) }
      var placed = file
      placed.targets = number(ofSet: members)
      return placed
    }
    graph.reachOfSet = graph.sets.map { set in
      set.reduce(into: TargetBits(count: graph.targets.count)) { $0.formUnion(graph.reach[Int($1)]) }
    }
    return placed
  }

  private mutating func number(ofSet members: [Int32]) -> Int {
    let set = members.count < 2 ? members : Array(Set(members)).sorted()
    if let known = setNumbers[set] { return known }
    setNumbers[set] = graph.sets.count
    graph.sets.append(set)
    return graph.sets.count - 1
  }

  /// By path, the targets that name the file.
  private func listedFiles() -> [String: [Int32]] {
    var listed: [String: [Int32]] = [:]
    listed.reserveCapacity(descriptions.reduce(0) { $0 + $1.targets.reduce(0) { $0 + $1.files.count } })
    for (number, project) in descriptions.enumerated() {
      for (position, target) in project.targets.enumerated() {
        for file in target.files { listed[file, default: []].append(Int32(firstTargets[number] + position)) }
      }
    }
    return listed
  }

  /// A folder of a target.
  private struct Entry {
    var target: Int32
    /// Whether it ends at the next project, as a package's folder does.
    var isBounded: Bool
    var folder: ProjectDescription.SourceFolder

    func takes(_ file: String) -> Bool {
      (folder.included.isEmpty || folder.included.contains { ProjectPath.lies(file, in: $0) })
        && !folder.excluded.contains { ProjectPath.lies(file, in: $0) }
    }
  }

  /// By path, the folders of targets.
  private func sourceFolders(for files: [SourceFile]) -> [String: [Entry]] {
    var found: [String: [Entry]] = [:]
    lazy var existing = Self.folders(of: files)
    for (number, project) in descriptions.enumerated() {
      for (position, target) in project.targets.enumerated() where !target.folders.isEmpty {
        let folders =
          target.hasAlternatives ? Array(target.folders.filter { existing.contains($0.path) }.prefix(1)) : target.folders
        for folder in folders {
          found[folder.path, default: []].append(
            Entry(
              target: Int32(firstTargets[number] + position), isBounded: project.kind != .xcode, folder: folder))
        }
      }
    }
    return found
  }

  /// All folders that contain files, at any depth.
  private static func folders(of files: [SourceFile]) -> Set<String> {
    var found: Set<String> = []
    for file in files {
      var folder = ProjectPath.folder(of: file.path)
      while !folder.isEmpty, found.insert(folder).inserted { folder = folder == "/" ? "" : ProjectPath.folder(of: folder) }
    }
    return found
  }

  /// The entries of a folder and of those around it; those of a package or a Tuist project only up to the next project.
  private static func entries(around folder: String, _ folders: [String: [Entry]], _ projects: Set<String>) -> [Entry] {
    var (found, folder, isBounded): ([Entry], String, Bool) = ([], folder, false)
    while !folder.isEmpty {
      found += (folders[folder] ?? []).filter { !isBounded || !$0.isBounded }
      isBounded = isBounded || projects.contains(folder)
      folder = folder == "/" ? "" : ProjectPath.folder(of: folder)
    }
    return found
  }

  // MARK: roots

  private mutating func addRoots(_ files: [SourceFile]) {
    for file in files where graph.folderOfRoot[file.root] == nil {
      let folder = file.rootFolder
      graph.folderOfRoot[file.root] = folder
      graph.projectsOfRoot[file.root] = descriptions.indices.filter { number in
        descriptions[number].kind != .workspace && descriptions[number].folder == folder
      }.map { Int32($0) }
    }
  }
}
