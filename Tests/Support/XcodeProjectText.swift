/// The text of an Xcode project, as Xcode writes it: a group for each folder, and targets with files or synchronized folders.
package struct XcodeProjectText {
  package struct Target {
    package var name: String
    /// The last part of the product type, such as `application` or `framework`.
    package var type: String
    package var files: [String]
    package var folders: [String]
    /// By synchronized folder, the files in it that are not the target's; of a folder that is not the target's, those that are.
    package var exceptions: [String: [String]]
    package var dependencies: [String]
    /// The products of packages.
    package var products: [String]

    package init(
      _ name: String, type: String = "application", files: [String] = [], folders: [String] = [],
      exceptions: [String: [String]] = [:], dependencies: [String] = [], products: [String] = []
    ) {
      (self.name, self.type, self.files, self.folders) = (name, type, files, folders)
      (self.exceptions, self.dependencies, self.products) = (exceptions, dependencies, products)
    }
  }

  private let targets: [Target]
  /// The folders of packages that the project refers to.
  private let packages: [String]
  private var objects: [String] = []

  package static func text(_ targets: [Target], packages: [String] = []) -> String {
    var project = XcodeProjectText(targets: targets, packages: packages)
    return project.text()
  }

  private init(targets: [Target], packages: [String]) {
    self.targets = targets
    self.packages = packages
  }

  private mutating func add(_ id: String, _ kind: String, _ body: String) {
    objects.append("\t\t\"\(id)\" /* \(kind) */ = {\n\t\t\tisa = \(kind);\n\t\t\t\(body)\n\t\t};")
  }

  private static func list(_ ids: [String]) -> String { "(" + ids.map { "\"\($0)\" /* it */, " }.joined() + ")" }

  private mutating func text() -> String {
    let folders = Set(targets.flatMap { $0.folders + $0.exceptions.keys }).sorted()
    addGroup(
      "", Set(targets.flatMap(\.files)).sorted().map { $0.split(separator: "/").map(String.init) },
      more: folders.map { "S/\($0)" })
    for folder in folders { addFolder(folder) }
    for target in targets { add(target) }
    for path in packages { add("K/\(path)", "XCLocalSwiftPackageReference", "relativePath = \"\(path)\";") }
    add(
      "ROOT", "PBXProject",
      "mainGroup = \"G/\"; projectDirPath = \"\"; projectRoot = \"\"; targets = \(Self.list(targets.map { "T/\($0.name)" })); "
        + "packageReferences = \(Self.list(packages.map { "K/\($0)" }));")
    return
      "// !$*UTF8*$!\n{\n\tarchiveVersion = 1;\n\tobjects = {\n\(objects.joined(separator: "\n"))\n\t};\n\trootObject = ROOT /* Project */;\n}\n"
  }

  /// - Parameter files: the parts of each file's path below the group.
  private mutating func addGroup(_ path: String, _ files: [[String]], more: [String] = []) {
    let inner = Dictionary(grouping: files.filter { $0.count > 1 }, by: { $0[0] }).sorted { $0.key < $1.key }
    let own = files.filter { $0.count == 1 }.map { $0[0] }
    func full(_ name: String) -> String { path.isEmpty ? name : "\(path)/\(name)" }
    let children = inner.map { "G/\(full($0.key))" } + own.map { "F/\(full($0))" } + more
    let name = path.split(separator: "/").last.map { "path = \"\($0)\"; " } ?? ""
    add("G/\(path)", "PBXGroup", "children = \(Self.list(children)); \(name)sourceTree = \"<group>\";")
    for name in own {
      add(
        "F/\(full(name))", "PBXFileReference",
        "lastKnownFileType = sourcecode.swift; path = \"\(name)\"; sourceTree = \"<group>\";")
    }
    for group in inner { addGroup(full(group.key), group.value.map { Array($0.dropFirst()) }) }
  }

  private mutating func addFolder(_ folder: String) {
    let sets = targets.filter { $0.exceptions[folder] != nil }
    for target in sets {
      add(
        "E/\(folder)/\(target.name)", "PBXFileSystemSynchronizedBuildFileExceptionSet",
        "membershipExceptions = \(Self.list(target.exceptions[folder]!)); target = \"T/\(target.name)\";")
    }
    add(
      "S/\(folder)", "PBXFileSystemSynchronizedRootGroup",
      "exceptions = \(Self.list(sets.map { "E/\(folder)/\($0.name)" })); path = \"\(folder)\"; sourceTree = \"<group>\";")
  }

  private mutating func add(_ target: Target) {
    for file in target.files { add("B/\(target.name)/\(file)", "PBXBuildFile", "fileRef = \"F/\(file)\";") }
    add(
      "P/\(target.name)", "PBXSourcesBuildPhase",
      "buildActionMask = 2147483647; files = \(Self.list(target.files.map { "B/\(target.name)/\($0)" }));")
    for other in target.dependencies { add("D/\(target.name)/\(other)", "PBXTargetDependency", "target = \"T/\(other)\";") }
    for product in target.products {
      add("R/\(target.name)/\(product)", "XCSwiftPackageProductDependency", "productName = \"\(product)\";")
    }
    add(
      "T/\(target.name)", "PBXNativeTarget",
      "name = \"\(target.name)\"; productType = \"com.apple.product-type.\(target.type)\"; "
        + "buildPhases = \(Self.list(["P/\(target.name)"])); "
        + "dependencies = \(Self.list(target.dependencies.map { "D/\(target.name)/\($0)" })); "
        + "packageProductDependencies = \(Self.list(target.products.map { "R/\(target.name)/\($0)" })); "
        + "fileSystemSynchronizedGroups = \(Self.list(target.folders.map { "S/\($0)" }));")
  }
}
