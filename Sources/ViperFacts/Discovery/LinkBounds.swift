package import ViperPlatform

/// The folders that links may lead to: the repositories of the named paths and, where there is none, the named folders.
///
/// A repository may be anyone's, and a link in it may lead to any file of the machine. What the user named is read wherever it lies:
/// the inputs of a sandbox are links.
package struct LinkBounds: Sendable {
  private let folders: Set<AbsolutePath>

  package init(around paths: [AbsolutePath]) {
    var known: [AbsolutePath: AbsolutePath] = [:]
    folders = Set(
      paths.map { path in
        let real = path.real ?? path
        let isFolder = Folder.namedKind(of: real.string) == .folder
        let start = isFolder ? real : real.folder ?? real
        if let top = known[start] { return top }
        let top = CodeBaseTop.workTree(around: start) ?? (isFolder ? start : CodeBaseTop.root(around: start) ?? start)
        known[start] = top
        return top
      })
  }

  /// Whether a path lies within the bounds.
  ///
  /// - Parameter real: without links.
  package func contain(_ real: AbsolutePath) -> Bool { folder(around: real) != nil }

  /// Whether a file may be read: not if it is a link, or lies behind one, that leaves the bounds.
  package func allow(_ path: AbsolutePath) -> Bool { path.real.map(contain) ?? true }

  /// What speaks against writing a file that the user did not name, as the end of a sentence; nil for nothing.
  ///
  /// What lies in `.git` may be run by Git.
  package func objection(toWriting path: AbsolutePath) -> String? {
    let real = path.realOrNew
    guard contain(real) else { return "lies outside of the repository" }
    return names(to: real).contains { $0.lowercased() == ".git" } ? "lies in '.git'" : nil
  }

  /// The names of the folders between the bounds and a path in them, and its own.
  func names(to real: AbsolutePath) -> [Substring] {
    folder(around: real).map { real.relative(to: $0).split(separator: "/") } ?? []
  }

  private func folder(around real: AbsolutePath) -> AbsolutePath? {
    sequence(first: real, next: \.folder).first(where: folders.contains)
  }
}
