import ViperFacts
import ViperLinking

/// The properties in which classes of modules keep other components, and that start empty.
struct ComponentSlots {
  struct Slot {
    var number: Int
    var owner: Component.ID
    var target: Component.ID
    var type: TypeSymbol.ID
    var property: DeclarationReference
    var isImplicitlyUnwrapped: Bool
  }

  /// In source order.
  private(set) var all: [Slot] = []
  private let codebase: Codebase
  private let graph: ComponentTypes

  private static let parts: Set<Role> = [.view, .presenter, .interactor, .wireframe, .dataManager, .assembly]
  private static let dependencies = parts.union([.service, .delegate, .moduleInterface, .navigationInterface])

  init(_ codebase: Codebase, _ graph: ComponentTypes, _ stored: [TypeUsage]) {
    (self.codebase, self.graph) = (codebase, graph)
    var seen: Set<Int> = []
    for usage in stored {
      guard let number = usage.property, !seen.contains(number), let slot = slot(number, of: usage) else { continue }
      seen.insert(number)
      all.append(slot)
    }
    all.sort { $0.number < $1.number }
  }

  private func slot(_ number: Int, of usage: TypeUsage) -> Slot? {
    guard let owner = graph.index[usage.from], let target = graph.index[usage.to], owner != target,
      isPart(graph.graph.components[owner]), Self.dependencies.contains(graph.graph.components[target].role)
    else { return nil }
    let property = codebase.declaration(ofSlot: number)
    let declaration = codebase.declaration(property)
    guard declaration.kind == .property, declaration.type >= 0, isEmpty(declaration, in: Int(property.file)),
      declaration.flags.isDisjoint(with: [.isConstant, .isLazy, .isComputed, .isStatic, .isOverride, .isLocal])
    else { return nil }
    let kind = codebase.files[Int(property.file)].facts.types[Int(declaration.type)].kind
    guard kind == .optional || kind == .implicitlyUnwrapped, isSingle(declaration, property, usage) else { return nil }
    return Slot(
      number: number, owner: owner, target: target, type: usage.from, property: property,
      isImplicitlyUnwrapped: kind == .implicitlyUnwrapped)
  }

  private func isPart(_ component: Component) -> Bool {
    [.class, .actor].contains(component.kind) && component.module != nil && !component.isBase
      && Self.parts.contains(component.role)
  }

  /// Whether it has no initial value, or `nil`.
  private func isEmpty(_ property: Declaration, in file: Int) -> Bool {
    property.value < 0 || codebase.isNil(Int(property.value), in: codebase.files[file])
  }

  /// Whether it is for one object of the type, not a box or a list of such.
  private func isSingle(_ declaration: Declaration, _ property: DeclarationReference, _ usage: TypeUsage) -> Bool {
    let scope = TypeScope(file: Int(property.file), types: codebase.enclosing(usage.from))
    return switch codebase.resolve(declaration.type, in: scope).unwrapped {
    case .nominal(let id, _): id == usage.to
    case .composition: true
    default: false
    }
  }
}

extension Codebase {
  /// Whether an expression is `nil`.
  func isNil(_ expression: Int, in file: LinkedFile) -> Bool {
    let node = file.facts.expressions[expression]
    return node.kind == .literal && text(file.name(node.name)) == "nil"
  }
}
