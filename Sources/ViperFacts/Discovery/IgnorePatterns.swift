/// The files and folders skipped below a named path: third-party code, build products, templates, manifests, tests.
package struct IgnorePatterns: Sendable {
  private static let folders: Set<String> = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules", "xcuserdata",
  ]
  private static let folderEndings = [".xctemplate", ".xcodeproj", ".xcworkspace", ".xcassets", ".playground", ".docc"]
  private static let testEndings = ["Tests", "Specs", "Mocks"]
  private static let manifests: Set<String> = ["Package.swift", "Project.swift", "Workspace.swift"]

  package init() {}

  package func ignores(folder name: String) -> Bool {
    name.hasPrefix(".") || Self.folders.contains(name) || Self.folderEndings.contains { name.hasSuffix($0) }
      || isTestCode(folder: name)
  }

  package func ignores(file name: String) -> Bool {
    !name.hasSuffix(".swift") || name.hasPrefix(".") || name.hasSuffix(".generated.swift") || Self.manifests.contains(name)
      || name.hasPrefix("Package@swift-")
  }

  /// Test code and test doubles are not linted, and their references do not count as use.
  package func isTestCode(folder name: String) -> Bool {
    Self.testEndings.contains { name.hasSuffix($0) }
  }
}
