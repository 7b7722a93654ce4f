import SystemPackage
import ViperPlatform

/// The facts of a part of a code base, to be linked with those of other parts, on this machine or another.
///
/// The same code gives the same bytes: it has no times, machine names or order of creation.
package struct FactIndex: Sendable {
  /// The path as given by the user.
  package let path: String
  let archive: FactArchive

  /// - Throws: `IndexError` for a file that is missing or not an index of this version.
  package init(path: String, in workingDirectory: String, version: UInt64) throws(IndexError) {
    self.path = path
    let file = ArchiveFile(path: Self.file(path, in: workingDirectory))
    do {
      guard let storage = try file.open() else { throw IndexError.missing(path) }
      archive = try FactArchive(storage, version: version)
    } catch let error as ArchiveError {
      throw .unusable(path, error.reason)
    } catch let error as Errno {
      throw .unreadable(path, error.description.lowercased())
    } catch {
      throw error as? IndexError ?? .unreadable(path, "\(error)")
    }
  }

  /// The file of an index, with `..` for the system to follow: a link may lead elsewhere than its name says.
  private static func file(_ path: String, in folder: String) -> String { FilePath(folder).pushing(FilePath(path)).string }

  /// Writes an index of the files found below the paths.
  ///
  /// - Throws: `IndexError` if it cannot be written.
  package static func write(
    _ sources: [(SourceFile, FileFacts)], projects: [ProjectDescription] = [], companions: [CompanionCode] = [],
    problems: [Diagnostic], paths: NamedPaths, version: UInt64, to path: String
  ) throws(IndexError) {
    var writer = FactArchiveWriter(version: version)
    writer.projects = StoredProjects.bytes(projects.sorted { $0.path < $1.path }, basePath: paths.full(printed: "."))
    writer.companions = StoredCompanions.bytes(companions)
    var hasProjects: [String: Bool] = [:]
    for (file, facts) in sources {
      let hasProject = hasProjects[file.root] ?? (Folder(path: paths.full(printed: file.root).string)?.isRoot == true)
      hasProjects[file.root] = hasProject
      let named = paths.namedRoot(of: file, hasProject: hasProject)
      let hasOwnRoot = hasProject || named != nil
      writer.add(FactArchive.File(name: file.name, root: named ?? file.root, hasOwnRoot: hasOwnRoot, facts: 0), facts)
    }
    for problem in problems { writer.add(problem) }
    for place in paths.places { writer.add(place) }
    do throws(WriteError) {
      try OutputFile(file(path, in: paths.workingDirectory.string)).write(writer.bytes)
    } catch {
      throw .unwritable(path, error.reason)
    }
  }
}
