/// A map of a few names, mostly of none: an empty one costs nothing to copy or to ask.
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
