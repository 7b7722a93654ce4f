import ViperLinking

/// A sparse array of values by type of one root: an array of positions by type, and the values packed. Types of other roots, which
/// supertypes and conformers may be, have no value.
struct SparseTypeArray<Value: Sendable>: Sendable {
  private let types: RootTypes
  /// By the type's position in its root, the index of its value; -1 for none.
  private var positions: [Int32]
  private var values: [Value] = []

  init(_ types: RootTypes) {
    self.types = types
    positions = Array(repeating: -1, count: types.list.count)
  }

  /// - Parameter type: a type of the root.
  subscript(type: TypeSymbol.ID) -> Value? {
    get { value(of: type) { $0 } }
    set {
      let place = types.place(of: type)
      guard let newValue else { return positions[place] = -1 }
      if positions[place] >= 0 { return values[Int(positions[place])] = newValue }
      positions[place] = Int32(values.count)
      values.append(newValue)
    }
  }

  /// A part of a type's value, without copying the rest.
  @inline(__always) func value<Part>(of type: TypeSymbol.ID, _ part: (Value) -> Part) -> Part? {
    let position = position(of: type)
    return position < 0 ? nil : part(values[Int(position)])
  }

  /// Changes a type's value in place, if it has one.
  mutating func update(_ type: TypeSymbol.ID, _ change: (inout Value) -> Void) {
    let position = position(of: type)
    if position >= 0 { change(&values[Int(position)]) }
  }

  func contains(_ type: TypeSymbol.ID) -> Bool { position(of: type) >= 0 }

  @inline(__always) private func position(of type: TypeSymbol.ID) -> Int32 {
    types.contains(type) ? positions[types.place(of: type)] : -1
  }

  /// The types with a value, ascending.
  var keys: [TypeSymbol.ID] { positions.indices.lazy.filter { positions[$0] >= 0 }.map { types.list[$0] } }

  var entries: some Sequence<(type: TypeSymbol.ID, value: Value)> {
    zip(types.list, positions).lazy.compactMap { type, position in position < 0 ? nil : (type: type, value: values[Int(position)])
    }
  }
}
