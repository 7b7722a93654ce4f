import ViperFacts

/// The fingerprint of a file's outline: the declarations and types that other files' bodies can depend on, without locations and
/// bodies.
///
/// It includes initial values from which types are inferred. While the outlines, paths, roots and targets of all files are
/// unchanged, so is the meaning of an unedited body.
struct OutlineFingerprint: Equatable, BitwiseCopyable {
  private let low: UInt64
  private let high: UInt64

  init(_ facts: FileFacts) {
    var outline = Outline(facts)
    outline.addAll()
    let hash = outline.words.withUnsafeBytes { WordHash($0) }
    (low, high) = (hash.low, hash.high)
  }

  /// The outline of a file as words in a prefix-free encoding, so that different outlines have different words.
  private struct Outline {
    private(set) var words: [UInt64] = []
    private let facts: FileFacts
    /// The hash of each name's bytes, because the number of a name depends on bodies.
    private let names: [UInt64]

    init(_ facts: FileFacts) {
      self.facts = facts
      names = facts.names.bytes.withUnsafeBufferPointer { bytes in
        (0..<facts.names.count).map { name in
          WordHash(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes[facts.names.range(of: NameTable.ID(name))]))).low
        }
      }
    }

    mutating func addAll() {
      // Includes local declarations, because slots and types are numbered across the code base.
      for position in facts.declarations.indices { add(declaration: position) }
      addQualifiedNames()
      addImports()
    }

    private mutating func add(declaration position: Int) {
      let declaration = facts.declarations[position]
      let parts: UInt64 = (declaration.value < 0 ? 0 : 1) | (declaration.body < 0 ? 0 : 2)
      words.append(UInt64(declaration.kind.rawValue) << 40 | UInt64(declaration.flags.rawValue) << 8 | parts)
      words.append(UInt64(declaration.subtreeEnd) - UInt64(position))
      words.append(names[Int(declaration.name)])
      add(type: declaration.type)
      let inherited = facts.inheritance(of: declaration)
      words.append(UInt64(inherited.count))
      for type in inherited { add(type: type) }
      guard declaration.kind == .property, declaration.type < 0, declaration.value >= 0 else { return }
      add(expression: Int(declaration.value))
    }

    private mutating func add(type: Int32) {
      guard type >= 0 else { return words.append(0) }
      for position in Int(type)..<Int(facts.types[Int(type)].subtreeEnd) {
        let use = facts.types[position]
        words.append(UInt64(use.kind.rawValue) << 32 | (UInt64(use.subtreeEnd) - UInt64(position)))
        words.append(names[Int(use.name)])
      }
    }

    private mutating func add(expression: Int) {
      for position in expression..<Int(facts.expressions[expression].subtreeEnd) {
        let node = facts.expressions[position]
        let kind = UInt64(node.kind.rawValue) << 16 | UInt64(node.flags.rawValue)
        words.append(kind << 32 | (UInt64(node.subtreeEnd) - UInt64(position)))
        words.append(names[Int(node.name)])
        // The position identifies a local declaration.
        if node.kind == .declaration { words.append(UInt64(bitPattern: Int64(node.type))) } else { add(type: node.type) }
      }
    }

    /// Adds the imports, since the types that declarations name may be those of an imported target.
    private mutating func addImports() {
      words.append(UInt64(facts.imports.count))
      words += facts.imports.map { names[Int($0.module)] }.sorted()
    }

    /// Adds names with a dot, because a nested external type is resolved by its qualified name if any file contains that name.
    private mutating func addQualifiedNames() {
      let qualified = names.indices.filter {
        facts.names.bytes[facts.names.range(of: NameTable.ID($0))].contains(UInt8(ascii: "."))
      }
      words += qualified.map { names[$0] }.sorted()
    }
  }
}
