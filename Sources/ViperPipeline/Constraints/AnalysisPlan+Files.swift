internal import Foundation
internal import ViperConfiguration
internal import ViperFacts
internal import ViperModel
internal import ViperPlatform

extension AnalysisPlan {
  /// The constraints of a file, whose path patterns are relative to the configuration as if it extended the file.
  ///
  /// - Parameter name: relative to the working directory.
  /// - Throws: `UsageError` with every mistake in the file, and for a file without constraints.
  func constraints(ofFile name: String) throws(UsageError) -> [Constraint] {
    let path = AbsolutePath(name, in: options.workingDirectory)
    let printed = path.printed(in: AbsolutePath(options.basePath, in: options.workingDirectory))
    do throws(DialectError) {
      guard let text = try YamlFile.text(of: URL(fileURLWithPath: path.string), named: printed, within: nil) else {
        throw DialectError(diagnostics: [Diagnostic(.error, "cannot read the constraints '\(name)'; check the path")])
      }
      let found = try ConfigurationLoader.constraints(
        text: text, file: printed, path: path.string, folder: configuration.folder ?? options.basePath,
        furtherRoles: dialects.pins.all.flatMap(\.ownRoles), vocabulary: .init(options, checksDialects: false))
      if !found.isEmpty { return found }
      throw DialectError(diagnostics: [Diagnostic(.error, "states no constraint; list some under 'constraints:'", file: printed)])
    } catch {
      throw UsageError(error.diagnostics)
    }
  }

  /// The same run with other constraints than the configuration's.
  func replacing(constraints: [Constraint]) -> AnalysisPlan {
    var plan = self
    plan.configuration.constraints = constraints
    return plan
  }
}
