import ViperFacts
import ViperLinking

/// Whose code a type is: that of a component, or of the outermost type around it.
///
/// Namespaces own nothing: `Login.Presenter` and `Login.View` are strangers like `LoginPresenter` and `LoginView`.
struct InventoryOwners {
  private let codebase: Codebase
  /// By type.
  private let owners: [TypeSymbol.ID]

  init(_ codebase: Codebase, _ index: ComponentIndex) {
    self.codebase = codebase
    owners = codebase.types.indices.map { type in
      let around = codebase.enclosing(type)
      return around.first { index[$0] != nil } ?? around.last { !Self.isNamespace($0, codebase) } ?? type
    }
  }

  subscript(type: TypeSymbol.ID) -> TypeSymbol.ID { owners[type] }

  /// Whether a reference stays within the code of one owner, or leads from a type to one nested in it or back.
  func isWithinOne(_ from: TypeSymbol.ID, _ to: TypeSymbol.ID) -> Bool {
    if from == to { return true }
    let (user, used) = (codebase.enclosing(from), codebase.enclosing(to))
    return user.contains(to) || used.contains(from) || owners[from] == owners[to]
  }

  /// Whether a type is an enum without cases, for types and static members, or of another library.
  static func isNamespace(_ type: TypeSymbol.ID, _ codebase: Codebase) -> Bool {
    let symbol = codebase.types[type]
    if symbol.isExternal { return true }
    guard symbol.kind == .enum, symbol.supertypes.isEmpty else { return false }
    return codebase.members[type].allSatisfy { member in
      let declaration = codebase.declaration(member)
      return declaration.flags.contains(.isStatic) || declaration.kind == .initializer && declaration.flags.contains(.isPrivate)
    }
  }
}
