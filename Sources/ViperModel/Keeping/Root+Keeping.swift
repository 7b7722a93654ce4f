import ViperFacts

extension RootFinder.Root {
  func write(to writer: inout KeptWriter, _ names: KeptDialects) {
    classification.write(to: &writer)
    detection.write(to: &writer, names)
    dialect.write(to: &writer, names)
  }

  init(from reader: inout KeptReader, _ names: inout KeptDialects, _ types: RootTypes) {
    self.init(
      classification: RootClassification(from: &reader, types), detection: RootDetection(from: &reader, &names, types),
      dialect: RootDialect(from: &reader, &names))
  }
}

extension RootClassification {
  fileprivate func write(to writer: inout KeptWriter) {
    writer.write(modules) { writer, module in
      writer.write(module.name)
      writer.write(module.presenter)
    }
    writer.write(Array(assignments.entries)) { writer, entry in
      writer.write(entry.type)
      entry.value.write(to: &writer)
    }
    writer.write(compositionRoots.sorted()) { $0.write($1) }
    writer.write(isOther)
  }

  fileprivate init(from reader: inout KeptReader, _ types: RootTypes) {
    self.init(types)
    modules = reader.array { Module(name: $0.text(), presenter: $0.type(of: types)) }
    let moduleCount = modules.count
    for (type, assignment) in reader.array({ ($0.type(of: types), Assignment(from: &$0, moduleCount: moduleCount)) }) {
      if types.contains(type) { assignments[type] = assignment }
    }
    compositionRoots = Set(reader.array { $0.type(of: types) })
    isOther = reader.bool()
  }
}

extension RootClassification.Assignment {
  fileprivate func write(to writer: inout KeptWriter) {
    for text in [role.name, evidence] { writer.write(text) }
    writer.write(module)
    writer.write(isBase)
    writer.write(surface) { $0.write(oneOf: $1) }
    writer.write(expectedFile)
    for flag in [isNamed, isIncidental] { writer.write(flag) }
  }

  fileprivate init(from reader: inout KeptReader, moduleCount: Int) {
    self.init(
      role: Role(reader.text()), evidence: reader.text(), module: reader.optional { $0.position(below: moduleCount) },
      isBase: reader.bool(),
      surface: reader.optional { $0.one(of: InterfaceRule.Surface.allCases) }, expectedFile: reader.optional { $0.text() },
      isNamed: reader.bool(), isIncidental: reader.bool())
  }
}

extension RootDetection {
  /// Without rankings: what they say stands in the root's summary.
  fileprivate func write(to writer: inout KeptWriter, _ names: KeptDialects) {
    names.write(dialect, to: &writer)
    writer.write(byPresenter.sorted { $0.key < $1.key }) { writer, entry in
      writer.write(entry.key)
      names.write(entry.value.dialect, to: &writer)
      writer.write(entry.value.isPinned)
    }
  }

  fileprivate init(from reader: inout KeptReader, _ names: inout KeptDialects, _ types: RootTypes) {
    let dialect = names.read(from: &reader)
    let choices = reader.array { ($0.type(of: types), Choice(dialect: names.read(from: &$0), ranking: [], isPinned: $0.bool())) }
    self.init(dialect, Dictionary(choices, uniquingKeysWith: { first, _ in first }))
  }
}

extension KeptReader {
  /// One of a root's types.
  fileprivate mutating func type(of types: RootTypes) -> TypeSymbol.ID {
    let type = int()
    return types.contains(type) ? type : fail(types.list.first ?? 0)
  }
}
