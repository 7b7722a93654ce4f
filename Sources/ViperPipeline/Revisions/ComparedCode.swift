internal import Foundation
internal import ViperFacts
package import ViperGraph
internal import ViperModel
internal import ViperPlatform
internal import ViperRules

/// One side of a comparison: a folder or file, an index written by `viper-lint index`, or a revision of the repository in the
/// working directory.
package struct ComparedCode: Sendable {
  private let name: String
  private let options: AnalysisOptions

  /// - Parameter options: the analysis options of both sides, without paths and indexes.
  package init(_ name: String, _ options: AnalysisOptions) {
    self.name = name
    self.options = options
  }

  /// Analyses the side; an existing path takes precedence over a revision of the same name.
  ///
  /// - Throws: `UsageError` as `Analysis` does, and for a name that is neither path nor revision.
  package func analysis() throws(UsageError) -> Analysis {
    let path = AbsolutePath(name, in: options.workingDirectory)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path.string, isDirectory: &isFolder) else {
      return try RevisionCheckout(revision: name, folder: options.workingDirectory).with { (folder) throws(UsageError) in
        try analysis(of: AbsolutePath(folder))
      }
    }
    return isFolder.boolValue || path.fileExtension == "swift" ? try analysis(of: path) : try Analysis(linking(name))
  }

  /// Analyses a path, with printed paths relative to it, so that a file has the same name on both sides.
  private func analysis(of path: AbsolutePath) throws(UsageError) -> Analysis {
    var side = options
    side.paths = [path.string]
    // A checkout of a revision has no work tree around it, so neither side has.
    side.isIsolated = true
    side.basePath = (path.fileExtension == "swift" ? path.folder ?? path : path).string
    side.workingDirectory = side.basePath
    return try Analysis(side)
  }

  private func linking(_ index: String) -> AnalysisOptions {
    var side = options
    side.indexes = [index]
    return side
  }
}

extension GraphState {
  /// The state of an analysed code base: its graph, and its findings with their fingerprints.
  package init(_ analysis: Analysis) {
    let findings = analysis.report.findings.compactMap { finding in
      GraphMark(finding).map { GraphState.IdentifiedMark(identity: finding.fingerprint, mark: $0) }
    }
    self.init(analysis.graph, findings: findings)
  }
}
