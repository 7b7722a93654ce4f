/// The reader of an Xcode project: the objects of its property list, from the root object on.
struct XcodeProject {
  private let list: PropertyList
  /// The values of objects by the hash of their identifiers.
  private let objects: [UInt64: PropertyList.Position]
  private var description: ProjectDescription
  /// The folder that paths relative to the project start at.
  private var sourceRoot = ""
  /// The path of each reference to a Swift file that the groups contain.
  private var paths: [PropertyList.Position: String] = [:]
  /// The synchronized folders that the groups contain.
  private var synchronized: [(group: PropertyList.Position, path: String)] = []
  private var visited: Set<PropertyList.Position> = []
  /// How much more the targets may list. Targets may share what they list, so that a small project could make large ones.
  private var budget = 4_000_000

  /// The description of a project.
  ///
  /// - Parameter path: the project file, in the folder `Name.xcodeproj`.
  static func description(_ list: PropertyList, path: String) throws(PropertyList.Problem) -> ProjectDescription {
    var project = XcodeProject(list, path: path)
    try project.read()
    return project.description
  }

  private init(_ list: PropertyList, path: String) {
    self.list = list
    let all = list.value("objects", of: list.root).map(list.entries) ?? []
    objects = Dictionary(all.map { (Self.hash($0.key, list), $0.value) }, uniquingKeysWith: { first, _ in first })
    let bundle = ProjectPath.folder(of: path)
    description = ProjectDescription(kind: .xcode, path: path, folder: ProjectPath.folder(of: bundle))
  }

  private static func hash(_ position: PropertyList.Position, _ list: PropertyList) -> UInt64 {
    let node = list.nodes[position]
    return list.bytes.withUnsafeBytes { WordHash(UnsafeRawBufferPointer(rebasing: $0[Int(node.start)..<Int(node.end)])).low }
  }

  // MARK: objects

  /// The object whose identifier is the value of a key.
  private func object(_ key: StaticString, of position: PropertyList.Position) -> PropertyList.Position? {
    list.value(key, of: position).flatMap(object)
  }

  private func object(at position: PropertyList.Position) -> PropertyList.Position? {
    let found = objects[Self.hash(position, list)]
    return found.flatMap { list.nodes[$0].kind == .dictionary ? $0 : nil }
  }

  /// The objects whose identifiers are in the array of a key.
  private func objects(_ key: StaticString, of position: PropertyList.Position) -> [PropertyList.Position] {
    (list.value(key, of: position).map(list.elements) ?? []).compactMap(object)
  }

  private func text(_ key: StaticString, of position: PropertyList.Position) -> String? {
    list.value(key, of: position).flatMap(list.text)
  }

  private func isKind(_ position: PropertyList.Position, _ kind: StaticString) -> Bool {
    list.value("isa", of: position).map { list.isText($0, kind) } ?? false
  }

  // MARK: project

  private mutating func read() throws(PropertyList.Problem) {
    guard let project = object("rootObject", of: list.root), isKind(project, "PBXProject") else {
      throw PropertyList.Problem(line: 1, reason: "it has no root object")
    }
    let folder = ProjectPath.joined(description.folder, text("projectDirPath", of: project) ?? "")
    sourceRoot = ProjectPath.joined(folder, text("projectRoot", of: project) ?? "")
    if let group = object("mainGroup", of: project) { walk(group, at: sourceRoot, depth: 0) }
    description.members += objects("packageReferences", of: project).filter { isKind($0, "XCLocalSwiftPackageReference") }
      .compactMap { text("relativePath", of: $0) }.map { ProjectPath.joined(sourceRoot, $0) }
    let targets = objects("targets", of: project).filter { isKind($0, "PBXNativeTarget") }
    for target in targets where visited.insert(target).inserted {
      guard let name = text("name", of: target) else { continue }
      let found = read(target, named: name)
      budget -=
        1 + found.files.count + found.dependencies.count + found.folders.reduce(synchronized.count) { $0 + $1.excluded.count }
      guard budget > 0 else { throw PropertyList.Problem(line: 1, reason: "its targets list too much") }
      description.targets.append(found)
    }
  }

  // MARK: groups

  private static let depthLimit = 128

  /// Finds the paths of all files in a group. A group without a path is the folder of the group around it.
  private mutating func walk(_ item: PropertyList.Position, at folder: String, depth: Int) {
    guard depth < Self.depthLimit, visited.insert(item).inserted, let path = path(of: item, in: folder) else { return }
    if isKind(item, "PBXFileReference") {
      add(file: item, path)
    } else if isKind(item, "PBXFileSystemSynchronizedRootGroup") {
      synchronized.append((item, path))
    } else {
      for child in objects("children", of: item) { walk(child, at: path, depth: depth + 1) }
    }
  }

