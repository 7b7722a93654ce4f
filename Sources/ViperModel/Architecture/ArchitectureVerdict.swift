import ViperFacts
import ViperLinking

/// The verdict on one root: the architecture of its modules, with the folders that differ.
struct ArchitectureVerdict: Sendable {
  /// The root's own group first, then by path.
  let groups: [ArchitectureGroup]
  private let places: GroupPlaces

  /// The group of a file.
  func group(ofFile file: Int32) -> ArchitectureGroup { groups[places.group(ofFile: file)] }

  /// Fewer votes do not decide, unless each of them is a proof.
  private static let fewest = 3

  /// - Parameters:
  ///   - set: what the user states; the wiring decides about the rest.
  ///   - around: the votes of the code base that the root is a part of, its own included; empty for a root alone.
  init(
    _ survey: PartSurvey, _ votes: [ArchitectureVote], root: Int, folders: Folders, set: SetArchitectures,
    around: [ArchitectureVote] = []
  ) {
    let pooled = survey.all(.presenter).isEmpty ? nil : Self.pooled(votes, around)
    let placed = votes.compactMap { vote in survey.file(of: vote.anchor).map { ($0, vote) } }
    let free = placed.filter { set[$0.0] == nil }
    let split = FolderSplit(free.map { (folders[$0.0], $0.1.shape) }, folders, main: votes.isEmpty ? nil : pooled)
    let paths = FolderPaths(free.map(\.0), folders, survey.codebase)
    let starts = split.starts.map { (path: paths[$0.folder], start: $0) }.sorted { $0.path < $1.path }
    let heads = GroupHeads(
      set, main: split.main, starts: starts.map { ($0.path, $0.start.architecture) }, root: root, survey.codebase)
    let places = GroupPlaces(folders, starts: starts.map(\.start.folder), set, heads)
    self.places = places
    var members = [GroupMembers](repeating: GroupMembers(), count: heads.all.count)
    for (file, vote) in placed { members[places.group(ofFile: file)].add(vote, in: file) }
    for part in survey.parts {
      if let file = survey.file(of: part.type) { members[places.group(ofFile: file)].add(part.kind, in: file) }
    }
    var groups = zip(heads.all, members).map { head, members in
      members.group(
        head.architecture ?? members.architectureWithoutVotes, root: survey.codebase.roots[root], path: head.path,
        setBy: head.setBy, survey)
    }
    if let pooled, groups.indices.contains(heads.main), groups[heads.main].setBy == nil {
      if heads.all[heads.main].architecture == nil, groups[heads.main].architecture == .unknown {
        groups[heads.main].architecture = pooled
      }
      if groups[heads.main].architecture == pooled {
        groups[heads.main].evidence.append("too few modules to judge on their own, in a code base that is \(pooled.title)")
      }
    }
    self.groups = groups
  }

  /// The architecture of the code base, where a root's own votes are too few.
  private static func pooled(_ votes: [ArchitectureVote], _ around: [ArchitectureVote]) -> Architecture? {
    guard around.count >= fewest, votes.count < fewest, votes.isEmpty || !votes.allSatisfy(\.shape.isProof) else { return nil }
    return around.reduce(into: ArchitectureTally()) { $0.add($1.shape) }.leader()
  }
}

/// The groups of a root before their members are known, in order.
private struct GroupHeads {
  struct Head {
    var path: String
    /// Nil where nothing is wired.
    var architecture: Architecture?
    var setBy: String?
  }

  private(set) var all: [Head] = []
  /// The position of the group that the wiring makes of the whole root, before those of its folders; 0 if there is none.
  private(set) var main = 0
  /// By group of the user, its position.
  private(set) var set: [Int]

  init(
    _ set: SetArchitectures, main: Architecture?, starts: [(path: String, architecture: Architecture)], root: Int,
    _ codebase: Codebase
  ) {
    self.set = set.groups.map { _ in 0 }
    let whole = set.groups.firstIndex(where: \.isWhole)
    if let whole { add(whole, of: set, path: codebase.roots[root]) }
    if !set.decideAll {
      self.main = all.count
      let path = whole == nil ? codebase.roots[root] : codebase.commonFolder(of: set.rest)
      all.append(Head(path: path, architecture: main))
      all += starts.map { Head(path: $0.path, architecture: $0.architecture) }
    }
    let others = set.groups.indices.filter { $0 != whole }.map { ($0, codebase.commonFolder(of: set.groups[$0].files)) }
    for (group, path) in others.sorted(by: { ($0.1, $0.0) < ($1.1, $1.0) }) { add(group, of: set, path: path) }
  }

  private mutating func add(_ group: Int, of set: SetArchitectures, path: String) {
    self.set[group] = all.count
    all.append(Head(path: path, architecture: set.groups[group].architecture, setBy: set.groups[group].origin))
  }
}

/// The group of each file: the user's, else by the folders that begin one.
private struct GroupPlaces: Sendable {
  private let folders: Folders
  /// By folder, the position of its group.
  private let starts: [Folders.Number: Int]
  private let set: SetArchitectures
  private let setPositions: [Int]
  /// The position of the root's own group.
  private let main: Int

  init(_ folders: Folders, starts: [Folders.Number], _ set: SetArchitectures, _ heads: GroupHeads) {
    self.folders = folders
    self.starts = Dictionary(uniqueKeysWithValues: zip(starts, (heads.main + 1)...))
    self.set = set
    setPositions = heads.set
    main = heads.main
  }

  func group(ofFile file: Int32) -> Int {
    if let group = set[file] { return setPositions[group] }
    var folder = folders[file]
    while true {
      if let start = starts[folder] { return start }
      guard let parent = folders.parent(of: folder) else { return main }
      folder = parent
    }
  }
}

extension Codebase {
  /// The printed path of the deepest folder around some files.
  fileprivate func commonFolder(of files: [Int32]) -> String {
    guard let first = files.first.map({ self.files[Int($0)] }) else { return "." }
    var common = first.folder
    for file in files.dropFirst() {
      common = Array(zip(common, self.files[Int(file)].folder).prefix { $0.0 == $0.1 }.map(\.0))
    }
    let start = first.source.name.utf8.first == UInt8(ascii: "/") ? "/" : ""
    return common.isEmpty && start.isEmpty ? "." : start + common.joined(separator: "/")
  }
}

/// The printed paths of the folders that contain some files.
private struct FolderPaths {
  private var paths: [Folders.Number: String] = [:]

  init(_ files: [Int32], _ folders: Folders, _ codebase: Codebase) {
    for file in files {
      let linked = codebase.files[Int(file)]
      var names = linked.folder[...]
      var folder: Folders.Number? = folders[file]
      let start = linked.source.name.utf8.first == UInt8(ascii: "/") ? "/" : ""
      while let number = folder, paths[number] == nil {
        paths[number] = names.isEmpty && start.isEmpty ? "." : start + names.joined(separator: "/")
        names = names.dropLast()
        folder = folders.parent(of: number)
      }
    }
  }

  subscript(folder: Folders.Number) -> String { paths[folder] ?? "." }
}
