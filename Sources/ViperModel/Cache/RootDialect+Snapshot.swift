import ViperFacts

extension RootDialect {
  func write(to writer: inout SnapshotWriter, _ names: SnapshotDialects) {
    writer.write(root)
    names.write(dialect, to: &writer)
    writer.write(shares) { writer, share in
      writer.write(share.dialect)
      share.verdict.write(to: &writer)
      writer.write(share.modules)
    }
    let signs = Dictionary(detections.flatMap(\.ranking).map { ($0.dialect, $0.signs) }, uniquingKeysWith: { first, _ in first })
    let sorted = signs.sorted { $0.key < $1.key }
    writer.write(sorted) { writer, dialect in
      writer.write(dialect.key)
      writer.write(dialect.value) { $0.write($1) }
    }
    let positions = Dictionary(uniqueKeysWithValues: zip(sorted.map(\.key), 0...))
    writer.write(detections) { $1.write(to: &$0, positions) }
    writer.write(unplaced) { writer, unplaced in
      for text in [unplaced.role.name, unplaced.name] { writer.write(text) }
      writer.write(unplaced.range)
    }
    writer.write(architectures) { $1.write(to: &$0) }
  }

  init(from reader: inout SnapshotReader, _ names: inout SnapshotDialects) {
    let (root, dialect) = (reader.text(), names.read(from: &reader))
    let shares = reader.array { Share(dialect: $0.text(), verdict: DialectVerdict(from: &$0), modules: $0.int()) }
    let signs = reader.array { (dialect: $0.text(), texts: $0.array { $0.text() }) }
    self.init(
      root: root, dialect: dialect, shares: shares, detections: reader.array { ModuleDetection(from: &$0, signs) },
      unplaced: reader.array { Unplaced(role: Role($0.text()), name: $0.text(), range: $0.range()) },
      architectures: reader.array { ArchitectureGroup(from: &$0) })
  }
}

extension DialectVerdict {
  fileprivate func write(to writer: inout SnapshotWriter) {
    switch self {
    case .pinned: writer.write(0)
    case .detected(let score):
      writer.write(1)
      writer.write(score)
    case .fallback(let nearest, let score):
      writer.write(2)
      writer.write(nearest)
      writer.write(score)
    case .wired: writer.write(3)
    }
  }

  fileprivate init(from reader: inout SnapshotReader) {
    switch reader.position(below: 4) {
    case 1: self = .detected(score: reader.share())
    case 2: self = .fallback(nearest: reader.optional { $0.text() }, score: reader.share())
    case 3: self = .wired
    default: self = .pinned
    }
  }
}

extension ArchitectureGroup {
  fileprivate func write(to writer: inout SnapshotWriter) {
    for text in [root, path] { writer.write(text) }
    writer.write(oneOf: architecture)
    writer.write(figures) { $1.write(to: &$0) }
    writer.write(evidence) { $0.write($1) }
    writer.write(setBy)
  }

  fileprivate init(from reader: inout SnapshotReader) {
    self.init(
      root: reader.text(), path: reader.text(), architecture: reader.one(of: Architecture.allCases),
      figures: reader.array { FileFigures(from: &$0) }, evidence: reader.array { $0.text() }, setBy: reader.optional { $0.text() }
    )
  }
}

extension ArchitectureGroup.FileFigures {
  fileprivate func write(to writer: inout SnapshotWriter) {
    writer.write(file)
    for number in [modules, viperModules] { writer.write(number) }
    writer.write(counts) { writer, count in
      writer.write(oneOf: count.kind)
      writer.write(count.number)
    }
  }

  fileprivate init(from reader: inout SnapshotReader) {
    self.init(
      file: reader.text(), modules: reader.int(), viperModules: reader.int(),
      counts: reader.array { .init(kind: $0.one(of: PartKind.allCases), number: $0.int()) })
  }
}

extension ModuleDetection {
  /// - Parameter positions: where a dialect's signs are listed; they are written once, since all modules share them.
  fileprivate func write(to writer: inout SnapshotWriter, _ positions: [String: Int]) {
    for text in [module, root, dialect] { writer.write(text) }
    writer.write(ranking) { writer, score in
      // All modules are compared with the same dialects, whose signs are listed.
      writer.write(positions[score.dialect]!)
      writer.write(score.value)
      writer.write(score.isShown) { $0.write($1) }
    }
  }

  fileprivate init(from reader: inout SnapshotReader, _ signs: [(dialect: String, texts: [String])]) {
    self.init(
      module: reader.text(), root: reader.text(), dialect: reader.text(),
      ranking: reader.array { Score(from: &$0, signs) })
  }
}

extension ModuleDetection.Score {
  fileprivate init(from reader: inout SnapshotReader, _ signs: [(dialect: String, texts: [String])]) {
    let position = reader.position(below: signs.count)
    let (dialect, texts) = signs.indices.contains(position) ? signs[position] : ("", [])
    self.init(dialect: dialect, value: reader.share(), signs: texts, isShown: reader.array { $0.bool() })
  }
}

extension SnapshotReader {
  /// 0...1.
  fileprivate mutating func share() -> Double {
    let number = double()
    return (0...1).contains(number) ? number : fail(0)
  }
}
