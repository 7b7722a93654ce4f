internal import ViperFacts
internal import ViperPlatform
import ViperReporting

extension CodeOwners {
  /// Reads the `CODEOWNERS` file of the first named path, or of a folder above it.
  ///
  /// - Throws: `UsageError` if there is none.
  init(around options: AnalysisOptions) throws(UsageError) {
    let path = AbsolutePath(options.paths.first ?? ".", in: options.workingDirectory)
    let bounds = LinkBounds(around: [path])
    for folder in sequence(first: path, next: \.folder) {
      for place in Self.places {
        let file = AbsolutePath(place, in: folder)
        guard bounds.allow(file), let bytes = try? SourceBytes.read(file.string) else { continue }
        self.init(String(decoding: bytes, as: UTF8.self), top: folder.string)
        return
      }
    }
    let places = Self.places.map { "'\($0)'" }.joined(separator: ", ")
    throw UsageError([
      Diagnostic(.error, "'--group-by owner' needs one of \(places) in the folder or above; add it, or group by 'module'")
    ])
  }
}
