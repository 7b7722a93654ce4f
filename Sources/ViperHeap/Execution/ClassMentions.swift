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
    addFactories(occurrences)
  }

  /// Adds where code names a function that makes an object of one class.
  private mutating func addFactories(_ occurrences: Occurrences) {
    var products: [Int: TypeSymbol.ID] = [:]
    for type in codebase.types.indices {
      for member in codebase.members[type]
      where codebase.declaration(member).kind == .function && codebase.declaration(member).body >= 0 {
        let classes = classes(in: member)
        if classes.count == 1 { products[codebase.slot(member)] = classes.first }
      }
    }
    occurrences.visitAll { place, meaning in
      let product: TypeSymbol.ID? =
        switch meaning {
        case .declaration(let slot), .overload(let slot): products[slot]
        default: nil
        }
      guard let product else { return }
      all[place.file].append(Mention(offset: codebase.files[place.file].facts.expressions[place.node].span.start, type: product))
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
