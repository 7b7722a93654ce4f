@testable import ViperFacts

/// An archive of two files' facts with some of its numbers changed, with its old checksums or with right ones.
struct ArchiveMutation {
  static let version: UInt64 = 1

  private(set) var bytes: [UInt8]
  private let factsStart: Int
  private var random: SplitMix64

  init(_ files: [FileFacts], random: SplitMix64) {
    var writer = ArchiveWriter(version: Self.version)
    for (index, facts) in files.enumerated() {
      writer.add(FactArchive.File(name: "Login/\(index).swift", root: ".", hasOwnRoot: true, facts: 0), facts)
    }
    writer.add(Diagnostic(.warning, "does not parse here", file: "Login/0.swift", line: 1))
    writer.add(FactArchive.Place(name: "Login", isFolder: true))
    bytes = writer.bytes()
    factsStart = bytes.withUnsafeBytes { $0.loadUnaligned(as: ArchiveHeader.self) }.factsStart ?? bytes.count
    self.random = random
    change()
  }

  private mutating func change() {
    // Mostly one: what does not fit is refused as a whole.
    for _ in 0..<(random.once(in: 4) ? 2 + random.position(in: 20) : 1) where bytes.count >= 8 {
      switch random.position(in: 12) {
      case 0: bytes[random.position(in: bytes.count)] ^= 1 << UInt8(random.position(in: 8))
      case 1: bytes.swapAt(random.position(in: bytes.count), random.position(in: bytes.count))
      case 2: if random.once(in: 8) { bytes.removeLast(random.position(in: bytes.count)) }
      case 3: copyWords()
      default: changeWord()
      }
    }
    if random.once(in: 4) { return }
    seal()
  }

  private mutating func place() -> Int {
    // Facts are far more than tables.
    let limit = random.once(in: 4) ? min(factsStart, bytes.count) : bytes.count
    return random.position(in: limit / 4) * 4
  }

  private func word(at offset: Int) -> UInt32 {
    bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UInt32.self) }
  }

  private mutating func setWord(_ word: UInt32, at offset: Int) {
    bytes.withUnsafeMutableBytes { $0.storeBytes(of: word, toByteOffset: offset, as: UInt32.self) }
  }

  private mutating func changeWord() {
    let offset = place()
    let known = word(at: offset)
    switch random.position(in: 6) {
    case 0: setWord(known &+ 1, at: offset)
    case 1: setWord(known &- 1, at: offset)
    case 2: setWord([0, .max, 1 << 31, 1, 255, 65_536][random.position(in: 6)], at: offset)
    case 3: setWord(UInt32(random.position(in: 64)), at: offset)
    case 4: setWord(known ^ 1 << UInt32(random.position(in: 32)), at: offset)
    default: setWord(word(at: place()), at: offset)
    }
  }

  private mutating func copyWords() {
    let (source, target) = (place(), place())
    for index in 0..<random.position(in: 16) where max(source, target) + 4 * index + 4 <= bytes.count {
      setWord(word(at: source + 4 * index), at: target + 4 * index)
    }
  }

  // MARK: checksums

  /// With the length and the checksums that it should have.
  private mutating func seal() {
    guard bytes.count >= MemoryLayout<ArchiveHeader>.stride else { return }
    var header = bytes.withUnsafeBytes { $0.loadUnaligned(as: ArchiveHeader.self) }
    header.byteCount = UInt64(bytes.count)
    guard let start = header.factsStart, start <= bytes.count else { return }
    for index in 0..<Int(min(header.facts, 100)) { sealFacts(index, header, from: start) }
    var tables = Array(bytes[..<start])
    tables.seal(header)
    bytes.replaceSubrange(..<start, with: tables)
  }

  private mutating func sealFacts(_ index: Int, _ header: ArchiveHeader, from start: Int) {
    let offset =
      MemoryLayout<ArchiveHeader>.stride + Int(header.files) * MemoryLayout<ArchivedFile>.stride
      + index * MemoryLayout<ArchivedFacts>.stride
    guard offset + MemoryLayout<ArchivedFacts>.stride <= start else { return }
    var entry = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: ArchivedFacts.self) }
    let first = start + Int(min(entry.offset, 1 << 40))
    guard first <= bytes.count, entry.counts.byteCount <= bytes.count - first else { return }
    entry.checksum = bytes.withUnsafeBytes {
      WordHash(UnsafeRawBufferPointer(rebasing: $0[first..<(first + entry.counts.byteCount)])).low
    }
    bytes.withUnsafeMutableBytes { $0.storeBytes(of: entry, toByteOffset: offset, as: ArchivedFacts.self) }
  }
}
