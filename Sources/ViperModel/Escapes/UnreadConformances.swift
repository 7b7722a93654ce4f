import ViperFacts
import ViperLinking

/// The protocols to which some type conforms by code that is not read: that of a macro, or a file that is left out.
///
/// The compiler takes an object for a property, parameter or result of a protocol only if its type conforms.
struct UnreadConformances {
  private let codebase: Codebase
  /// By the name of a type, the files and places of casts to it, which let in what does not conform.
  private let casts: [Name: [(file: Int, span: Span)]]
  /// By each name in the declared type, what gets an object.
  private let takers: [Name: [ValueFlow.Source]]

  /// - Parameter protocols: those that will be asked for.
  init(_ codebase: Codebase, _ flow: ValueFlow, of protocols: Set<TypeSymbol.ID>) {
    self.codebase = codebase
    let names = Set(protocols.map { codebase.types[$0].name })
    casts = Self.casts(to: names, in: codebase)
    takers = flow.sources.reduce(into: [:]) { takers, source in
      for name in Self.names(inTypeOf: source.slot, codebase) where names.contains(name) {
        takers[name, default: []].append(source)
      }
    }
  }

  /// Whether an object that is not known to conform is taken for one of the protocol.
  func contain(_ type: TypeSymbol.ID) -> Bool {
    (takers[codebase.types[type].name] ?? []).contains { source in
      let object = codebase.types[source.type]
      return !object.isProtocol && !object.isExternal && isDeclared(source.slot, with: type)
        && !hasCast(source.body ?? source.slot, to: codebase.types[type].name)
    }
  }

  private static func casts(to names: Set<Name>, in codebase: Codebase) -> [Name: [(file: Int, span: Span)]] {
    var found: [Name: [(file: Int, span: Span)]] = [:]
    for (number, file) in codebase.files.enumerated() where !names.isEmpty {
      for node in file.facts.expressions where node.kind == .cast && node.type >= 0 {
        let name = file.name(file.facts.types[Int(node.type)].name)
        if names.contains(name) { found[name, default: []].append((number, node.span)) }
      }
    }
    return found
  }

  /// Whether the code of a function or property casts to a type of some name.
  private func hasCast(_ slot: Int, to name: Name) -> Bool {
    let reference = codebase.declaration(ofSlot: slot)
    let code = codebase.declaration(reference).span
    return (casts[name] ?? []).contains { cast in
      cast.file == Int(reference.file) && code.start <= cast.span.start && cast.span.end <= code.end
    }
  }

  private static func names(inTypeOf slot: Int, _ codebase: Codebase) -> some Sequence<Name> {
    let reference = codebase.declaration(ofSlot: slot)
    let file = codebase.files[Int(reference.file)]
    let type = Int(codebase.declaration(reference).type)
    let nodes = type < 0 ? 0..<0 : type..<Int(file.facts.types[type].subtreeEnd)
    return nodes.lazy.map { file.name(file.facts.types[$0].name) }
  }

  private func isDeclared(_ slot: Int, with type: TypeSymbol.ID) -> Bool {
    let reference = codebase.declaration(ofSlot: slot)
    let scope = TypeScope(file: Int(reference.file), types: codebase.enclosing(codebase.types[type].parent))
    let declared = codebase.resolve(codebase.declaration(reference).type, in: scope).unwrapped
    if case .composition(let parts) = declared { return parts.contains { $0.symbol == type } }
    return declared.symbol == type
  }
}
