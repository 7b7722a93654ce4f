import Testing
import ViperLinking

@testable import ViperGraph

struct MapGroupsTests {
  /// Modules at paths, with `opens` as pairs of names.
  private func view(_ paths: [String], opens: [(String, String)] = []) -> GraphView {
    var view = GraphView(level: .module)
    view.nodes = paths.map { GraphView.moduleNode(String($0.split(separator: "/").last!), path: $0, root: ".") }
    let position = Dictionary(uniqueKeysWithValues: view.nodes.enumerated().map { ($1.label, $0) })
    view.edges = opens.map { from, to in
      GraphView.Edge(
        from: position[from]!, to: position[to]!, kind: .construction, purpose: .navigation, file: "F.swift", line: 1)
    }
    return view
  }

  private func words(_ groups: MapGroups) -> [String] {
    groups.groups.filter { $0.members.count > 1 }.map { "\($0.kind.rawValue) \($0.label) \($0.members.count)" }
  }

  private let names = (0..<70).map { number in
    "\(Array("ABCDEFGHIJ")[number % 10])\(Array("abcdefghij")[number / 10])X\(number)"
  }

  @Test func featureFoldersComeFirst() {
    let paths = (0..<28).map { "App/Pay/M\($0)" } + (0..<26).map { "App/Chat/N\($0)" } + (0..<10).map { "App/Home/O\($0)" }
    #expect(words(MapGroups(view(paths + ["App/Root"]))).sorted() == ["folder Chat 26", "folder Home 10", "folder Pay 28"])
  }

  /// A folder with most of the modules says nothing as one box.
  @Test func largestFolderIsDividedIfItHasMostModules() {
    let paths = (0..<40).map { "App/Pay/M\($0)" } + (0..<20).map { "App/Chat/N\($0)" } + ["App/Root"]
    #expect(words(MapGroups(view(paths))) == ["folder Chat 20"])
  }

  @Test func leavesJoinTheModuleThatAloneOpensThem() {
    let paths = names.map { "App/\($0)" }
    let chain = zip(names, names.dropFirst().prefix(30)).map { ($0, $1) }
    let leaves = names.dropFirst(31).map { (names[0], $0) }
    let groups = MapGroups(view(paths, opens: chain + leaves))
    #expect(groups.groups.count <= 60)
    #expect(words(groups).allSatisfy { $0.hasPrefix("flow ") })
    #expect(groups.groups.contains { $0.members.first == 0 && $0.members.count > 5 })
  }

  /// Each of the others opens all that the first one opens, and is left out.
  @Test func aPartOfAnAppSaysNothingThatIsFalseOfTheWhole() throws {
    let names = Array(names.prefix(64))
    let opens = names.dropFirst(2).flatMap { [(names[0], $0), (names[1], $0)] }
    let whole = view(names.map { "App/\($0)" }, opens: opens)
    let part = try OperationList([Exclusion([names[1]])]).applied(to: whole).view
    #expect(part.nodes.count == 63 && part.nodes.allSatisfy { $0.isCut == ($0.label != names[0]) })
    let kinds = Set(MapGroups(part).groups.filter { $0.members.count > 1 }.map(\.kind))
    #expect(!kinds.isEmpty && kinds.isDisjoint(with: [.flow, .unlinked]))
    let alone = view(names.filter { $0 != names[1] }.map { "App/\($0)" }, opens: opens.filter { $0.0 == names[0] })
    #expect(MapGroups(alone).groups.contains { $0.kind == .flow && $0.members.count > 1 })
  }

  @Test func modulesWithoutLinesAreOneBox() {
    let paths = names.map { "App/\($0)" }
    let rest = Array(names.dropFirst(20))
    // All others open each other in a ring, so that none is the only one to open another.
    let ring = rest.indices.flatMap { [(rest[$0], rest[($0 + 1) % rest.count]), (rest[$0], rest[($0 + 2) % rest.count])] }
    #expect(words(MapGroups(view(paths, opens: ring))) == ["unlinked Not linked 20"])
  }

  @Test(arguments: [
    ("StakingMain", "Staking"), ("NFTSend", "NFT"), ("login", "login"), ("A", "A"), ("URL", "URL"), ("M12", "M12"),
  ])
  func firstWordOfAName(name: String, word: String) { #expect(MapGroups.firstWord(of: name) == word) }

  @Test func everyModuleIsInOneGroup() {
    let view = view((0..<500).map { "App/\($0 % 7)/\($0 % 3)/M\($0)" } + (0..<80).map { "App/Flat\($0)" })
    let groups = MapGroups(view).groups
    #expect(groups.count <= 60)
    #expect(groups.flatMap(\.members).sorted() == Array(view.nodes.indices))
    #expect(Set(groups.map(\.id)).count == groups.count)
  }
}
