import ViperPlatform

/// The reading of project files. One that cannot be read is a note: its files are then linked as if it had no targets.
package enum ProjectReader {
  /// The descriptions in the order of the paths, and the notes on unreadable files.
  package static func read(_ files: [ProjectFile], threads: Int) -> (projects: [ProjectDescription], problems: [Diagnostic]) {
    let outcomes = WorkerThreads.map(count: files.count, threads: threads) { description(of: files[$0]) }
    var (projects, problems): ([ProjectDescription], [Diagnostic]) = ([], [])
    for (file, outcome) in zip(files, outcomes) {
      switch outcome {
      case .success(let project): projects.append(project)
      case .failure(let problem):
        problems.append(
          Diagnostic(
            .note, "the project's targets are unknown: \(problem.reason); its files are treated as one target",
            file: file.name, line: problem.line > 1 ? problem.line : nil))
      }
    }
    guard projects.reduce(0, { $0 + $1.targets.count }) <= targetLimit else {
      let message = "the projects have more than \(targetLimit) targets, so their files are treated as one target"
      return ([], problems + [Diagnostic(.note, message)])
    }
    return (projects, problems)
  }

  /// Far above what any code base has; what each reaches is a set of them all.
  private static let targetLimit = 10_000

  private static func description(of file: ProjectFile) -> Result<ProjectDescription, PropertyList.Problem> {
    do throws(SourceBytes.Problem) {
      return description(
        try SourceBytes.read(file.path, limit: file.kind == .xcode ? PropertyList.sizeLimit : SourceBytes.limit), of: file)
    } catch {
      return .failure(PropertyList.Problem(line: 1, reason: error.message))
    }
  }

  /// The description that a project file's bytes are.
  static func description(_ bytes: [UInt8], of file: ProjectFile) -> Result<ProjectDescription, PropertyList.Problem> {
    do throws(PropertyList.Problem) {
      switch file.kind {
      case .workspace: return .success(try Workspace.description(bytes, path: file.path))
      case .package: return .success(try PackageManifest.package(bytes, path: file.path))
      case .tuist: return .success(try PackageManifest.tuist(bytes, path: file.path))
      case .xcode:
        return .success(try XcodeProject.description(try PropertyList(bytes), path: file.path))
      }
    } catch {
      return .failure(error)
    }
  }
}
