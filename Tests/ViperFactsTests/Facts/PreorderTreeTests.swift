import Testing

@testable import ViperFacts

/// Which numbers are a tree in preorder.
@Suite struct PreorderTreeTests {
  /// All rows of up to five ends, a few of which are trees, by what a tree is.
  @Test func treesAreToldFromWhatIsNone() {
    var trees = 0
    for count in 0...5 {
      for ends in Self.rows(count) {
        let isTree = Self.isTree(ends)
        #expect(Self.isSound(ends, depth: 10) == isTree, "\(ends)")
        trees += isTree ? 1 : 0
      }
    }
    // Forests of zero to five nodes: the numbers of Catalan.
    #expect(trees == 1 + 1 + 2 + 5 + 14 + 42)
  }

  @Test(arguments: [([4, 4, 4, 4], 3), ([3, 2, 3, 5, 5], 1), ([1, 2], 0)] as [([UInt32], Int)])
  func subtreesMayLieAsDeepAsTheLimit(_ ends: [UInt32], _ depth: Int) {
    #expect(Self.isSound(ends, depth: depth))
    if depth > 0 { #expect(!Self.isSound(ends, depth: depth - 1)) }
  }

  private static func isSound(_ ends: [UInt32], depth: Int) -> Bool {
    let bytes = FactBytes(ends.flatMap { end in withUnsafeBytes(of: end) { Array($0) } })
    let section: FactSection<UInt32> = bytes.records(at: 0, count: ends.count)
    return PreorderTree.isSound(section, depth: depth) { $0 }
  }

  private static func rows(_ count: Int) -> [[UInt32]] {
    (0..<count).reduce([[]]) { rows, _ in rows.flatMap { row in (0...UInt32(count) + 1).map { row + [$0] } } }
  }

  /// No subtree is empty, goes beyond the end, or ends amid another one.
  private static func isTree(_ ends: [UInt32]) -> Bool {
    ends.indices.allSatisfy { index in
      let end = Int(ends[index])
      return end > index && end <= ends.count && ends[index..<end].allSatisfy { $0 <= end }
    }
  }
}
