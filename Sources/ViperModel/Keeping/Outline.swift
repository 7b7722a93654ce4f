package import ViperFacts

/// What a file says to the bodies of other files: its declarations with their types, without places and without bodies.
///
/// As long as the outlines of all files stay what they are, so does what a body means. First values of properties without a written
/// type count, since their types are inferred from them.
struct Outline: Equatable, BitwiseCopyable {
  private let low: UInt64
  private let high: UInt64

  init(_ facts: FileFacts) {
    var text = Text(facts: facts)
    for position in facts.declarations.indices { text.add(declaration: position) }
    text.addQualifiedNames()
    let hash = text.words.withUnsafeBytes { WordHash($0) }
    (low, high) = (hash.low, hash.high)
  }

  /// The outline as numbers, one after the other.
  private struct Text {
    let facts: FileFacts
    /// By name: a hash of its bytes that is wide enough to stand for them.
    let names: [UInt64]
    private(set) var words: [UInt64] = []

    init(facts: FileFacts) {
      self.facts = facts
      names = facts.names.bytes.withUnsafeBufferPointer { bytes in
        (0..<facts.names.count).map { name in
          WordHash(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes[facts.names.range(of: NameTable.ID(name))]))).low
        }
      }
    }

    mutating func add(declaration position: Int) {
      let declaration = facts.declarations[position]
      let size = UInt64(declaration.subtreeEnd) - UInt64(position)
      words += [
        UInt64(declaration.kind.rawValue) << 32 | UInt64(declaration.flags.rawValue), names[Int(declaration.name)],
        names[Int(declaration.innerName)], size << 2 | (declaration.value < 0 ? 0 : 1) | (declaration.body < 0 ? 0 : 2),
      ]
      add(type: declaration.type)
      for type in facts.inheritance(of: declaration) { add(type: type) }
      if declaration.kind == .property, declaration.type < 0, declaration.value >= 0 { add(expression: Int(declaration.value)) }
    }

    private mutating func add(type: Int32) {
      guard type >= 0 else { return words.append(0) }
      for position in Int(type)..<Int(facts.types[Int(type)].subtreeEnd) {
        let use = facts.types[position]
        words += [UInt64(use.kind.rawValue) << 32 | (UInt64(use.subtreeEnd) - UInt64(position)), names[Int(use.name)]]
      }
    }

    private mutating func add(expression: Int) {
      for position in expression..<Int(facts.expressions[expression].subtreeEnd) {
        let node = facts.expressions[position]
        let kind = UInt64(node.kind.rawValue) << 8 | UInt64(node.flags.rawValue)
        words += [kind << 32 | (UInt64(node.subtreeEnd) - UInt64(position)), names[Int(node.name)]]
        // A local declaration's position stays the same as long as the declarations do.
        if node.kind == .declaration { words.append(UInt64(UInt32(bitPattern: node.type))) } else { add(type: node.type) }
      }
    }

    /// A type of another module is called by its whole name where any file has that as a name of its own.
    mutating func addQualifiedNames() {
      for name in names.indices where name > 0 {
        if facts.names.bytes[facts.names.range(of: NameTable.ID(name))].contains(UInt8(ascii: ".")) { words.append(names[name]) }
      }
    }
  }
}
