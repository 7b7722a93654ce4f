package import ViperPlatform

/// The search for the folder of the code base around a named path: names are resolved in all of it, whatever part is reported.
package enum CodeBaseTop {
  /// The top of the Git work tree around a path; without Git the nearest folder with a project, a package or a configuration.
  /// Nil if the path is such a top itself or has a project of its own, or if nothing is found.
  ///
  /// - Parameter home: the user's home folder, which is no code base even if it is under version control.
  package static func folder(around path: AbsolutePath, home: AbsolutePath?) -> AbsolutePath? {
    let isFolder = Folder.namedKind(of: path.string) == .folder
    if isFolder, isWorkTree(path) || Folder.hasProject(path: path.string) { return nil }
    guard let start = isFolder ? path : path.folder else { return nil }
    let candidates = sequence(first: start, next: \.folder).prefix { $0.folder != nil }.filter { folder in
      folder != home || Folder.hasProject(path: folder.string)
    }
    let top = candidates.first(where: isWorkTree) ?? candidates.first { Folder.isRoot(path: $0.string) }
    return top == path ? nil : top
  }

  /// The top of the work tree that a folder belongs to.
  static func workTree(around folder: AbsolutePath) -> AbsolutePath? {
    sequence(first: folder, next: \.folder).first(where: isWorkTree)
  }

  /// The nearest folder with a project, a package or a configuration.
  static func root(around folder: AbsolutePath) -> AbsolutePath? {
    sequence(first: folder, next: \.folder).first { Folder.isRoot(path: $0.string) }
  }

  /// Whether a folder is the top of a work tree; in a submodule and a linked work tree `.git` is a file.
  private static func isWorkTree(_ folder: AbsolutePath) -> Bool {
    Folder.namedKind(of: AbsolutePath(".git", in: folder).string) != nil
  }
}
