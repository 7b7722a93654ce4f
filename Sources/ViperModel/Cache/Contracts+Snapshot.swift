import ViperFacts

extension Contracts {
  func write(to writer: inout SnapshotWriter) {
    writer.write(unused) { writer, requirement in
      writer.write(requirement.interface)
      writer.write(requirement.signature)
      writer.write(requirement.range)
      writer.write(requirement.hasDefault)
    }
    writer.write(unadopted) { writer, entry in
      writer.write(entry.interface)
      writer.write(entry.unused) { $0.write($1) }
    }
    writer.write(failingCalls) { writer, call in
      writer.write(call.caller)
      writer.write(call.interface)
      writer.write(call.signature)
      writer.write(call.range)
      writer.write(call.implementation)
      writer.write(call.lacking) { $0.write($1) }
    }
    undecided.write(to: &writer)
  }

  init(from reader: inout SnapshotReader, componentCount: Int) {
    self.init()
    unused = reader.array {
      Requirement(
        interface: $0.position(below: componentCount), signature: $0.text(), range: $0.range(), hasDefault: $0.bool())
    }
    unadopted = reader.array {
      Unadopted(interface: $0.position(below: componentCount), unused: $0.array { $0.range() })
    }
    failingCalls = reader.array {
      FailingCall(
        caller: $0.position(below: componentCount), interface: $0.position(below: componentCount), signature: $0.text(),
        range: $0.range(), implementation: $0.range(), lacking: $0.array { $0.position(below: componentCount) })
    }
    undecided = EscapeCounts(from: &reader)
  }
}
