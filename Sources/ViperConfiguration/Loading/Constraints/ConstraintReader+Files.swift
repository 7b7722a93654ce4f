import ViperModel
import ViperPlatform
import ViperText
import ViperYAML

extension ConstraintReader {
  static let mostFiles = 100
  /// The largest size of all files together, in bytes.
  static let mostBytes = 1_048_576

  /// Reads the files that the current one names, each with those that it extends itself.
  mutating func readExtended(_ field: YamlField) {
    for element in log.elements(field) where !isDone {
      guard let text = log.text(element) else { continue }
      for path in paths(text, at: element) where !isDone { read(path, at: element) }
    }
  }

  /// The file of a name, or the files that a pattern matches, sorted; a pattern leaves out the file that states it.
  private mutating func paths(_ text: String, at field: YamlField) -> [AbsolutePath] {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard let here = chain.last, let around = here.folder, let last = parts.last else { return [] }
    guard text.contains("*") else { return [AbsolutePath(text, in: around)] }
    guard !parts.dropLast().contains(where: { $0.contains("*") }) else {
      report("'*' is only allowed in the last part of '\(text)'; name each folder", at: field)
      return []
    }
    // A slash at the end keeps the root of the file system.
    let folder = AbsolutePath(parts.dropLast().map { $0 + "/" }.joined(), in: around)
    let glob = Wildcard(String(last))
    let names = source.names(folder.string).filter { glob.matches($0) && (last.hasPrefix(".") || !$0.hasPrefix(".")) }
    let found = names.sorted().map { AbsolutePath($0, in: folder) }.filter { $0 != here }
    if found.isEmpty { report("the pattern '\(text)' in '\(field.path)' matches no file; correct or remove it", at: field) }
    return found
  }

  /// A mistake that leaves the constraints of a file unknown.
  private mutating func report(_ message: String, at field: YamlField) {
    log.report(message, at: field)
    isComplete = false
  }

  private mutating func read(_ path: AbsolutePath, at field: YamlField) {
    if let start = chain.firstIndex(of: path) {
      let circle = (chain[start...] + [path]).map { source.printed($0.string) }.joined(separator: " → ")
      return report("constraint files extend each other: \(circle); remove one of these 'extends'", at: field)
    }
    guard seen.insert(path).inserted else { return }
    guard seen.count <= Self.mostFiles else {
      return stop("more than \(Self.mostFiles) constraint files; merge some of them", line: field.line)
    }
    let name = source.printed(path.string)
    do {
      guard let text = try source.text(path.string) else {
        return report("cannot read '\(name)', which '\(field.path)' names; give a path relative to this file", at: field)
      }
      byteCount += text.utf8.count
      guard byteCount <= Self.mostBytes else {
        return stop("the constraint files are larger than \(Self.mostBytes) bytes together; shorten them", line: field.line)
      }
      read(text, of: path, named: name)
    } catch {
      log.add(error.mistakes)
      isComplete = false
    }
  }

  private mutating func read(_ text: String, of path: AbsolutePath, named name: String) {
    let outer = log
    log = YamlLog(file: name)
    chain.append(path)
    let root = log.content(of: text)
    if let root {
      _ = log.entries(root, keys: ConfigurationKeys.names(ConstraintKeys.file))
      read(root)
    } else if !log.mistakes.isEmpty {
      isComplete = false
    }
    files.append(ConstraintFile(path: path.string, file: name, stated: root.flatMap { ConfigurationValue($0) }))
    chain.removeLast()
    let mistakes = log.sortedMistakes(of: name)
    log = outer
    log.add(mistakes)
  }
}
