import ViperFacts

/// What a file says to the bodies of other files: its declarations with their types, without places and without bodies.
///
/// As long as the outlines of all files stay what they are, so does what a body means.
struct Outline {
  /// A declaration under one of the names by which code gets at it.
  struct Entry: Equatable, BitwiseCopyable {
    private let low: UInt32
    private let high: UInt32
    /// A hash of the name, as in a file's names: two names may share one.
    let name: UInt32
    /// The same of the type or extension that it is a member of, where code gets at it through that alone; else 0.
    let owner: UInt32
    /// The position of the declaration among its file's; -1 where the name is that of something which it concerns.
    let declaration: Int32

    init(_ identity: UInt64, name: UInt32, owner: UInt32 = 0, declaration: Int32) {
      (low, high) = (UInt32(truncatingIfNeeded: identity), UInt32(truncatingIfNeeded: identity >> 32))
      self.name = name
      self.owner = owner
      self.declaration = declaration
    }

    /// Whether it is under the name of something that it inherits, extends or stands for.
    var isTarget: Bool { declaration < 0 && name != Outline.everything }

    /// Two declarations of the same identity are the same to code elsewhere.
    var identity: UInt64 { UInt64(high) << 32 | UInt64(low) }
  }

  /// In source order.
  private(set) var entries: [Entry] = []
  private let facts: FileFacts
  /// By name: a hash of its bytes that is wide enough to stand for them.
  private let names: [UInt64]

  init(_ facts: FileFacts) {
    self.facts = facts
    names = facts.names.bytes.withUnsafeBufferPointer { bytes in
      (0..<facts.names.count).map { name in
        WordHash(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes[facts.names.range(of: NameTable.ID(name))]))).low
      }
    }
    addDeclarations()
    addQualifiedNames()
  }

  private mutating func addDeclarations() {
    var found: [Entry] = []
    var words: [UInt64] = []
    for (position, owners) in facts.signatures {
      words.removeAll(keepingCapacity: true)
      for owner in owners {
        words.append(UInt64(facts.declarations[owner].kind.rawValue))
        for name in facts.accessNames(of: owner, in: nil) { words.append(names[Int(name)]) }
      }
      facts.forEachSignaturePart(of: position) { part in
        switch part {
        case .number(let number): words.append(number)
        case .label(let name), .reference(let name): words.append(names[Int(name)])
        }
      }
      addEntries(of: position, owners.last, identity: words.withUnsafeBytes { WordHash($0).low }, to: &found)
    }
    entries = found
  }

  private func addEntries(of position: Int, _ owner: Int?, identity: UInt64, to found: inout [Entry]) {
    let accessNames = facts.accessNames(of: position, in: owner)
    let ownerHash = ownerHash(of: position, in: owner)
    func add(_ name: NameTable.ID, _ declaration: Int32) {
      found.append(Entry(identity, name: facts.names.hashes[Int(name)], owner: ownerHash, declaration: declaration))
    }
    let concerned = facts.targetNames(of: position) + genericNames(of: position)
    for (number, name) in (accessNames + concerned).enumerated() { add(name, number == 0 ? Int32(position) : -1) }
    guard let name = accessNames.first else { return }
    for child in facts.children(of: position) where facts.declarations[child].kind == .parameter { add(name, Int32(child)) }
  }

  /// The generic parameters of a type hide what has their names outside it.
  private func genericNames(of position: Int) -> [NameTable.ID] {
    guard facts.declarations[position].isType else { return [] }
    return facts.children(of: position).lazy.map { facts.declarations[$0] }.filter { $0.kind == .genericParameter }.map(\.name)
  }

  private func ownerHash(of position: Int, in owner: Int?) -> UInt32 {
    let declaration = facts.declarations[position]
    guard let owner, [.function, .property, .enumCase].contains(declaration.kind), !facts.isUnnamed(declaration) else { return 0 }
    return facts.accessNames(of: owner, in: nil).first.map { facts.names.hashes[Int($0)] } ?? 0
  }

  /// The name of an entry that concerns all code: a type of another module is called by its whole name where any file has that as
  /// a name of its own.
  static let everything: UInt32 = 0

  private mutating func addQualifiedNames() {
    for name in names.indices where name > 0 {
      guard facts.names.bytes[facts.names.range(of: NameTable.ID(name))].contains(UInt8(ascii: ".")) else { continue }
      entries.append(Entry(names[name], name: Self.everything, declaration: -1))
    }
  }
}
