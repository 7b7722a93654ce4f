import ViperPlatform

/// The search for Swift files below the user's paths.
///
/// Ignore patterns apply only below a named path: a folder that is skipped by default is scanned if it is named.
package struct SourceFinder {
  private var found = FoundSources()
  private let selection: FileSelection
  private let basePath: AbsolutePath
  private let workingDirectory: AbsolutePath
  private let patterns = IgnorePatterns()
  /// The named folders walked so far.
  private var named: [AbsolutePath] = []
  /// The number of files selected so far, and of files and folders excluded by the selection.
  private var (takenCount, leftOutCount) = (0, 0)

  private init(basePath: String, workingDirectory: String, selection: FileSelection) {
    self.selection = selection
    self.basePath = AbsolutePath(basePath)
    self.workingDirectory = AbsolutePath(workingDirectory)
  }

  /// The files by printed path, without duplicates; problems become diagnostics.
  ///
  /// - Parameters:
  ///   - basePath: the absolute folder that printed paths are relative to.
  ///   - workingDirectory: the absolute folder that relative paths start at.
  ///   - selection: applies to the named paths themselves too.
  package static func find(
    _ paths: [String], basePath: String, workingDirectory: String, selection: FileSelection = FileSelection()
  ) -> FoundSources {
    var finder = SourceFinder(basePath: basePath, workingDirectory: workingDirectory, selection: selection)
    // Outermost first, so that a file's root does not depend on the order of the arguments.
    for path in paths.sorted(by: { finder.full($0).string < finder.full($1).string }) { finder.addSelected(path) }
    finder.sortFiles()
    return finder.found
  }

  /// Sorts the files and projects and drops duplicates; a file below several paths has the root from the outermost.
  private mutating func sortFiles() {
    var files: [SourceFile] = []
    files.reserveCapacity(found.files.count)
    for file in found.files.sorted(by: { $0.name < $1.name }) where file.path != files.last?.path { files.append(file) }
    found.files = files
    var (seen, seenCompanions): (Set<String>, Set<String>) = ([], [])
    found.companions = found.companions.sorted { $0.name < $1.name }.filter { seenCompanions.insert($0.path).inserted }
    found.projects = found.projects.sorted { $0.path < $1.path }.filter { seen.insert($0.path).inserted }
  }

  /// Adds the files below a path, and records the path if the selection excludes all of them.
  private mutating func addSelected(_ path: String) {
    let (taken, leftOut) = (takenCount, leftOutCount)
    add(path)
    if takenCount == taken, leftOutCount > leftOut { found.leftOut.append(path) }
  }

  /// A file that may not exist on disk, as it would be found below the paths; nil if it would be skipped.
  package static func place(
    _ file: String, below paths: [String], basePath: String, workingDirectory: String, selection: FileSelection = FileSelection()
  ) -> SourceFile? {
    var finder = SourceFinder(basePath: basePath, workingDirectory: workingDirectory, selection: selection)
    let full = finder.full(file)
    guard selection.takes(file: full.string) else { return nil }
    let around = paths.map(finder.full).filter { $0.contains(full) }.sorted { $0.string < $1.string }
    finder.named = around.filter { $0 != full }
    guard around.isEmpty || around.contains(where: { finder.isFound(full, below: $0) }) else { return nil }
    let folder = full.folder ?? full
    let root = finder.nearestRoot(of: folder) ?? finder.outermost(folder)
    let source = SourceFile(path: full.string, name: finder.printed(full), root: finder.printed(root))
    return selection.placed(source, basePath: finder.basePath.string)
  }

  private func isFound(_ file: AbsolutePath, below folder: AbsolutePath) -> Bool {
    if file == folder { return true }
    let names = file.relative(to: folder).split(separator: "/").map(String.init)
    return !names.dropLast().contains(where: patterns.ignores(folder:))
      && !names.suffix(1).contains(where: patterns.ignores(file:))
  }

  private func full(_ path: String) -> AbsolutePath { AbsolutePath(path, in: workingDirectory) }

  private mutating func add(_ path: String) {
    let full = full(path)
    // An empty path comes from an unset variable in a script, and must not mean the working directory.
    if path.isEmpty { return found.diagnostics.append(Diagnostic(.error, "a path is empty; pass a folder with Swift code")) }
    switch Folder.namedKind(of: full.string) {
    case .file where full.fileExtension != "swift":
      found.diagnostics.append(Diagnostic(.error, "'\(path)' is not a Swift file; pass a folder, or files that end in .swift"))
    case .file:
      let folder = full.folder ?? full
      add(file: full, root: nearestRoot(of: folder) ?? outermost(folder))
    case .folder:
      walk(full, root: nearestRoot(of: full) ?? outermost(full))
      named.append(full)
    case .other:
      found.diagnostics.append(Diagnostic(.error, "'\(path)' is neither a file nor a folder; pass a folder with Swift code"))
    case nil: found.diagnostics.append(Diagnostic(.error, "'\(path)' does not exist; check the path"))
    }
  }

  /// The named folder that contains a folder, else the folder itself.
  private func outermost(_ folder: AbsolutePath) -> AbsolutePath { named.first { $0.contains(folder) } ?? folder }

  private mutating func walk(_ path: AbsolutePath, root: AbsolutePath) {
    walk(path.string, printed: printed(path), root: printed(root))
  }

  /// Works on strings, which are cheaper to extend than an `AbsolutePath`: a code base has tens of thousands of files.
  private mutating func walk(_ path: String, printed: String, root: String) {
    if !selection.exclude.isEmpty, !selection.enters(folder: path, &found.use) {
      leftOutCount += 1
      return
    }
    guard let folder = Folder(path: path) else {
      let message = "cannot read the folder; check its permissions"
      found.diagnostics.append(Diagnostic(.error, message, file: printed, makesRunIncomplete: true))
      return
    }
    let isNamedRoot = !selection.roots.isEmpty && selection.isRoot(folder: path, &found.use)
    let root = isNamedRoot || folder.isRoot ? printed : root
    addProjects(of: folder, at: path, printed)
    for entry in folder.entries {
      lazy var inner = Self.join(path, entry.name)
      lazy var shown = self.printed(entry.name, in: printed, at: path)
      switch entry.kind {
      case .folder where patterns.ignores(folder: entry.name), .file where patterns.ignores(file: entry.name), .other:
        if !selection.exclude.isEmpty { selection.noteIgnored(inner, &found.use) }
        if entry.kind == .file, entry.isText, let kind = CompanionFile.kind(ofEntry: entry.name),
          selection.takes(companion: inner)
        {
          found.companions.append(CompanionFile(kind: kind, path: inner, name: shown))
        }
        if entry.kind == .folder, patterns.isTestCode(folder: entry.name) { found.testFolders.append(inner) }
      case _ where !entry.isText:
        let message = "the name is not UTF-8, so it is skipped; rename it"
        found.diagnostics.append(Diagnostic(.error, message, file: shown, makesRunIncomplete: true))
      case .folder: walk(inner, printed: shown, root: root)
      case .file: add(file: inner, printed: shown, root: root)
      }
    }
  }

  private mutating func addProjects(of folder: Folder, at path: String, _ printed: String) {
    for entry in folder.entries {
      guard let (kind, file) = ProjectFile.kind(ofEntry: entry.name), entry.isText else { continue }
      found.projects.append(
        ProjectFile(kind: kind, path: Self.join(path, file), name: self.printed(file, in: printed, at: path)))
    }
  }

  private mutating func add(file: AbsolutePath, root: AbsolutePath) {
    add(file: file.string, printed: printed(file), root: printed(root))
  }

  private mutating func add(file: String, printed: String, root: String) {
    if !selection.isEmpty, !selection.takes(file: file, &found.use) {
      leftOutCount += 1
      return
    }
    takenCount += 1
    found.files.append(SourceFile(path: file, name: printed, root: root))
  }

  private static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// The printed path of an entry; from outside, the walk may enter the base path.
  private func printed(_ name: String, in folder: String, at path: String) -> String {
    if folder == "." { return name }
    return folder.hasPrefix("/") ? printed(AbsolutePath(Self.join(path, name))) : Self.join(folder, name)
  }

  /// The nearest root, from the folder upwards; nil if there is none.
  private mutating func nearestRoot(of folder: AbsolutePath) -> AbsolutePath? {
    for current in sequence(first: folder, next: \.folder)
    where selection.isRoot(folder: current.string, &found.use) || Folder.isRoot(path: current.string) {
      if let root = Folder(path: current.string) { addProjects(of: root, at: current.string, printed(current)) }
      return current
    }
    return nil
  }

  private func printed(_ path: AbsolutePath) -> String { path.printed(in: basePath) }
}
