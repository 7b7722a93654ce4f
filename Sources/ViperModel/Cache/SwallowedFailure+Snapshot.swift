import ViperFacts

extension SwallowedFailure {
  func write(to writer: inout SnapshotWriter) {
    writer.write(component)
    writer.write(oneOf: kind)
    writer.write(function)
    writer.write(isLogged)
    writer.write(range)
    writer.write(listener)
    writer.write(isAnswer)
    writer.write(remedy)
    writer.write(told)
  }

  init(from reader: inout SnapshotReader, componentCount: Int) {
    self.init(
      component: reader.position(below: componentCount), kind: reader.one(of: Kind.allCases), function: reader.text(),
      isLogged: reader.bool(), range: reader.range(), listener: reader.text(), isAnswer: reader.bool(),
      remedy: reader.optional { $0.text() }, told: reader.range())
  }
}
