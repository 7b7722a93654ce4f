import ViperPlatform
import ViperText

/// The search for Swift files below the user's paths.
///
/// Ignore patterns apply only below a named path: a folder that is skipped by default is scanned if it is named.
package struct SourceFinder {
  private var found = FoundSources()
  private let selection: FileSelection
  private let basePath: AbsolutePath
  private let workingDirectory: AbsolutePath
  private let patterns = IgnorePatterns()
  private let bounds: LinkBounds
  /// The named folders walked so far.
  private var named: [AbsolutePath] = []
  /// The real paths of all folders walked so far: each is read once, however many links lead to it.
  private var walked: Set<String> = []
  /// The links on the way, which are followed after all else: what can be reached without them has the path without them.
  private var links: [Link] = []
  /// The number of files selected so far, and of files and folders excluded by the selection.
  private var (takenCount, leftOutCount) = (0, 0)

  private struct Link {
    var path: String
    var name: String
    var printed: String
    var root: String
  }

  private init(_ paths: [String], basePath: String, workingDirectory: String, selection: FileSelection) {
    let folder = AbsolutePath(workingDirectory)
    bounds = LinkBounds(around: paths.map { AbsolutePath($0, in: folder) })
    self.selection = selection
    self.basePath = AbsolutePath(basePath)
    self.workingDirectory = folder
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
    var finder = SourceFinder(paths, basePath: basePath, workingDirectory: workingDirectory, selection: selection)
    // Outermost first, so that a file's root does not depend on the order of the arguments.
    for path in paths.sorted(by: { finder.full($0).string < finder.full($1).string }) { finder.addSelected(path) }
    finder.followLinks()
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
    found.configurations = Set(found.configurations).sorted()
    found.leavingLinks = Set(found.leavingLinks).sorted()
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
    var finder = SourceFinder([], basePath: basePath, workingDirectory: workingDirectory, selection: selection)
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
    case .link, .other:
      found.diagnostics.append(Diagnostic(.error, "'\(path)' is neither a file nor a folder; pass a folder with Swift code"))
    case nil: found.diagnostics.append(Diagnostic(.error, "'\(path)' does not exist; check the path"))
    }
  }

  /// The named folder that contains a folder, else the folder itself.
  private func outermost(_ folder: AbsolutePath) -> AbsolutePath { named.first { $0.contains(folder) } ?? folder }

  private mutating func walk(_ path: AbsolutePath, root: AbsolutePath) {
    walk(path.string, real: (path.real ?? path).string, printed: printed(path), root: printed(root))
  }

  /// Works on strings, which are cheaper to extend than an `AbsolutePath`: a code base has tens of thousands of files.
  private mutating func walk(_ path: String, real: String, printed: String, root: String) {
    if !selection.exclude.isEmpty, !selection.enters(folder: path, &found.use) {
      leftOutCount += 1
      return
    }
    guard walked.insert(real).inserted else { return }
    guard let folder = Folder(path: path) else {
      let message = "cannot read the folder; check its permissions"
      found.diagnostics.append(Diagnostic(.error, message, file: printed, makesRunIncomplete: true))
      return
    }
    let isNamedRoot = !selection.roots.isEmpty && selection.isRoot(folder: path, &found.use)
    let root = isNamedRoot || folder.isRoot ? printed : root
    addProjects(of: folder, at: path, printed)
    if let name = folder.configuration { found.configurations.append(Self.join(path, name)) }
    for entry in folder.entries {
      lazy var inner = Self.join(path, entry.name)
      lazy var shown = self.printed(entry.name, in: printed, at: path)
      lazy var realInner = Self.join(real, entry.name)
      switch entry.kind {
      case .link where entry.isText && mayCount(link: entry.name):
        links.append(Link(path: inner, name: entry.name, printed: shown, root: root))
      case .folder where patterns.ignores(folder: entry.name), .file where patterns.ignores(file: entry.name),
        .link where entry.isText,
        .other:
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
      case .folder: walk(inner, real: realInner, printed: shown, root: root)
      case .file, .link:
        if path != real { found.realPaths[inner] = realInner }
        add(file: inner, printed: shown, root: root)
      }
    }
  }

  // MARK: links

  /// Whether a link of this name may lead to something that is read.
  private func mayCount(link name: String) -> Bool {
    !patterns.ignores(folder: name) || patterns.isTestCode(folder: name) || !patterns.ignores(file: name)
      || CompanionFile.kind(ofEntry: name) != nil
  }

  /// Follows links to folders and files, and those behind them. As no folder is walked twice, circles end.
  private mutating func followLinks() {
    while !links.isEmpty {
      let next = links.sorted { $0.printed < $1.printed }
      links = []
      for link in next { follow(link) }
    }
  }

  private mutating func follow(_ link: Link) {
    let kind = Folder.namedKind(of: link.path)
    let companion = kind == .file ? CompanionFile.kind(ofEntry: link.name) : nil
    let isTestCode = kind == .folder && patterns.isTestCode(folder: link.name)
    switch kind {
    case .folder where isTestCode || !patterns.ignores(folder: link.name): break
    case .file where companion != nil || !patterns.ignores(file: link.name): break
    // Anything else, such as a link to nothing, is not read wherever it leads.
    default: return
    }
    if !selection.exclude.isEmpty, !selection.enters(folder: link.path, &found.use) { return leftOutCount += 1 }
    guard let real = AbsolutePath(link.path).real, bounds.contain(real) else {
      return found.leavingLinks.append(link.printed)
    }
    guard !isLeftOut(real, isFolder: kind == .folder) else { return }
    if isTestCode {
      found.testFolders.append(link.path)
    } else if kind == .folder {
      walk(link.path, real: real.string, printed: link.printed, root: link.root)
    } else if walked.insert(real.string).inserted {
      found.realPaths[link.path] = real.string
      if let companion {
        if selection.takes(companion: link.path) {
          found.companions.append(CompanionFile(kind: companion, path: link.path, name: link.printed))
        }
      } else {
        add(file: link.path, printed: link.printed, root: link.root)
      }
    }
  }

  /// Whether what a link leads to has been found without it, or is left out by its own path.
  private func isLeftOut(_ real: AbsolutePath, isFolder: Bool) -> Bool {
    let names = bounds.names(to: real).map(String.init)
    let folders = isFolder ? names[...] : names.dropLast()
    if folders.contains(where: { patterns.ignores(folder: $0) }) { return true }
    if isFolder { return selection.exclude.contains { $0.covers(folder: real.string) } }
    guard !selection.exclude.contains(where: { $0.matches(file: real.string) }) else { return true }
    let name = names.last ?? ""
    let counts = !patterns.ignores(file: name) || CompanionFile.kind(ofEntry: name) != nil
    return counts && real.folder.map { walked.contains($0.string) } == true
  }

  private mutating func addProjects(of folder: Folder, at path: String, _ printed: String) {
    for entry in folder.entries {
      guard let (kind, file) = ProjectFile.kind(ofEntry: entry.name), entry.isText else { continue }
      let project = ProjectFile(kind: kind, path: Self.join(path, file), name: self.printed(file, in: printed, at: path))
      if bounds.allow(AbsolutePath(project.path)) {
        found.projects.append(project)
      } else {
        found.leavingLinks.append(project.name)
      }
    }
  }

  private mutating func add(file: AbsolutePath, root: AbsolutePath) {
    if let real = file.real, real != file { found.realPaths[file.string] = real.string }
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
