import ViperFacts

extension EvaluationRecords {
  func renamed(_ number: (Name) -> Name) -> EvaluationRecords {
    var renamed = self
    for position in externalUsages.indices { renamed.externalUsages[position].name = number(externalUsages[position].name) }
    renamed.ambiguous = ambiguous.map(number)
    return renamed
  }

  /// With other numbers of types and slots.
  func renumbered(_ numbers: KnownNumbers) -> EvaluationRecords {
    var renumbered = self
    renumbered.usages = usages.map { $0.renumbered(numbers) }
    renumbered.externalUsages = externalUsages.map { $0.renumbered(numbers) }
    renumbered.edges = edges.map { ValueFlow.Edge(from: numbers.slot($0.from), to: numbers.slot($0.to)) }
    renumbered.sources = sources.map { ValueFlow.Source(slot: numbers.slot($0.slot), type: numbers.type($0.type)) }
    renumbered.cleared = cleared.map { Int32(numbers.slot(Int($0))) }
    renumbered.looks = looks.map { MemberLook(on: numbers.type($0.type), isFound: $0.isFound) }
    return renumbered
  }

  /// Whether all numbers lead somewhere in a code base.
  func fit(_ codebase: Codebase) -> Bool {
    let (types, files, slots) = (codebase.types.indices, codebase.files.indices, codebase.typeOfSlot.indices)
    let names = 0..<codebase.names.count
    return usages.allSatisfy {
      types.contains($0.from) && types.contains($0.to) && files.contains($0.file) && $0.isSound
        && slots.contains($0.property ?? 0) && slots.contains($0.body ?? 0)
    }
      && externalUsages.allSatisfy {
        types.contains($0.from) && files.contains($0.file) && $0.span.isSound && names.contains(Int($0.name))
      }
      && edges.allSatisfy { slots.contains($0.from) && slots.contains($0.to) }
      && sources.allSatisfy { slots.contains($0.slot) && types.contains($0.type) }
      && cleared.allSatisfy { slots.contains(Int($0)) } && looks.allSatisfy { types.contains($0.type) }
      && ambiguous.allSatisfy { names.contains(Int($0)) }
  }

  /// Whether each part's records end where there are some, and not before those of the part before it.
  var haveSoundEnds: Bool {
    var last = Counts()
    for end in ends {
      guard all(end .>= last) else { return false }
      last = end
    }
    return last == counts
  }

  func write(to writer: inout KeptWriter) {
    writer.write(records: usages)
    writer.write(records: externalUsages)
    writer.write(records: edges)
    writer.write(records: sources)
    writer.write(records: cleared)
    writer.write(records: looks)
    writer.write(records: ambiguous)
    writer.write(records: ends)
  }

  init(from reader: inout KeptReader) {
    self.init(
      usages: reader.records(), externalUsages: reader.records(), edges: reader.records(), sources: reader.records(),
      cleared: reader.records(), looks: reader.records(), ambiguous: reader.records(), ends: reader.records())
  }
}
