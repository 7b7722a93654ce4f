internal import Foundation
internal import ViperFacts
internal import ViperPlatform

/// The search for the files of a run: those below the named paths, which are reported, and those of the code base around them,
/// which are read as well.
struct SourceSearch: Sendable {
  /// All files to read.
  let found: FoundSources
  /// Nil if everything is reported.
  let part: CodePart?
  /// The paths below which everything is read.
  let paths: [String]

  init(_ options: AnalysisOptions, _ selection: FileSelection) {
    let named = Named(options, selection)
    guard let around = named.around else {
      (found, part, paths) = (named.found, nil, options.paths)
      return
    }
    found = around.found
    paths = around.paths
    let isWhole = found.files.count == named.found.files.count && options.replacement == nil
    part =
      isWhole ? nil : CodePart(named.found.files, below: named.places, basePath: AbsolutePath(options.basePath))
  }
}

/// What lies below the named paths, and where the code base around each of them begins.
private struct Named {
  let found: FoundSources
  let places: [AbsolutePath]
  private let options: AnalysisOptions
  private let selection: FileSelection
  /// By place, the folder of the code base around it; nil if it is read alone.
  private let tops: [AbsolutePath?]

  init(_ options: AnalysisOptions, _ selection: FileSelection) {
    (self.options, self.selection) = (options, selection)
    let given = options.paths.map { AbsolutePath($0, in: options.workingDirectory) }
    places = given.map(ResolvedPath.path)
    // Messages print a path as it was given.
    found = Self.find(
      zip(zip(options.paths, given), places).map { $0.1 == $1 ? $0.0 : $1.string }, options, selection)
    let isEmpty = found.files.isEmpty && options.replacement == nil
    let isAlone = options.isIsolated || isEmpty || found.diagnostics.contains { !$0.makesRunIncomplete }
    tops = isAlone ? places.map { _ in nil } : Self.withoutInner(places, Self.tops(around: places))
  }

  private static func find(_ paths: [String], _ options: AnalysisOptions, _ selection: FileSelection) -> FoundSources {
    SourceFinder.find(paths, basePath: options.basePath, workingDirectory: options.workingDirectory, selection: selection)
  }

  /// The tops without those of paths inside a named folder that is read alone: the code base that the user named contains them.
  private static func withoutInner(_ places: [AbsolutePath], _ tops: [AbsolutePath?]) -> [AbsolutePath?] {
    let alone = zip(places, tops).filter { $1 == nil && $0.fileExtension != "swift" }.map(\.0)
    return zip(places, tops).map { place, top in alone.contains { $0.contains(place) } ? nil : top }
  }

  /// Looks once for all files of a folder: a build tool passes hundreds of them.
  private static func tops(around places: [AbsolutePath]) -> [AbsolutePath?] {
    let home = AbsolutePath(FileManager.default.homeDirectoryForCurrentUser.path)
    var known: [AbsolutePath?: AbsolutePath?] = [:]
    return places.map { place in
      guard place.fileExtension == "swift" else { return CodeBaseTop.folder(around: place, home: home) }
      if let known = known[place.folder] { return known }
      let top = CodeBaseTop.folder(around: place, home: home)
      known[place.folder] = top
      return top
    }
  }

  /// The files of the code base, and the paths below which they lie; nil if there is nothing around the named paths.
  var around: (found: FoundSources, paths: [String])? {
    if tops.allSatisfy({ $0 == nil }) { return nil }
    var whole = reading(tops)
    let missing = whole.found.replace(by: found).map { AbsolutePath($0.path) }
    if missing.isEmpty { return whole }
    // Folders that are skipped by default cannot be found from above, so they are read alone.
    let others = zip(places, tops).map { place, top in missing.contains(where: place.contains) ? nil : top }
    return others.allSatisfy { $0 == nil } ? nil : reading(others)
  }

  /// The files below the code bases, and below the places without one.
  private func reading(_ tops: [AbsolutePath?]) -> (found: FoundSources, paths: [String]) {
    let paths = Set(zip(places, tops).map { place, top in (top ?? place).string }).sorted()
    var whole = Self.find(paths, options, selection)
    whole.leftOut = found.leftOut
    whole.leavingLinks = found.leavingLinks
    whole.configurations = found.configurations
    whole.use.formUnion(found.use)
    return (whole, paths)
  }
}
