import ViperFacts

/// All declarations of a file but parameters and what no code names, in source order.
struct Signatures: Sequence, IteratorProtocol {
  private let facts: FileFacts
  private var position = 0
  private var owners: [Int] = []

  init(_ facts: FileFacts) { self.facts = facts }

  /// A declaration's position, and those of the types and extensions around it, innermost last.
  mutating func next() -> (position: Int, owners: [Int])? {
    while position < facts.declarations.count {
      let declaration = facts.declarations[position]
      defer { position += 1 }
      while let owner = owners.last, Int(facts.declarations[owner].subtreeEnd) <= position { owners.removeLast() }
      if [.parameter, .genericParameter, .deinitializer].contains(declaration.kind) { continue }
      let around = owners
      if declaration.isType || declaration.kind == .extension { owners.append(position) }
      return (position, around)
    }
    return nil
  }
}
