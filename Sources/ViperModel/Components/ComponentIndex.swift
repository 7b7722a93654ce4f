import ViperLinking

/// Maps types to components: the component that a type is, and the one that it is nested in.
struct ComponentIndex: Sendable {
  /// By type, the component that it is; -1 for none.
  private var own: [Int32]
  private var around: [Int32]

  /// - Parameter types: the type of each component.
  init(_ types: [TypeSymbol.ID], in codebase: Codebase) {
    own = Array(repeating: -1, count: codebase.types.count)
    for (id, type) in types.enumerated() { own[type] = Int32(id) }
    around = own
    for type in codebase.types.indices where own[type] < 0 && codebase.types[type].parent != nil {
      around[type] = codebase.enclosing(type).lazy.map { [own] in own[$0] }.first { $0 >= 0 } ?? -1
    }
  }

  /// The component that a type is; nil for any other type.
  subscript(type: TypeSymbol.ID) -> Component.ID? { own[type] < 0 ? nil : Int(own[type]) }

  /// The component that a type is, else the nearest one around it: its code counts as that component's.
  func component(enclosing type: TypeSymbol.ID) -> Component.ID? { around[type] < 0 ? nil : Int(around[type]) }
}
