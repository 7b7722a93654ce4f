internal import ViperFacts
internal import ViperPlatform

/// The files that may be changed: those in the named folders themselves, and of a list of files only those.
///
/// The target of a link may be anywhere and belong to anyone, and so may other names of a file.
struct FixArea {
  private let part: CodePart?
  private let listed: Set<String>?
  /// The named paths.
  private let places: [AbsolutePath]
  private let basePath: AbsolutePath

  init(_ options: AnalysisOptions, _ part: CodePart?) {
    self.part = part
    basePath = AbsolutePath(options.basePath)
    places = options.paths.map { ResolvedPath.path(AbsolutePath($0, in: options.workingDirectory)) }
    guard case .files(let files) = options.scope else {
      listed = nil
      return
    }
    listed = Set(files.map { ResolvedPath.path(AbsolutePath($0, in: options.workingDirectory)).string })
  }

  /// Why a file, by its printed path, is not changed; nil if it may be.
  func obstacle(to file: String) -> LeftOutFix.Reason? {
    let path = AbsolutePath(file, in: basePath)
    let ways = places.filter { $0.contains(path) }
    let isBelow = places.contains { ($0.real ?? $0).contains(path.real ?? path) }
    guard part?.contains(printed: file) ?? true, listed?.contains(path.string) ?? true, isBelow || !ways.isEmpty else {
      return LeftOutFix.Reason(
        "the edit changes a file that is not among the named paths; name it",
        "the edit changes '\(file)' too, which is not among the named paths; name it")
    }
    if !isBelow {
      let link = ways.lazy.compactMap { firstLink(from: $0, to: path) }.first ?? path
      let way = link == path ? "a link" : "read through the link '\(link.printed(in: basePath))'"
      return LeftOutFix.Reason(
        "the file is read through a link; name its target", "'\(file)' is \(way); name its target")
    }
    func reason(_ words: String) -> LeftOutFix.Reason { LeftOutFix.Reason("the file \(words)", "'\(file)' \(words)") }
    guard let traits = FileTraits(of: path.string) else { return reason("does not exist any more; run again") }
    if !traits.hasOneName { return reason("is also linked under other names, which would keep the old text; edit it by hand") }
    return traits.isOwnable ? nil : reason("belongs to another user or group; fix it as that user")
  }

  /// The outermost link below a named path on the way to a file, which may be one itself; nil if there is none.
  private func firstLink(from place: AbsolutePath, to file: AbsolutePath) -> AbsolutePath? {
    let way = [file] + sequence(first: file, next: \.folder).dropFirst().prefix { $0 != place && place.contains($0) }
    return way.last { FileTraits(of: $0.string)?.isLink == true }
  }
}
