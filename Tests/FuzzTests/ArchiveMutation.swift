import ViperTestSupport

@testable import ViperFacts

/// An archive of files' facts with some of its numbers changed: in the tables or in one file's facts with right checksums, or
/// anywhere with the old ones.
struct ArchiveMutation {
  static let version: UInt64 = 1

  private(set) var bytes: [UInt8] = []
  private var random: SplitMix64

  init(_ files: [FileFacts], random: SplitMix64) {
    self.random = random
    switch self.random.position(in: 8) {
    case 0, 1:
      bytes = Self.archive(files)
      change()
    case 2, 3: changeTables(files)
    default: changeFacts(files)
    }
  }

  private static func archive(_ files: [FileFacts]) -> [UInt8] {
    var writer = FactArchiveWriter(version: version)
    for (index, facts) in files.enumerated() {
      writer.add(FactArchive.File(name: "Login/\(index).swift", root: ".", hasOwnRoot: true, facts: 0), facts)
    }
    writer.add(Diagnostic(.warning, "syntax error", file: "Login/0.swift", line: 1))
    writer.add(FactArchive.NamedPath(name: "Login", isFolder: true))
    return writer.bytes
  }

  private mutating func changeTables(_ files: [FileFacts]) {
    let archive = Self.archive(files)
    let start = archive.withUnsafeBytes { $0.loadUnaligned(as: ArchiveHeader.self) }.blocksStart ?? archive.count
    bytes = Array(archive[ArchiveHeader.size..<start])
    change()
    bytes = Archive.bytes(.facts, version: Self.version, tables: bytes, blocks: Array(archive[start...]))
  }

  private mutating func changeFacts(_ files: [FileFacts]) {
    guard !files.isEmpty else { return bytes = Self.archive([]) }
    var files = files
    let index = random.position(in: files.count)
    bytes = Array(files[index].bytes)
    change()
    var source = StoredFacts(bytes: FactBytes(bytes))
    files[index] = FileFacts(&source, content: files[index].content)
    bytes = Self.archive(files)
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
  }

  private mutating func place() -> Int {
    random.position(in: bytes.count / 4) * 4
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
}