  private mutating func add(file: PropertyList.Position, _ path: String) {
    if path.hasSuffix(".swift") {
      paths[file] = path
    } else if path.hasSuffix(".xcodeproj") {
      description.members.append(path)
    } else if let kind = text("lastKnownFileType", of: file), ["folder", "wrapper", "text"].contains(kind) {
      // A package that was dragged into the project is a mere folder.
      description.members.append(path)
    }
  }

  /// Nil for a place outside of the source tree, such as the folder of build products.
  private func path(of item: PropertyList.Position, in folder: String) -> String? {
    let own = text("path", of: item) ?? ""
    guard let tree = list.value("sourceTree", of: item) else { return ProjectPath.joined(folder, own) }
    if list.isText(tree, "<group>") { return ProjectPath.joined(folder, own) }
    if list.isText(tree, "SOURCE_ROOT") { return ProjectPath.joined(sourceRoot, own) }
    return list.isText(tree, "<absolute>") && own.hasPrefix("/") ? ProjectPath.joined("/", own) : nil
  }

  // MARK: targets

  private mutating func read(_ target: PropertyList.Position, named name: String) -> ProjectDescription.Target {
    let type = text("productType", of: target) ?? ""
    var found = ProjectDescription.Target(name: name, modules: modules(of: target, named: name))
    found.isTest = type.hasSuffix("unit-test") || type.hasSuffix("ui-testing")
    found.isLibrary = type.contains(".framework") || type.contains(".library")
    var seen: Set<PropertyList.Position> = []
    let phases = objects("buildPhases", of: target).filter { seen.insert($0).inserted }
    for phase in phases where isKind(phase, "PBXSourcesBuildPhase") {
      found.files += objects("files", of: phase).compactMap { object("fileRef", of: $0) }.compactMap { paths[$0] }
    }
    found.folders = synchronizedFolders(of: target, &found.files)
    found.dependencies = objects("dependencies", of: target).compactMap(dependency) + products(of: target, phases)
    return found
  }

  /// The names of the built module: that of the product and, as Xcode derives it, that of the target.
  private func modules(of target: PropertyList.Position, named name: String) -> [String] {
    var names = [name]
    if let product = object("productReference", of: target), let file = text("path", of: product) {
      names.append(String(file.prefix { $0 != "." }))
    }
    let configurations = object("buildConfigurationList", of: target).map { objects("buildConfigurations", of: $0) } ?? []
    for settings in configurations.compactMap({ list.value("buildSettings", of: $0) }) {
      for key in ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"] as [StaticString] {
        if let set = text(key, of: settings), !set.contains("$") { names.append(set) }
      }
    }
    var seen: Set<String> = []
    return names.map(Self.identifier).filter { seen.insert($0).inserted }
  }

  private static func identifier(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  /// The folders whose files belong to the target but for the exceptions, which are files of other folders for the targets that
  /// do not list the folder.
  private func synchronizedFolders(
    of target: PropertyList.Position, _ files: inout [String]
  ) -> [ProjectDescription.SourceFolder] {
    let own = Set(objects("fileSystemSynchronizedGroups", of: target))
    var folders: [ProjectDescription.SourceFolder] = []
    for (group, path) in synchronized {
      let exceptions = objects("exceptions", of: group).filter { object("target", of: $0) == target }
        .flatMap { list.value("membershipExceptions", of: $0).map(list.elements) ?? [] }
        .compactMap(list.text).map { ProjectPath.joined(path, $0) }
      if own.contains(group) {
        folders.append(ProjectDescription.SourceFolder(path: path, excluded: exceptions))
      } else {
        files += exceptions.filter { $0.hasSuffix(".swift") }
      }
    }
    return folders
  }

  /// The name of the target that another one depends on, in this project or, by its proxy, in another.
  private func dependency(_ dependency: PropertyList.Position) -> String? {
    if let target = object("target", of: dependency) { return text("name", of: target) }
    let proxy = object("targetProxy", of: dependency)
    return text("name", of: dependency) ?? proxy.flatMap { text("remoteInfo", of: $0) }
      ?? object("productRef", of: dependency).flatMap { text("productName", of: $0) }
  }

  /// The products that a target uses: those of packages, and frameworks that it links.
  private mutating func products(of target: PropertyList.Position, _ phases: [PropertyList.Position]) -> [String] {
    let linked = phases.filter { isKind($0, "PBXFrameworksBuildPhase") }.flatMap { objects("files", of: $0) }
    let packages = objects("packageProductDependencies", of: target) + linked.compactMap { object("productRef", of: $0) }
    for product in packages where object("package", of: product).map({ isKind($0, "XCRemoteSwiftPackageReference") }) == true {
      if let name = text("productName", of: product) { description.remoteProducts.append(name) }
    }
    let frameworks = linked.compactMap { object("fileRef", of: $0) }.compactMap { text("path", of: $0) }
      .filter { $0.hasSuffix(".framework") }.compactMap { $0.split(separator: "/").last?.prefix { $0 != "." } }.map(String.init)
    return packages.compactMap { text("productName", of: $0) } + frameworks
  }
}
