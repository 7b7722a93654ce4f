import SystemPackage

/// Finds the Swift files below the paths that the user named.
///
/// Ignore patterns apply below a named path only: a folder that is left out by default is scanned when it is named.
package struct SourceFinder {
  private var found = FoundSources()
  private let selection: FileSelection
  private let basePath: FilePath
  private let workingDirectory: FilePath
  private let patterns = IgnorePatterns()
  /// The folders that were named and walked so far.
  private var named: [FilePath] = []
  /// How many files the selection has taken so far, and how many files and folders it has left out.
  private var (takenCount, leftOutCount) = (0, 0)

  private init(basePath: String, workingDirectory: String, selection: FileSelection) {
    self.selection = selection
    self.basePath = FilePath(basePath).lexicallyNormalized()
    self.workingDirectory = FilePath(workingDirectory).lexicallyNormalized()
  }

  /// Files in the order of their printed names, each once; problems become diagnostics.
  ///
  /// - Parameters:
  ///   - basePath: an absolute folder; printed names are relative to it.
  ///   - workingDirectory: an absolute folder; relative paths start there.
  ///   - selection: holds for what is named itself too.
  package static func find(
    _ paths: [String], basePath: String, workingDirectory: String, selection: FileSelection = FileSelection()
  ) -> FoundSources {
    var finder = SourceFinder(basePath: basePath, workingDirectory: workingDirectory, selection: selection)
    // Outermost first, so that the order of the arguments does not decide which root a file belongs to.
    for path in paths.sorted(by: { finder.full($0).string < finder.full($1).string }) { finder.addSelected(path) }
    finder.sortFiles()
    return finder.found
  }

  /// A file that lies below several of the paths belongs where it was found first.
  private mutating func sortFiles() {
    var files: [SourceFile] = []
    files.reserveCapacity(found.files.count)
    for file in found.files.sorted(by: { $0.name < $1.name }) where file.path != files.last?.path { files.append(file) }
    found.files = files
  }

  /// Adds what is below a path, and notes where the selection leaves nothing of it.
  private mutating func addSelected(_ path: String) {
    let (taken, leftOut) = (takenCount, leftOutCount)
    add(path)
    if takenCount == taken, leftOutCount > leftOut { found.leftOut.append(path) }
  }

  /// A file that need not be on disk yet, as if it had been found below the paths; nil where it would be left out there.
  package static func place(
    _ file: String, below paths: [String], basePath: String, workingDirectory: String, selection: FileSelection = FileSelection()
  ) -> SourceFile? {
    var finder = SourceFinder(basePath: basePath, workingDirectory: workingDirectory, selection: selection)
    let full = finder.full(file)
    guard selection.takes(file: full.string) else { return nil }
    let around = paths.map(finder.full).filter { full.starts(with: $0) }.sorted { $0.string < $1.string }
    finder.named = around.filter { $0 != full }
    guard around.isEmpty || around.contains(where: { finder.isFound(full, below: $0) }) else { return nil }
    let folder = full.removingLastComponent()
    let root = finder.nearestRoot(of: folder) ?? finder.outermost(folder)
    let source = SourceFile(path: full.string, name: finder.printed(full), root: finder.printed(root))
    return selection.placed(source, basePath: finder.basePath.string)
  }

  private func isFound(_ file: FilePath, below folder: FilePath) -> Bool {
    if file == folder { return true }
    let names = file.components.dropFirst(folder.components.count).map(\.string)
    return !names.dropLast().contains(where: patterns.ignores(folder:))
      && !names.suffix(1).contains(where: patterns.ignores(file:))
  }

  private func full(_ path: String) -> FilePath { workingDirectory.pushing(FilePath(path)).lexicallyNormalized() }

  private mutating func add(_ path: String) {
    let full = full(path)
    // What a script hands over for a variable that is not set: not the working directory, which is '.'.
    if path.isEmpty { return found.diagnostics.append(Diagnostic(.error, "a path is empty; name a folder with Swift code")) }
    switch Folder.namedKind(of: full.string) {
    case .file where full.extension != "swift":
      found.diagnostics.append(Diagnostic(.error, "'\(path)' is no Swift file; name a folder, or files that end in .swift"))
    case .file: add(file: full, root: nearestRoot(of: full.removingLastComponent()) ?? outermost(full.removingLastComponent()))
    case .folder:
      walk(full, root: nearestRoot(of: full) ?? outermost(full))
      named.append(full)
    case .other:
      found.diagnostics.append(Diagnostic(.error, "'\(path)' is neither a file nor a folder; name a folder with Swift code"))
    case nil: found.diagnostics.append(Diagnostic(.error, "'\(path)' does not exist; check the path"))
    }
  }

  /// The named folder that a folder lies in, else the folder itself.
  private func outermost(_ folder: FilePath) -> FilePath { named.first { folder.starts(with: $0) } ?? folder }

  private mutating func walk(_ path: FilePath, root: FilePath) {
    walk(path.string, printed: printed(path), root: printed(root))
  }

  /// Paths are text here, put together name by name: a code base has tens of thousands.
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
    for entry in folder.entries {
      lazy var inner = Self.join(path, entry.name)
      lazy var shown = self.printed(entry.name, in: printed, at: path)
      switch entry.kind {
      case .folder where patterns.ignores(folder: entry.name), .file where patterns.ignores(file: entry.name), .other:
        if !selection.exclude.isEmpty { selection.noteIgnored(inner, &found.use) }
      case _ where !entry.isText:
        let message = "the name is not UTF-8, so this is left out; rename it"
        found.diagnostics.append(Diagnostic(.error, message, file: shown, makesRunIncomplete: true))
      case .folder: walk(inner, printed: shown, root: root)
      case .file: add(file: inner, printed: shown, root: root)
      }
    }
  }

  private mutating func add(file: FilePath, root: FilePath) {
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

  /// The printed path of what lies in a folder; what lies above the base path may lead into it.
  private func printed(_ name: String, in folder: String, at path: String) -> String {
    if folder == "." { return name }
    return folder.hasPrefix("/") ? printed(FilePath(Self.join(path, name))) : Self.join(folder, name)
  }

  /// The nearest folder, upwards, that holds a project; nil where there is none.
  private mutating func nearestRoot(of folder: FilePath) -> FilePath? {
    var current = folder
    while true {
      if selection.isRoot(folder: current.string, &found.use) || Folder.isRoot(path: current.string) { return current }
      guard current.removeLastComponent() else { return nil }
    }
  }

  private func printed(_ path: FilePath) -> String {
    var relative = path
    guard relative.removePrefix(basePath) else { return path.string }
    return relative.isEmpty ? "." : relative.string
  }
}
