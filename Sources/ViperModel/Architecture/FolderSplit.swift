/// Splits a root by folders: the architecture of most modules, and the folders that differ from what is around them.
struct FolderSplit {
  /// Nil without votes.
  let main: Architecture?
  /// From the top down.
  private(set) var starts: [(folder: Folders.Number, architecture: Architecture)] = []
  private var tallies: [Folders.Number: ArchitectureTally] = [:]
  private var children: [Folders.Number: Set<Folders.Number>] = [:]

  /// - Parameter around: what the modules of the whole code base show, where these are too few.
  init(_ votes: [(folder: Folders.Number, shape: ArchitectureVote.Shape)], _ folders: Folders, main around: Architecture? = nil) {
    var tallies: [Folders.Number: ArchitectureTally] = [:]
    for vote in votes {
      var folder = vote.folder
      tallies[folder, default: ArchitectureTally()].add(vote.shape)
      while let parent = folders.parent(of: folder) {
        children[parent, default: []].insert(folder)
        tallies[parent, default: ArchitectureTally()].add(vote.shape)
        folder = parent
      }
    }
    self.tallies = tallies
    main = around ?? tallies[Folders.top]?.leader()
    if let main { split(Folders.top, in: main) }
  }

  private mutating func split(_ folder: Folders.Number, in surrounding: Architecture) {
    for child in children[folder, default: []].sorted() {
      guard let tally = tallies[child], let own = tally.leader(in: surrounding) else { continue }
      let differs = tally.differs(from: surrounding, as: own)
      if differs { starts.append((child, own)) }
      split(child, in: differs ? own : surrounding)
    }
  }
}
