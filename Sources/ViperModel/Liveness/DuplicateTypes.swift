import ViperFacts
import ViperLinking

/// Types of one name in files of one target, of which at least one is a component.
///
/// A compiler accepts them only where something keeps them apart that is not seen. So types in an `#if`, and private ones, count as
/// kept apart, and in a root without known targets, so do folders that look like copies or apps of their own.
struct DuplicateTypes {
  let codebase: Codebase
  let ancestry: Ancestry
  let components: ComponentTypes
  private let rootsWithTargets: Set<Int>

  init(codebase: Codebase, ancestry: Ancestry, components: ComponentTypes) {
    (self.codebase, self.ancestry, self.components) = (codebase, ancestry, components)
    rootsWithTargets = Set(codebase.files.lazy.filter { $0.source.targets != 0 }.map(\.root))
  }

  /// The number of names from which two folders are taken for copies of each other.
  private static let fewestOfCopy = 3

  /// The types that have the same name in one place.
  private struct Scope: Hashable {
    var name: Name
    var parent: TypeSymbol.ID?
    var root: Int
  }

  /// Two types by path, and further ones that share a target with the first.
  private struct Pair {
    var first: TypeSymbol.ID
    var second: TypeSymbol.ID
    var others: [TypeSymbol.ID]
    var folders: FolderPair
  }

  /// The folders below the deepest one with two files, by path.
  private struct FolderPair: Hashable {
    var first: String
    var second: String
  }

  var all: [Liveness.Duplicate] {
    let pairs = pairs
    let copies = Dictionary(pairs.map { ($0.folders, 1) }, uniquingKeysWith: +).filter { $0.value >= Self.fewestOfCopy }
    let apps = Set(codebase.types.indices.lazy.filter { ancestry.traits[$0].contains(.startsApp) }.map { source($0).name })
    return pairs.compactMap { pair in
      if !shareKnownTarget(pair.first, pair.second), copies[pair.folders] != nil || isOfSeveralApps(pair.folders, apps) {
        return nil
      }
      guard let component = components[pair.second] ?? components[pair.first] else { return nil }
      return Liveness.Duplicate(
        component: component.id, range: range(pair.second), others: ([pair.first] + pair.others).map(range))
    }.sorted { $0.range < $1.range }
  }

  private var pairs: [Pair] {
    let names = Set(components.types.map { codebase.types[$0].name })
    var scopes: [Scope: [TypeSymbol.ID]] = [:]
    for type in codebase.types where names.contains(type.name) && isVisible(type) {
      scopes[Scope(name: type.name, parent: type.parent, root: type.root), default: []].append(type.id)
    }
    return scopes.values.compactMap { types in
      types.count > 1 && types.contains { components[$0] != nil } ? pair(of: types) : nil
    }
  }

  /// Whether other files see a type, whatever the conditions.
  private func isVisible(_ type: TypeSymbol) -> Bool {
    guard !type.isExternal, !type.isLocal, let declaration = type.declaration else { return false }
    return codebase.declaration(declaration).flags.isDisjoint(with: [.isPrivate, .isFilePrivate, .isConditional])
  }

  private func pair(of types: [TypeSymbol.ID]) -> Pair? {
    let sorted = types.sorted { source($0).name < source($1).name }
    for (position, first) in sorted.enumerated() {
      let others = sorted[(position + 1)...].filter { shareTarget(first, $0) }
      guard let second = others.first else { continue }
      return Pair(first: first, second: second, others: Array(others.dropFirst()), folders: folders(first, second))
    }
    return nil
  }

  /// Whether two files are in one target, or in a root of which no target is known.
  private func shareTarget(_ a: TypeSymbol.ID, _ b: TypeSymbol.ID) -> Bool {
    let (first, second) = (source(a), source(b))
    if first.path == second.path { return false }
    if first.targets != 0, second.targets != 0 { return codebase.targets.intersect(first.targets, second.targets) }
    return first.targets == second.targets && !rootsWithTargets.contains(codebase.types[a].root)
  }

  private func shareKnownTarget(_ a: TypeSymbol.ID, _ b: TypeSymbol.ID) -> Bool {
    let (first, second) = (source(a).targets, source(b).targets)
    return first != 0 && second != 0 && codebase.targets.intersect(first, second)
  }

  /// Whether each of two folders has code of its own that starts an app.
  private func isOfSeveralApps(_ folders: FolderPair, _ apps: Set<String>) -> Bool {
    [folders.first, folders.second].allSatisfy { folder in apps.contains { $0.hasPrefix(folder + "/") } }
  }

  private func folders(_ a: TypeSymbol.ID, _ b: TypeSymbol.ID) -> FolderPair {
    let (first, second) = (source(a).name.split(separator: "/"), source(b).name.split(separator: "/"))
    let common = zip(first, second).prefix { $0 == $1 }.count
    func folder(_ parts: [Substring]) -> String { parts[..<min(common + 1, parts.count - 1)].joined(separator: "/") }
    return FolderPair(first: folder(first), second: folder(second))
  }

  private func source(_ type: TypeSymbol.ID) -> SourceFile { codebase.files[Int(codebase.types[type].declaration!.file)].source }

  private func range(_ type: TypeSymbol.ID) -> SourceRange {
    let declaration = codebase.types[type].declaration!
    return codebase.range(codebase.declaration(declaration).nameSpan, in: Int(declaration.file))
  }
}
