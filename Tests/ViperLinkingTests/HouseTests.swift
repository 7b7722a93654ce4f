import Foundation
import Testing
import ViperFacts
import ViperLinking
import ViperModel
import ViperTestSupport

/// The layout of this package's own sources, as its own extractor and linker see it.
///
/// A target's folders depend on each other one way only, as targets do; the compiler checks targets, this suite checks folders.
/// A folder holds the files that lie directly in it: a sub-folder may refer to the folder around it, or the other way round, but
/// not both.
@Suite(.enabled(if: SlowTests.areWanted, "VIPER_SLOW_TESTS=1 runs it"))
struct HouseTests {
  private static let mostFiles = 25
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources").path

  /// Paths below `Sources`, sorted.
  private static let paths = (FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? [])
    .filter { $0.hasSuffix(".swift") }.sorted()

  static let targets = Set(paths.map { String($0.prefix { $0 != "/" }) }).sorted()

  private static let files: [(SourceFile, FileFacts)] = paths.map { path in
    let bytes = FileManager.default.contents(atPath: "\(sources)/\(path)") ?? Data()
    return (SourceFile(path: "\(sources)/\(path)", name: path, root: "."), FactExtractor.facts(of: Array(bytes)))
  }

  private static func folder(of path: String) -> String { path.split(separator: "/").dropLast().joined(separator: "/") }

  @Test func everyFolderIsSmall() {
    #expect(Self.paths.count > 300)
    for (folder, paths) in Dictionary(grouping: Self.paths, by: Self.folder) {
      #expect(paths.count <= Self.mostFiles, "\(folder) holds \(paths.count) files")
    }
  }

  @Test func everyTypeHasANameOfItsOwn() {
    var declared: [String: Set<String>] = [:]
    for (source, facts) in Self.files {
      for name in Self.topLevelTypes(facts) { declared[name, default: []].insert(source.name) }
    }
    #expect(declared.count > 300)
    for (name, files) in declared {
      #expect(files.count == 1, "'\(name)' is declared in \(files.sorted().joined(separator: " and "))")
    }
  }

  private static func topLevelTypes(_ facts: FileFacts) -> [String] {
    var names: [String] = []
    var index = 0
    while index < facts.declarations.count {
      let declaration = facts.declarations[index]
      if declaration.isType { names.append(facts.names[declaration.name]) }
      index = max(Int(declaration.subtreeEnd), index + 1)
    }
    return names
  }

  // MARK: dependencies

  /// By target and pair of folders, the uses of types, `File uses Type`.
  private static let dependencies: [String: [Dependency: Set<String>]] = {
    let codebase = CodebaseLinker.link(files)
    var found: [String: [Dependency: Set<String>]] = [:]
    for usage in Evaluation(of: codebase, threads: 1).usages {
      guard let declaration = codebase.types[usage.to].declaration else { continue }
      let (user, used) = (codebase.files[usage.file].source.name, codebase.files[Int(declaration.file)].source.name)
      let target = String(user.prefix { $0 != "/" })
      guard used.hasPrefix("\(target)/"), folder(of: user) != folder(of: used) else { continue }
      let file = user.split(separator: "/").last!.dropLast(".swift".count)
      found[target, default: [:]][Dependency(from: folder(of: user), to: folder(of: used)), default: []]
        .insert("\(file) uses \(codebase.types[usage.to].qualifiedName)")
    }
    return found
  }()

  private struct Dependency: Hashable {
    var from: String
    var to: String
  }

  @Test func seesDependenciesBetweenFolders() {
    let found = Self.dependencies["ViperModel"]?[Dependency(from: "ViperModel/Building", to: "ViperModel/Components")]
    #expect(found?.contains("ReferenceBuilder uses Reference") == true)
  }

  @Test(arguments: targets) func foldersDependOnEachOtherOneWay(_ target: String) {
    let dependencies = Self.dependencies[target] ?? [:]
    let folders = Set(dependencies.keys.flatMap { [$0.from, $0.to] }).sorted()
    let positions = Dictionary(uniqueKeysWithValues: zip(folders, 0...))
    let circles = StronglyConnectedComponents.numbers(
      count: folders.count, edges: dependencies.keys.map { (positions[$0.from]!, positions[$0.to]!) })
    let inCircles = dependencies.filter { circles[positions[$0.key.from]!] == circles[positions[$0.key.to]!] }
    let lines = inCircles.sorted { ($0.value.count, $0.key.from) < ($1.value.count, $1.key.from) }.map { dependency, uses in
      "\(dependency.from) -> \(dependency.to): \(uses.sorted().prefix(8).joined(separator: ", "))"
    }
    #expect(lines.isEmpty, "folders in a circle, the fewest uses first:\n\(lines.joined(separator: "\n"))")
  }
}
