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

  /// - Parameter around: the votes of the code base that the root is a part of, its own included; empty for a root alone.
  init(_ survey: PartSurvey, _ votes: [ArchitectureVote], root: Int, folders: Folders, around: [ArchitectureVote] = []) {
    let pooled = survey.all(.presenter).isEmpty ? nil : Self.pooled(votes, around)
    let files = votes.map { survey.file(of: $0.anchor)! }
    let split = FolderSplit(zip(files, votes).map { (folders[$0], $1.shape) }, folders, main: votes.isEmpty ? nil : pooled)
    let paths = FolderPaths(files, folders, survey.codebase)
    let starts = split.starts.map { (path: paths[$0.folder], start: $0) }.sorted { $0.path < $1.path }
    let places = GroupPlaces(folders, starts: starts.map(\.start.folder))
    self.places = places
    var members = [GroupMembers](repeating: GroupMembers(), count: starts.count + 1)
    for (file, vote) in zip(files, votes) { members[places.group(ofFile: file)].votes.append(vote) }
    for part in survey.parts { members[places.group(ofFile: survey.file(of: part.type)!)].add(part.kind) }
    let rootPath = survey.codebase.roots[root]
    let idle = members[0].architectureWithoutVotes
    let main = split.main ?? (idle == .unknown ? pooled : nil) ?? idle
    let architectures = [(rootPath, main)] + starts.map { ($0.path, $0.start.architecture) }
    var groups = zip(architectures, members).map { head, members in
      members.group(head.1, root: rootPath, path: head.0, survey)
    }
    if main == pooled { groups[0].evidence.append("too few modules to tell by themselves, in a code base that is \(main.title)") }
    self.groups = groups
  }

  /// The architecture of the code base, where a root's own votes are too few.
  private static func pooled(_ votes: [ArchitectureVote], _ around: [ArchitectureVote]) -> Architecture? {
    guard around.count >= fewest, votes.count < fewest, votes.isEmpty || !votes.allSatisfy(\.shape.isProof) else { return nil }
    return around.reduce(into: ArchitectureTally()) { $0.add($1.shape) }.leader()
  }
}

/// The group of each file, by the folders that begin one.
private struct GroupPlaces: Sendable {
  private let folders: Folders
  /// By folder, the position of its group; the first group is the root's.
  private let starts: [Folders.Number: Int]

  init(_ folders: Folders, starts: [Folders.Number]) {
    self.folders = folders
    self.starts = Dictionary(uniqueKeysWithValues: zip(starts, 1...))
  }

  func group(ofFile file: Int32) -> Int {
    var folder = folders[file]
    while true {
      if let start = starts[folder] { return start }
      guard let parent = folders.parent(of: folder) else { return 0 }
      folder = parent
    }
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
