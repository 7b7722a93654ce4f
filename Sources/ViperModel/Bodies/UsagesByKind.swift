import ViperLinking

/// The usages of the kinds that are asked for again and again, each in their order, as they are few among all; and what names mean.
struct UsagesByKind: Sendable {
  let all: [TypeUsage]
  let occurrences: Occurrences
  private(set) var stored: [TypeUsage] = []
  private(set) var constructions: [TypeUsage] = []
  private(set) var staticCalls: [TypeUsage] = []
  /// By type, the files with a usage by it or of it.
  private var files: [[Int32]] = []

  init(_ all: [TypeUsage], _ occurrences: Occurrences = Occurrences()) {
    self.all = all
    self.occurrences = occurrences
    for usage in all {
      note(usage.file, for: usage.from)
      note(usage.file, for: usage.to)
      switch usage.kind {
      case .stored: stored.append(usage)
      case .construction: constructions.append(usage)
      case .staticCall: staticCalls.append(usage)
      default: break
      }
    }
  }

  private mutating func note(_ file: Int, for type: TypeSymbol.ID) {
    while files.count <= type { files.append([]) }
    // Usages come file by file.
    if files[type].last != Int32(file) { files[type].append(Int32(file)) }
  }

  /// The files with a usage by one of these types, or of one.
  func files(of types: Set<TypeSymbol.ID>) -> Set<Int> {
    types.reduce(into: []) { found, type in
      if files.indices.contains(type) { found.formUnion(files[type].lazy.map(Int.init)) }
    }
  }
}
