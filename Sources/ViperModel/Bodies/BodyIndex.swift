import ViperFacts
import ViperLinking

/// A body with what is around each of its expressions, where its names are, and where it ends early: found in one pass.
struct BodyIndex {
  let facts: FileFacts
  let range: Range<Int>
  /// By expression of the body, in its order: the one directly around it; -1 for the body itself.
  private let parents: [Int32]
  private let named: [NameTable.ID: [Int]]
  private let bound: [NameTable.ID: [Int]]
  private let exits: [Int]

  var nodes: FactSection<Expression> { facts.expressions }

  /// - Parameter root: the outermost expression.
  init(_ root: Int, in facts: FileFacts) {
    let nodes = facts.expressions
    (self.facts, range) = (facts, root..<Int(nodes[root].subtreeEnd))
    var parents: [Int32] = []
    var (named, bound): ([NameTable.ID: [Int]], [NameTable.ID: [Int]]) = ([:], [:])
    var (exits, open): ([Int], [Int]) = ([], [])
    for node in range {
      while let last = open.last, Int(nodes[last].subtreeEnd) <= node { open.removeLast() }
      parents.append(Int32(open.last ?? -1))
      open.append(node)
      switch nodes[node].kind {
      case .name: named[nodes[node].name, default: []].append(node)
      case .binding: bound[nodes[node].name, default: []].append(node)
      case .return: exits.append(node)
      case .block where nodes[node].flags.contains(.isGuard): exits.append(node)
      default: break
      }
    }
    (self.parents, self.named, self.bound, self.exits) = (parents, named, bound, exits)
  }

  /// The expression directly around another one.
  func parent(of node: Int) -> Int? {
    let parent = Int(parents[node - range.lowerBound])
    return parent < 0 ? nil : parent
  }

  /// The expressions around another one, innermost first.
  func ancestors(of node: Int) -> some Sequence<Int> { sequence(first: node) { parent(of: $0) }.dropFirst() }

  /// Where a name stands by itself.
  func mentions(of name: NameTable.ID) -> [Int] { named[name] ?? [] }

  func bindings(of name: NameTable.ID) -> [Int] { bound[name] ?? [] }

  /// Where code may leave the body between two expressions: a `return`, or the block of a `guard`.
  func exits(between start: Int, and end: Int) -> some Sequence<Int> {
    exits.reversed().lazy.drop { $0 >= end }.prefix { $0 >= start }
  }
}
