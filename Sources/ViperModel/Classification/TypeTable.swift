/// A value for some types of one root: an array by the type's place, since nothing is asked for as often.
struct TypeTable<Value: Sendable>: Sendable {
  private let types: RootTypes
  private var values: [Value?]

  init(_ types: RootTypes) {
    self.types = types
    values = Array(repeating: nil, count: types.list.count)
  }

  init(_ types: RootTypes, value: (TypeSymbol.ID) -> Value?) {
    self.types = types
    values = types.list.map(value)
  }

  /// - Parameter type: one of the root's.
  subscript(type: TypeSymbol.ID) -> Value? {
    get { values[types.place(of: type)] }
    set { values[types.place(of: type)] = newValue }
  }

  func contains(_ type: TypeSymbol.ID) -> Bool { values[types.place(of: type)] != nil }

  /// Those that have a value, in the order of their numbers.
  var entries: some Sequence<(type: TypeSymbol.ID, value: Value)> {
    zip(types.list, values).lazy.compactMap { type, value in value.map { (type: type, value: $0) } }
  }
}
