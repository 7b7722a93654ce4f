import ViperFacts
import ViperLinking

/// Where code names a class in a way that may make an object of it, which costs less to know than what bodies make.
struct ClassMentions {
  private struct Mention {
    var offset: UInt32
    var type: TypeSymbol.ID
  }

  private let codebase: Codebase
  /// By file, in the order of the text.
  private var all: [[Mention]]

  init(_ codebase: Codebase, _ occurrences: Occurrences) {
    self.codebase = codebase
    all = Array(repeating: [], count: codebase.files.count)
    let constructed = Self.typesByInitializer(codebase)
    occurrences.visitAll { place, meaning in
      let type: TypeSymbol.ID? =
        switch meaning {
        case .type(let type), .memberOfType(let type): type
        case .declaration(let slot), .overload(let slot): constructed[slot]
        default: nil
        }
      guard let type, codebase.types[type].kind == .class else { return }
      all[place.file].append(Mention(offset: codebase.files[place.file].facts.expressions[place.node].span.start, type: type))
    }
    for file in all.indices { all[file].sort { $0.offset < $1.offset } }
  }

  /// By slot, the type that an initializer belongs to.
  private static func typesByInitializer(_ codebase: Codebase) -> [TypeSymbol.ID?] {
    var types: [TypeSymbol.ID?] = Array(repeating: nil, count: codebase.slotCount)
    for type in codebase.types.indices {
      for member in codebase.members[type] where codebase.declaration(member).kind == .initializer {
        types[codebase.slot(member)] = type
      }
    }
    return types
  }

  /// The classes of which the body of a declaration may make objects.
  func classes(in declaration: DeclarationReference) -> Set<TypeSymbol.ID> {
    let file = Int(declaration.file)
    let span = codebase.files[file].facts.expressions[Int(codebase.declaration(declaration).body)].span
    let first = all[file].partitioningIndex { $0.offset >= span.start }
    return Set(all[file][first...].prefix { $0.offset < span.end }.map(\.type))
  }
}
