internal import ViperFacts
internal import ViperPlatform
internal import ViperRules

/// The named part of a code base that is read as a whole: only what lies in it is reported.
struct CodePart: Sendable {
  /// The printed names of its files.
  private let names: Set<String>
  /// The named folders.
  private let places: [AbsolutePath]
  /// The same as printed; `.` for the base path, if it lies in the part.
  private let printedPlaces: [String]
  /// The printed folders of its files' roots.
  let roots: Set<String>
  let basePath: AbsolutePath

  /// - Parameters:
  ///   - files: those found below the named paths, or named themselves.
  ///   - places: the named paths.
  init(_ files: [SourceFile], below places: [AbsolutePath], basePath: AbsolutePath) {
    names = Set(files.map(\.name))
    roots = Set(files.map(\.root))
    self.basePath = basePath
    self.places = places.filter { $0.fileExtension != "swift" }
    printedPlaces = self.places.flatMap { $0.contains(basePath) ? [".", $0.string] : [$0.printed(in: basePath)] }
  }

  /// The absolute paths of the folders that contain its files.
  var folders: Set<String> {
    let base = basePath.string
    let printed = Set(names.map { name in name.lastIndex(of: "/").map { String(name[..<$0]) } ?? "" })
    return Set(printed.map { $0.hasPrefix("/") ? $0 : $0.isEmpty ? base : base + "/" + $0 })
  }

  func contains(_ path: AbsolutePath) -> Bool {
    names.contains(path.printed(in: basePath)) || places.contains { $0.contains(path) }
  }

  /// - Parameter file: a printed path, which need not be that of a Swift file.
  func contains(printed file: String) -> Bool {
    names.contains(file) || printedPlaces.contains { Self.lies(file, in: $0) }
  }

  /// Whether a path is another one or lies below it, both as printed or both absolute; cheaper than making values of thousands of
  /// names.
  static func lies(_ file: String, in place: String) -> Bool {
    if place == "." { return !file.hasPrefix("/") }
    let (file, place) = (file.utf8, place.utf8)
    return file.starts(with: place) && (file.count == place.count || file.dropFirst(place.count).first == UInt8(ascii: "/"))
  }

  /// The findings in the part, and those about its baseline entries.
  func findings(among all: [Finding]) -> [Finding] {
    all.filter { $0.rule == StaleBaselineEntry.id || contains(printed: $0.range.file) }
  }

  // MARK: diagnostics

  /// The diagnostics without those of files elsewhere, which become notes and do not fail the run.
  func diagnostics(among all: [Diagnostic]) -> [Diagnostic] {
    let elsewhere = all.filter(isElsewhere)
    let gaps = elsewhere.filter(\.makesRunIncomplete).compactMap(\.file)
    return all.filter { !isElsewhere($0) } + Self.note(onGaps: gaps) + Self.note(onWarnings: elsewhere.count - gaps.count)
  }

  /// Whether a diagnostic is about a file or folder that was read for its names only.
  private func isElsewhere(_ diagnostic: Diagnostic) -> Bool {
    guard let file = diagnostic.file else { return false }
    let isSyntax = diagnostic.severity == .warning && file.hasSuffix(".swift")
    return (diagnostic.makesRunIncomplete || isSyntax) && !contains(printed: file)
  }

  private static func note(onGaps files: [String]) -> [Diagnostic] {
    guard let first = files.first else { return [] }
    let others = files.count == 1 ? "" : " and \(files.count - 1) more around the named paths"
    return [Diagnostic(.note, "'\(first)'\(others) could not be analysed, so findings that depend on it may be missing or wrong")]
  }

  private static func note(onWarnings count: Int) -> [Diagnostic] {
    if count == 0 { return [] }
    return [Diagnostic(.note, "\(count) warning\(count == 1 ? "" : "s") elsewhere \(count == 1 ? "is" : "are") not shown")]
  }
}
