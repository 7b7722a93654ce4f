/// A map with few names, usually none; an empty one needs no allocation and no hashing.
struct NameMap<Value: Sendable>: Sendable {
  private var values: [Name: Value]?

  var isEmpty: Bool { values?.isEmpty ?? true }

  subscript(name: Name) -> Value? {
    get { values?[name] }
    set {
      if values == nil { values = [:] }
      values![name] = newValue
    }
  }
}
