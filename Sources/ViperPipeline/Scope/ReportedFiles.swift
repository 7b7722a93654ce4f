internal import Foundation
internal import ViperFacts
internal import ViperModel
internal import ViperPlatform
internal import ViperRules

/// The scope of a report: changed or listed files, and findings elsewhere that they cause.
struct ReportedFiles {
  private let files: Set<AbsolutePath>
  /// Folders whose files all count as changed.
  private let folders: [AbsolutePath]
  /// Deleted files: no finding is located in them, but their modules may now be incomplete.
  private let removed: [AbsolutePath]
  /// Whether findings elsewhere that involve the files are reported too.
  private let followsReferences: Bool
  /// Whether the file's content comes from an editor, so that it need not exist.
  private let isReplaced: Bool
  private let basePath: String

  /// Nil if everything is reported.
  ///
  /// - Throws: `UsageError` with Git's message.
  init?(_ options: AnalysisOptions) throws(UsageError) {
    basePath = options.basePath
    isReplaced = options.replacement != nil
    switch options.scope {
    case .everything: return nil
    case .files(let paths):
      files = Set(paths.map { AbsolutePath($0, in: options.workingDirectory).realOrNew })
      (folders, removed, followsReferences) = ([], [], false)
    case .changes(let revision):
      let changes = try ChangedFiles(since: revision, options)
      files = Set(changes.present.map(\.realOrNew))
      folders = changes.repositories.map(\.realOrNew)
      (removed, followsReferences) = (changes.removed.map(\.realOrNew), true)
    }
  }

  /// Removes findings and diagnostics outside of the scope, and adds notes with their counts.
  ///
  /// - Parameter companions: a changed one counts as a change of the components that it makes.
  func limited(_ report: LintReport, _ graph: ComponentGraph, _ companions: [CompanionCode] = []) -> LintReport {
    var report = report
    let known = PathMemory(basePath)
    let blame = followsReferences ? blamed(graph, companions, known) : Blame()
    var left = 0
    report.findings = report.findings.filter { finding in
      if isReported(finding, blame, known) { return true }
      if finding.disposition == .new { left += 1 }
      return false
    }
    let all = report.diagnostics.count
    report.diagnostics.removeAll { isAboutOtherCode($0, known) }
    report.diagnostics += Self.remark(left, "new finding") + Self.remark(all - report.diagnostics.count, "warning") + idleList
    return report
  }

  /// Whether a diagnostic is a syntax error in a file outside of the scope.
  private func isAboutOtherCode(_ diagnostic: Diagnostic, _ known: PathMemory) -> Bool {
    guard diagnostic.severity == .warning, !diagnostic.makesRunIncomplete, let file = diagnostic.file, file.hasSuffix(".swift")
    else { return false }
    return !files.contains(known[file])
  }

  private static func remark(_ count: Int, _ what: String) -> [Diagnostic] {
    if count == 0 { return [] }
    return [Diagnostic(.note, "\(count) \(what)\(count == 1 ? "" : "s") elsewhere \(count == 1 ? "is" : "are") not shown")]
  }

  /// A note if none of the listed files exists: the list is probably relative to another folder, and nothing would ever be
  /// reported.
  private var idleList: [Diagnostic] {
    let listed = files.filter { $0.string.hasSuffix(".swift") }
    guard !followsReferences, !listed.isEmpty, !listed.contains(where: { FileManager.default.fileExists(atPath: $0.string) }),
      !isReplaced
    else { return [] }
    return [Diagnostic(.note, "none of the listed Swift files exists; the names are relative to the working directory")]
  }

  private func isListed(_ path: AbsolutePath) -> Bool { files.contains(path) || folders.contains { $0.contains(path) } }

  private func isReported(_ finding: Finding, _ blame: Blame, _ known: PathMemory) -> Bool {
    // A new place of a fact that other files show already is nothing new.
    if followsReferences, finding.fact != nil, finding.places.contains(where: { !isListed(known[$0.range.file]) }) {
      return false
    }
    if isListed(known[finding.range.file]) { return true }
    guard followsReferences else { return false }
    let places = Set(finding.places.map(\.range))
    if finding.notes.contains(where: { !places.contains($0.range) && isListed(known[$0.range.file]) }) { return true }
    let root = finding.root ?? ""
    return finding.component.map { blame.components.contains(Blame.Key(root: root, name: $0)) } == true
      || finding.target.map { blame.changed.contains(Blame.Key(root: root, name: $0)) } == true
  }

  /// The components that are changed, refer to changed ones, or belong to a module with a deleted file.
  private struct Blame {
    struct Key: Hashable {
      var root: String
      var name: String
    }

    var changed: Set<Key> = []
    var components: Set<Key> = []
  }

  private func blamed(_ graph: ComponentGraph, _ companions: [CompanionCode], _ known: PathMemory) -> Blame {
    let made = Set(
      companions.lazy.filter { isListed(known[$0.file.name]) }.flatMap { $0.facts.objects.map(\.className) })
    let isChanged = graph.components.map { made.contains($0.name) || isListed(known[$0.range.file]) }
    let hasLost = graph.modules.map { module in removed.contains { known[module.path].contains($0) } }
    var isBlamed = isChanged
    for component in graph.components where component.module.map({ hasLost[$0] }) == true { isBlamed[component.id] = true }
    for reference in graph.references
    where isChanged[reference.to] || reference.holds.contains(where: { isChanged[$0.component] }) {
      isBlamed[reference.from] = true
    }
    func keys(_ flags: [Bool]) -> Set<Blame.Key> {
      Set(graph.components.filter { flags[$0.id] }.map { Blame.Key(root: $0.root, name: $0.name) })
    }
    return Blame(changed: keys(isChanged), components: keys(isBlamed))
  }
}

/// A cache of printed paths as absolute ones, without links: Git and others name a file behind a link by its own path.
private final class PathMemory {
  private let basePath: String
  private var known: [String: AbsolutePath] = [:]

  init(_ basePath: String) { self.basePath = basePath }

  subscript(printed: String) -> AbsolutePath {
    if let path = known[printed] { return path }
    let path = AbsolutePath(printed, in: basePath).realOrNew
    known[printed] = path
    return path
  }
}
