import ViperFacts

extension EvaluationRecords {
  func renamed(_ number: (Name) -> Name) -> EvaluationRecords {
    var renamed = self
    for position in externalUsages.indices { renamed.externalUsages[position].name = number(externalUsages[position].name) }
    renamed.ambiguous = ambiguous.map(number)
    renamed.occurrences = occurrences.map { $0.renamed(number) }
    return renamed
  }

  func namesFit(_ names: Range<Int>) -> Bool {
    externalUsages.allSatisfy { names.contains(Int($0.name)) } && ambiguous.allSatisfy { names.contains(Int($0)) }
      && occurrences.allSatisfy { $0.externalName.map { names.contains(Int($0)) } ?? true }
  }

  /// Whether all numbers except those of names are valid in a code base.
  func fit(_ codebase: Codebase) -> Bool {
    let (types, files, slots) = (codebase.types.indices, codebase.files.indices, 0..<codebase.slotCount)
    return usages.allSatisfy {
      types.contains($0.from) && types.contains($0.to) && files.contains($0.file) && $0.isSound
        && $0.property.map(slots.contains) ?? true && $0.body.map(slots.contains) ?? true
    }
      && externalUsages.allSatisfy { types.contains($0.from) && files.contains($0.file) && $0.span.isSound }
      && edges.allSatisfy { slots.contains($0.from) && slots.contains($0.to) }
      && sources.allSatisfy { $0.fits(codebase) }
      && cleared.allSatisfy { slots.contains(Int($0)) } && assigned.allSatisfy { $0.fits(codebase) }
      && looks.allSatisfy { types.contains($0.type) }
      && mentions.allSatisfy { $0.fits(codebase) } && handovers.allSatisfy { $0.fits(codebase) }
      && claims.allSatisfy { $0.fits(codebase) }
      && narrowed.allSatisfy { slots.contains($0.from) && slots.contains($0.to) }
      && (unseen + unnamed).allSatisfy { slots.contains(Int($0)) }
      && occurrences.allSatisfy { $0.fits(codebase) }
  }

  /// Whether the ends of parts are ascending and the last one equals the counts.
  var haveSoundEnds: Bool {
    var last = Counts()
    for end in ends {
      guard all(end .>= last) else { return false }
      last = end
    }
    return last == counts
  }

  func write(to writer: inout SnapshotWriter) {
    writer.write(records: usages)
    writer.write(records: externalUsages)
    writer.write(records: edges)
    writer.write(records: sources)
    writer.write(records: cleared)
    writer.write(records: looks)
    writer.write(records: ambiguous)
    writer.write(records: assigned)
    writer.write(records: mentions)
    writer.write(records: handovers)
    writer.write(records: claims)
    writer.write(records: narrowed)
    writer.write(records: unseen)
    writer.write(records: unnamed)
    writer.write(records: occurrences)
    writer.write(records: ends)
  }

  init(from reader: inout SnapshotReader) {
    self.init(
      usages: reader.records(), externalUsages: reader.records(), edges: reader.records(), sources: reader.records(),
      cleared: reader.records(), looks: reader.records(), ambiguous: reader.records(),
      assigned: reader.records(), mentions: reader.records(), handovers: reader.records(), claims: reader.records(),
      narrowed: reader.records(), unseen: reader.records(), unnamed: reader.records(), occurrences: reader.records(),
      ends: reader.records())
  }
}
