import ViperFacts
import ViperLinking

/// Tells which stored properties have copies of values: structs and enums that keep no object of another module alive.
///
/// A SwiftUI view is none, since it is a part of its module although it is a struct.
struct CopiedValues {
  private let codebase: Codebase
  private let ancestry: Ancestry
  private let components: [Component]
  private let index: ComponentIndex
  private let solver: FlowSolver
  /// By struct or enum, the first two modules whose objects it keeps alive, by itself or by the values in it: two are another one
  /// than the owner's, whichever that is.
  private var kept: [TypeSymbol.ID: [ViperModule.ID]] = [:]

  init(_ builder: ReferenceBuilder) {
    (codebase, ancestry, solver) = (builder.codebase, builder.ancestry, builder.solver)
    (components, index) = (builder.components, builder.index)
    findKept(builder.usages.all.filter(isHeld))
  }

  private mutating func findKept(_ held: [TypeUsage]) {
    var holders: [TypeSymbol.ID: [TypeSymbol.ID]] = [:]
    var open: [(value: TypeSymbol.ID, module: ViperModule.ID)] = []
    for usage in held {
      if isValue(usage.to) {
        holders[usage.to, default: []].append(usage.from)
      } else if let module = moduleOfObject(usage.to) {
        open.append((usage.from, module))
      }
    }
    while let (value, module) = open.popLast() {
      let known = kept[value] ?? []
      guard known.count < 2, !known.contains(module) else { continue }
      kept[value] = known + [module]
      open += (holders[value] ?? []).map { ($0, module) }
    }
  }

  /// Whether a value of the using type has what is used: in a property, or as the payload of an enum's case.
  private func isHeld(_ usage: TypeUsage) -> Bool {
    switch codebase.types[usage.from].kind {
    case .struct: usage.kind == .stored && usage.strength == .strong
    case .enum: usage.kind == .parameter && usage.body == nil
    default: false
    }
  }

  /// Whether a stored property has nothing but copies. Of a protocol, what flows into the property decides, else all conformers.
  func contains(_ usage: TypeUsage) -> Bool {
    let owner = module(of: usage.from)
    guard codebase.types[usage.to].isProtocol else { return isCopied(usage.to, by: owner) }
    let conformers = codebase.conformers(of: usage.to)
    let assigned = usage.property.map { solver.types[$0].known.filter(conformers.contains) } ?? []
    let found = assigned.isEmpty ? conformers : assigned
    return !found.isEmpty && found.allSatisfy { isCopied($0, by: owner) }
  }

  private func isCopied(_ type: TypeSymbol.ID, by owner: ViperModule.ID?) -> Bool {
    isValue(type) && (kept[type] ?? []).allSatisfy { $0 == owner }
  }

  private func isValue(_ type: TypeSymbol.ID) -> Bool {
    let symbol = codebase.types[type]
    return (symbol.kind == .struct || symbol.kind == .enum) && !symbol.isExternal
      && ancestry.traits[type].isDisjoint(with: [.isVisible, .isPlainView])
  }

  private func module(of type: TypeSymbol.ID) -> ViperModule.ID? {
    index.component(enclosing: type).flatMap { components[$0].module }
  }

  /// The module of a class, or of a protocol that some class may implement.
  private func moduleOfObject(_ type: TypeSymbol.ID) -> ViperModule.ID? {
    guard codebase.types[type].isProtocol else { return module(of: type) }
    let conformers = codebase.conformers(of: type)
    if !conformers.isEmpty, conformers.allSatisfy(isValue) { return nil }
    return module(of: type) ?? (conformers.count == 1 ? module(of: conformers[0]) : nil)
  }
}
