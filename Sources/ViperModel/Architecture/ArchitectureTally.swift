/// The votes of a folder and all folders in it, counted by shape.
struct ArchitectureTally: Sendable {
  private var counts = [Int](repeating: 0, count: ArchitectureVote.Shape.allCases.count)

  subscript(shape: ArchitectureVote.Shape) -> Int { counts[shape.rawValue] }

  mutating func add(_ shape: ArchitectureVote.Shape) { counts[shape.rawValue] += 1 }

  /// Presenters without interactors are incomplete modules of VIPER if there is at least one interactor for so many of them.
  private static let incompletePerComplete = 4

  /// - Parameter surrounding: the architecture of the folder around: its incomplete modules are incomplete here, too.
  func votes(in surrounding: Architecture? = nil) -> [(architecture: Architecture, count: Int)] {
    let complete = self[.viper] + self[.presenterWithInteractor]
    let incomplete = self[.presenterWithRouter]
    let isIncomplete = surrounding == .viper || (complete > 0 && complete * Self.incompletePerComplete >= incomplete)
    return [
      (.viper, complete + (isIncomplete ? incomplete : 0)), (.cleanSwift, self[.cleanSwift]), (.ribs, self[.ribs]),
      (.mvp, self[.presenter] + (isIncomplete ? 0 : incomplete)), (.mvvm, self[.viewModel]), (.swiftui, self[.builtScreen]),
    ]
  }

  /// The architecture with the most votes, the first among equals; nil without votes.
  ///
  /// - Parameter candidates: the architectures that count.
  func leader(in surrounding: Architecture? = nil, among candidates: [Architecture] = Architecture.allCases) -> Architecture? {
    let votes = votes(in: surrounding).filter { candidates.contains($0.architecture) }
    let most = votes.map(\.count).max() ?? 0
    return most == 0 ? nil : votes.first { $0.count == most }?.architecture
  }

  /// Whether the folder is of another architecture than the one around it: nearly all of its modules agree, and there are several,
  /// or they leave no doubt.
  func differs(from surrounding: Architecture, as own: Architecture) -> Bool {
    let votes = votes(in: surrounding)
    let (total, count) = (votes.reduce(0) { $0 + $1.count }, votes.first { $0.architecture == own }?.count ?? 0)
    guard own != surrounding, count * 5 >= total * 4 else { return false }
    // Where screens have no presenters, modules of VIPER are judged without a group of their own.
    let hasPresenters = surrounding != .mvvm && surrounding != .swiftui
    // A view of Clean Swift may keep its presenter besides, so that its scene looks like VIPER.
    let isLookalike = surrounding == .cleanSwift && own == .viper
    return count >= 3 || (hasPresenters && !isLookalike && count == total && proofs(of: own) > 0)
  }

  private func proofs(of architecture: Architecture) -> Int {
    switch architecture {
    case .viper: self[.viper]
    case .cleanSwift: self[.cleanSwift]
    case .ribs: self[.ribs]
    default: 0
    }
  }
}
