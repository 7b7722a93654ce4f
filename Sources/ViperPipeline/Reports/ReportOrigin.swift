internal import Foundation
internal import ViperFacts
internal import ViperPlatform
import ViperReporting

extension ReportContext.Origin {
  /// The name of the project around the analysed code, and its revision in a Git work tree.
  init(of paths: [String], _ options: AnalysisOptions, day: String) {
    let path = paths.count == 1 ? AbsolutePath(paths[0], in: options.workingDirectory).string : options.workingDirectory
    let folder = Self.isFolder(path) ? path : (path as NSString).deletingLastPathComponent
    self.init(project: ProjectTitle(of: [folder]).text, day: day, revision: WorkTree(folder)?.revision)
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}

/// The Git work tree around a folder, with at least one commit.
private struct WorkTree {
  /// `1a2b3c4 on main, with uncommitted changes`.
  let revision: String

  init?(_ folder: String) {
    let git = GitCommand(folder: folder)
    func line(of git: GitCommand, _ arguments: String...) -> String? {
      (try? git.run(arguments)).map { $0.trimmingCharacters(in: .newlines) }
    }
    guard let hash = line(of: git, "rev-parse", "--short", "HEAD") else { return nil }
    let branch = line(of: git, "symbolic-ref", "--quiet", "--short", "HEAD").map { " on \($0)" } ?? ""
    let changes = line(of: git.withoutFilters(), "status", "--porcelain", "--untracked-files=no") ?? ""
    revision = hash + branch + (changes.isEmpty ? "" : ", with uncommitted changes")
  }
}
