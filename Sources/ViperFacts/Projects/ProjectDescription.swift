/// What a project file says about its code: the targets with their files, and what they depend on.
///
/// All paths are absolute, without `.` and `..`.
package struct ProjectDescription: Sendable, Equatable {
  package typealias Kind = ProjectFile.Kind

  /// Files in a folder that a target compiles without naming each of them.
  package struct SourceFolder: Sendable, Equatable {
    package var path: String
    /// The files and folders in it that are taken; all of them if empty.
    package var included: [String] = []
    package var excluded: [String] = []

    package init(path: String, included: [String] = [], excluded: [String] = []) {
      (self.path, self.included, self.excluded) = (path, included, excluded)
    }
  }

  package struct Target: Sendable, Equatable {
    package var name: String
    /// The names that an import may use for it.
    package var modules: [String]
    package var isTest = false
    /// Whether other targets can import it.
    package var isLibrary = true
    package var files: [String] = []
    package var folders: [SourceFolder] = []
    /// Whether the folders are alternatives, of which the first one with files counts.
    package var hasAlternatives = false
    /// The names of targets and products.
    package var dependencies: [String] = []

    package init(
      name: String, modules: [String], isTest: Bool = false, isLibrary: Bool = true, files: [String] = [],
      folders: [SourceFolder] = [], dependencies: [String] = []
    ) {
      (self.name, self.modules, self.isTest, self.isLibrary) = (name, modules, isTest, isLibrary)
      (self.files, self.folders, self.dependencies) = (files, folders, dependencies)
    }
  }

  package struct Product: Sendable, Equatable {
    package var name: String
    package var targets: [String]
  }

  package var kind: Kind
  /// The project file.
  package var path: String
  /// The folder that contains the project.
  package var folder: String
  package var targets: [Target] = []
  package var products: [Product] = []
  /// The folders of packages and the files of projects that it contains or depends on.
  package var members: [String] = []
  /// The products of packages from elsewhere, whose modules are not declared in this code base.
  package var remoteProducts: [String] = []
  /// Whether all dependencies were read; if not, an import is taken for a declaration.
  package var declaresAll = false

  package init(kind: Kind, path: String, folder: String) {
    self.kind = kind
    self.path = path
    self.folder = folder
  }
}
