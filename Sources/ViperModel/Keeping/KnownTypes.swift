/// The types of a code base by what they can be found again by in another state of it.
struct KnownTypes: Sendable {
  /// Declared nowhere, but extended.
  private struct External: Sendable {
    var name: String
    var root: Int
  }

  /// By type: the slot of its declaration, or below zero, from -1 downwards, the position of an external one.
  private var places: [Int32] = []
  private var externals: [External] = []

  init(_ codebase: Codebase) {
    for type in codebase.types {
      if let declaration = type.declaration {
        places.append(Int32(codebase.slot(declaration)))
      } else {
        externals.append(External(name: codebase.text(type.name), root: type.root))
        places.append(Int32(-externals.count))
      }
    }
  }

  /// What the types' numbers are now; -1 for those that are gone.
  ///
  /// - Parameter slots: from the old ones to the new ones.
  func numbers(slots: [Int32], in codebase: Codebase) -> [Int32] {
    let externals = externals.map { external in
      codebase.names.known(external.name).flatMap { codebase.externalTypes.first($0, in: external.root) } ?? -1
    }
    return places.map { place in
      let external = -1 - Int(place)
      if place < 0 { return externals.indices.contains(external) ? Int32(externals[external]) : -1 }
      guard slots.indices.contains(Int(place)), slots[Int(place)] >= 0 else { return -1 }
      return codebase.typeOfSlot[Int(slots[Int(place)])]
    }
  }

  func write(to writer: inout KeptWriter) {
    writer.write(records: places)
    writer.write(externals) { writer, external in
      writer.write(external.name)
      writer.write(external.root)
    }
  }

  init(from reader: inout KeptReader) {
    places = reader.records()
    externals = reader.array { External(name: $0.text(), root: $0.int()) }
  }
}
