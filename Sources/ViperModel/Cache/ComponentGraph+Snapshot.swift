import ViperFacts
import ViperLinking

extension ComponentGraph {
  func write(to writer: inout SnapshotWriter) {
    writer.write(modules) { $1.write(to: &$0) }
    writer.write(components) { $1.write(to: &$0) }
    writer.write(references) { $1.write(to: &$0) }
    writer.write(navigations) { $1.write(to: &$0) }
    writer.write(unreached) { $0.write($1) }
  }

  init(from reader: inout SnapshotReader) {
    self.init(modules: reader.array { ViperModule(from: &$0, id: $1) })
    let moduleCount = modules.count
    components = reader.array { Component(from: &$0, id: $1, moduleCount: moduleCount) }
    let componentCount = components.count
    references = reader.array { Reference(from: &$0, componentCount: componentCount) }
    navigations = reader.array { Navigation(from: &$0, componentCount: componentCount) }
    unreached = reader.array { $0.position(below: moduleCount) }
  }
}

extension ViperModule {
  fileprivate func write(to writer: inout SnapshotWriter) {
    for text in [name, dialect, path, root] { writer.write(text) }
  }

  fileprivate init(from reader: inout SnapshotReader, id: ID) {
    self.init(id: id, name: reader.text(), dialect: reader.text(), path: reader.text(), root: reader.text())
  }
}

extension Component {
  fileprivate func write(to writer: inout SnapshotWriter) {
    writer.write(name)
    writer.write(role.name)
    writer.write(oneOf: kind)
    writer.write(module)
    writer.write(range)
    writer.write(root)
    writer.write(dialect)
    writer.write(evidence)
    writer.write(surface) { $0.write(oneOf: $1) }
    writer.write(isClassBound)
    writer.write(isBase)
    writer.write(startsApp)
    writer.write(oneOf: certainty)
    writer.write(lines)
  }

  fileprivate convenience init(from reader: inout SnapshotReader, id: ID, moduleCount: Int) {
    self.init(
      id: id, name: reader.text(), role: Role(reader.text()), kind: reader.one(of: Kind.allCases),
      module: reader.optional { $0.position(below: moduleCount) }, range: reader.range(), root: reader.text(),
      dialect: reader.optional { $0.text() }, evidence: reader.text(),
      surface: reader.optional { $0.one(of: Component.Surface.allCases) }, isClassBound: reader.bool(), isBase: reader.bool(),
      startsApp: reader.bool(), certainty: reader.one(of: Reference.Certainty.allCases), lines: reader.int())
  }
}

extension Reference {
  fileprivate func write(to writer: inout SnapshotWriter) {
    writer.write(from)
    writer.write(to)
    writer.write(oneOf: kind)
    writer.write(strength) { $0.write(oneOf: $1) }
    writer.write(property)
    writer.write(range)
    writer.write(holds) { writer, holding in
      writer.write(holding.component)
      writer.write(oneOf: holding.certainty)
    }
    writer.write(isTransient)
    for word in context.words { writer.write(word) }
    writer.write(oneOf: certainty)
  }

  fileprivate convenience init(from reader: inout SnapshotReader, componentCount: Int) {
    self.init(
      from: reader.position(below: componentCount), to: reader.position(below: componentCount),
      kind: reader.one(of: ReferenceKind.allCases),
      strength: reader.optional { $0.one(of: ReferenceStrength.allCases) }, property: reader.optional { $0.text() },
      range: reader.range(),
      holds: reader.array { Holding(component: $0.position(below: componentCount), certainty: $0.one(of: Certainty.allCases)) },
      isTransient: reader.bool(), context: UsageContext(words: reader.int(), reader.int()),
      roleCertainty: reader.one(of: Certainty.allCases))
  }
}

extension Navigation {
  fileprivate func write(to writer: inout SnapshotWriter) {
    writer.write(from)
    writer.write(to)
    writer.write(oneOf: transition)
    writer.write(option)
    writer.write(range)
  }

  fileprivate init(from reader: inout SnapshotReader, componentCount: Int) {
    self.init(
      from: reader.position(below: componentCount), to: reader.position(below: componentCount),
      transition: reader.one(of: Transition.allCases), option: reader.optional { $0.text() }, range: reader.range())
  }
}

extension UsageContext {
  /// The lower half of the bits, then the upper one.
  fileprivate var words: [Int] { [rawValue, rawValue >> 32].map { Int(Int32(truncatingIfNeeded: $0)) } }

  fileprivate init(words lower: Int, _ upper: Int) {
    self.init(rawValue: UInt64(UInt32(truncatingIfNeeded: lower)) | UInt64(UInt32(truncatingIfNeeded: upper)) << 32)
  }
}
