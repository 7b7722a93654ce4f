import ViperFacts
import ViperLinking

/// The build target of each file, as far as folders and imports tell, for code whose project was not read.
///
/// A package has a folder for each target below `Sources`; a generated project has `Sources` inside each target. Any other
/// top-level folder is a target if some file imports a module of its name.
struct Targets: Sendable {
  typealias Number = Int

  /// By file.
  private var numbers: [Number] = []
  private var names: [String] = []

  init(_ codebase: Codebase) {
    let imports = Self.imports(in: codebase)
    let above = codebase.roots.map { $0.split(separator: "/").filter { $0 != "." } }
    var known: [String: Number] = [:]
    numbers.reserveCapacity(codebase.files.count)
    for (position, file) in codebase.files.enumerated() {
      // Files are sorted, so most have the folder of the one before.
      if position > 0, codebase.files[position - 1].root == file.root, codebase.files[position - 1].folder == file.folder {
        numbers.append(numbers[position - 1])
        continue
      }
      let path = Self.path(of: file, below: above[file.root], imports[file.root])
      let key = "\(file.root)/\(path.joined(separator: "/"))"
      let number = known[key] ?? names.count
      if number == names.count {
        known[key] = number
        names.append(path.last.map(Self.moduleName) ?? "")
      }
      numbers.append(number)
    }
  }

  subscript(file: Int32) -> Number { numbers[Int(file)] }

  /// Whether all files are in one target.
  var isSingle: Bool { names.count < 2 }

  func name(of file: Int32) -> String { names[self[file]] }

  /// Whether a file of a target, and not of what lies around all of them, imports the target of another file.
  func imports(_ file: Int32, targetOf other: Int32, in codebase: Codebase) -> Bool {
    let (linked, module) = (codebase.files[Int(file)], name(of: other))
    return !name(of: file).isEmpty && linked.facts.imports.contains { codebase.text(linked.name($0.module)) == module }
  }

  /// By root, the names of imported modules.
  private static func imports(in codebase: Codebase) -> [Set<String>] {
    var found = [Set<Name>](repeating: [], count: codebase.roots.count)
    for file in codebase.files {
      for entry in file.facts.imports { found[file.root].insert(file.name(entry.module)) }
    }
    return found.map { Set($0.map { codebase.text($0) }) }
  }

  /// The folders down to the target's own.
  private static func path(of file: LinkedFile, below above: [Substring], _ imports: Set<String>) -> [Substring] {
    let folder = file.folder.starts(with: above) ? Array(file.folder.dropFirst(above.count)) : file.folder
    if let sources = folder.lastIndex(of: "Sources") { return Array(folder.prefix(sources == 0 ? 2 : sources)) }
    return folder.first.map { imports.contains(moduleName($0)) ? [$0] : [] } ?? []
  }

  private static func moduleName(_ folder: Substring) -> String {
    String(folder.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
