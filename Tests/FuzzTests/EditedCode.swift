import ViperFacts

/// A small code base that somebody works on: edits as people make them, and some that nobody would.
struct EditedCode {
  private(set) var files: [(SourceFile, FileFacts)]
  private var texts: [[UInt8]]
  private let seeds: FuzzSeeds
  private var random: SplitMix64

  /// - Parameter random: chooses the files to begin with, and every edit.
  init(_ seeds: FuzzSeeds, random: SplitMix64) {
    self.seeds = seeds
    self.random = random
    let count = 4 + self.random.position(in: 12)
    let first = self.random.position(in: max(1, seeds.sources.count - count))
    texts = Array(seeds.sources[first...].prefix(count))
    files = texts.enumerated().map { number, text in
      (SourceFile(path: "/App/\(number).swift", name: "App/\(number).swift", root: "."), FactExtractor.facts(of: text))
    }
  }

  /// Changes one file, mostly in one place.
  mutating func edit() {
    let file = random.position(in: files.count)
    if random.once(in: 3) {
      var mutator = Mutator([texts[file]], tokens: FuzzTokens.source, random: SplitMix64(seed: random.next(), index: 0))
      texts[file] = mutator.next().bytes
    } else {
      texts[file] = Array(edited(texts[file].split(separator: 10, omittingEmptySubsequences: false)).joined(separator: [10]))
    }
    if case .facts(let facts) = FactReader.outcome(of: texts[file]) { files[file].1 = facts }
  }

  private mutating func edited(_ lines: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>] {
    var lines = lines
    let place = random.position(in: lines.count)
    switch random.position(in: 7) {
    case 0: lines.remove(at: place)
    case 1: lines.insert(lines[random.position(in: lines.count)], at: place)
    case 2: lines.swapAt(place, random.position(in: lines.count))
    case 3: lines.insert(ArraySlice("    print(\"seen\") // \(place)".utf8), at: place)
    case 4: lines.insert(anyLine(), at: place)
    default: lines[place] = renamed(lines[place])
    }
    return lines
  }

  /// One of its words becomes a word from anywhere.
  private mutating func renamed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let words = Self.words(of: line)
    let others = Self.words(of: anyLine())
    guard !words.isEmpty, !others.isEmpty else { return line }
    let word = words[random.position(in: words.count)]
    return line[..<word.startIndex] + others[random.position(in: others.count)] + line[word.endIndex...]
  }

  private static func words(of line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    line.split { byte in !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte & 0xDF) }
  }

  private mutating func anyLine() -> ArraySlice<UInt8> {
    let lines = texts[random.position(in: texts.count)].split(separator: 10)
    return lines.isEmpty ? [] : lines[random.position(in: lines.count)]
  }
}
