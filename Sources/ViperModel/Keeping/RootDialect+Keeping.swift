extension RootDialect {
  func write(to writer: inout KeptWriter, _ names: KeptDialects) {
    writer.write(root)
    names.write(dialect, to: &writer)
    writer.write(shares) { writer, share in
      writer.write(share.dialect)
      share.verdict.write(to: &writer)
      writer.write(share.modules)
    }
    writer.write(detections) { $1.write(to: &$0) }
    writer.write(isOtherArchitecture)
    writer.write(presenterCount)
    writer.write(viewControllerCount)
  }

  init(from reader: inout KeptReader, _ names: inout KeptDialects) {
    self.init(
      root: reader.text(), dialect: names.read(from: &reader),
      shares: reader.array { Share(dialect: $0.text(), verdict: DialectVerdict(from: &$0), modules: $0.int()) },
      detections: reader.array { ModuleDetection(from: &$0) }, isOtherArchitecture: reader.bool(), presenterCount: reader.int(),
      viewControllerCount: reader.int())
  }
}

extension DialectVerdict {
  fileprivate func write(to writer: inout KeptWriter) {
    switch self {
    case .pinned: writer.write(0)
    case .detected(let score):
      writer.write(1)
      writer.write(score)
    case .fallback(let nearest, let score):
      writer.write(2)
      writer.write(nearest)
      writer.write(score)
    }
  }

  fileprivate init(from reader: inout KeptReader) {
    switch reader.position(below: 3) {
    case 1: self = .detected(score: reader.double())
    case 2: self = .fallback(nearest: reader.optional { $0.text() }, score: reader.double())
    default: self = .pinned
    }
  }
}

extension ModuleDetection {
  fileprivate func write(to writer: inout KeptWriter) {
    for text in [module, root, dialect] { writer.write(text) }
    writer.write(ranking) { writer, score in
      writer.write(score.dialect)
      writer.write(score.value)
      writer.write(score.signs) { $0.write($1) }
      writer.write(score.isShown) { $0.write($1) }
    }
  }

  fileprivate init(from reader: inout KeptReader) {
    self.init(
      module: reader.text(), root: reader.text(), dialect: reader.text(),
      ranking: reader.array {
        Score(dialect: $0.text(), value: $0.double(), signs: $0.array { $0.text() }, isShown: $0.array { $0.bool() })
      })
  }
}
