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

  init(_ codebase: Codebase, _ occurrences: Occurrences, _ externals: ExternalTypes) {
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
      if let type, codebase.types[type].kind == .class { add(type, at: place) }
    }
    sort()
    addFactories(occurrences, externals)
    sort()
  }

  private mutating func add(_ type: TypeSymbol.ID, at place: Occurrences.Place) {
    all[place.file].append(Mention(offset: codebase.files[place.file].facts.expressions[place.node].span.start, type: type))
  }

  private mutating func sort() { for file in all.indices { all[file].sort { $0.offset < $1.offset } } }

  /// Adds where code names a function that makes an object of one class, or a property that does when it is asked.
  private mutating func addFactories(_ occurrences: Occurrences, _ externals: ExternalTypes) {
    var products: [Int: TypeSymbol.ID] = [:]
    for type in codebase.types.indices {
      // A view's properties make its subviews.
      let isPlain = externals.of(type).isEmpty
      for member in codebase.members[type] {
        let classes = codebase.declaration(member).kind == .function || isPlain ? classesToAsk(member) : []
        if classes.count == 1 { products[codebase.slot(member)] = classes.first }
      }
    }
    occurrences.visitAll { place, meaning in
      switch meaning {
      case .declaration(let slot), .overload(let slot): if let product = products[slot] { add(product, at: place) }
      default: break
      }
    }
  }

  /// The classes of which a function, or a computed or lazy property, may make objects.
  private func classesToAsk(_ member: DeclarationReference) -> Set<TypeSymbol.ID> {
    let declaration = codebase.declaration(member)
    switch declaration.kind {
    case .function where declaration.body >= 0: return classes(in: member)
    case .property where declaration.flags.contains(.isComputed) && declaration.body >= 0: return classes(in: member)
    case .property where declaration.flags.contains(.isLazy) && declaration.value >= 0: return classes(inValueOf: member)
    default: return []
    }
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
    classes(in: codebase.declaration(declaration).body, of: Int(declaration.file))
  }

  /// The same of the initial value of a property.
  func classes(inValueOf property: DeclarationReference) -> Set<TypeSymbol.ID> {
    classes(in: codebase.declaration(property).value, of: Int(property.file))
  }

  private func classes(in node: Int32, of file: Int) -> Set<TypeSymbol.ID> {
    let span = codebase.files[file].facts.expressions[Int(node)].span
    let first = all[file].partitioningIndex { $0.offset >= span.start }
    return Set(all[file][first...].prefix { $0.offset < span.end }.map(\.type))
  }
}
