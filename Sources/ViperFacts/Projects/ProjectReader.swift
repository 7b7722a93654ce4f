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
            .note, "the project's targets are unknown: \(problem.reason); its files are linked as if they were in one",
            file: file.name, line: problem.line > 1 ? problem.line : nil))
      }
    }
    return (projects, problems)
  }

  private static func description(of file: ProjectFile) -> Result<ProjectDescription, PropertyList.Problem> {
    do {
      return description(try SourceBytes.read(file.path, limit: PropertyList.sizeLimit), of: file)
    } catch {
      return .failure(PropertyList.Problem(line: 1, reason: error.message))
    }
  }

  /// The description that a project file's bytes are.
  static func description(_ bytes: [UInt8], of file: ProjectFile) -> Result<ProjectDescription, PropertyList.Problem> {
    switch file.kind {
    case .workspace: return .success(Workspace.description(bytes, path: file.path))
    case .package, .tuist:
      let read = file.kind == .package ? PackageManifest.package : PackageManifest.tuist
      return read(bytes, file.path).map { .success($0) }
        ?? .failure(PropertyList.Problem(line: 1, reason: "it is nested too deeply"))
    case .xcode:
      do throws(PropertyList.Problem) {
        let project = XcodeProject.description(try PropertyList(bytes), path: file.path)
        return project.map { .success($0) } ?? .failure(PropertyList.Problem(line: 1, reason: "it has no root object"))
      } catch {
        return .failure(error)
      }
    }
  }
}
