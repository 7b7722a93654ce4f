/// What properties hold.
enum Contents {
  /// The stored properties of an object, those of its superclasses in the program too.
  static func properties(of object: AnyObject) -> [(name: String, values: [String])] {
    var mirror: Mirror? = Mirror(reflecting: object)
    var properties: [(name: String, values: [String])] = []
    while let current = mirror, TypeName.isOfProgram(current.subjectType) {
      properties += current.children.map { (name(of: $0.label ?? ""), values(of: $0.value)) }
      mirror = current.superclassMirror
    }
    return properties
  }

  /// The name of a lazy property is not that of its storage.
  private static func name(of label: String) -> String {
    let storage = "$__lazy_storage_$_"
    return label.hasPrefix(storage) ? String(label.dropFirst(storage.count)) : label
  }

  /// `nil`, `closure`, objects by their titles, or `data` for a value that holds none of these; nothing for an empty container.
  private static func values(of value: Any) -> [String] {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional? where mirror.children.isEmpty: return ["nil"]
    case .class?: return [Objects.title(of: value as AnyObject)]
    case nil: return [_typeName(type(of: value)).contains("->") ? "closure" : "data"]
    case let style?:
      let parts = mirror.children.flatMap { values(of: $0.value) }
      let isContainer = [.collection, .dictionary, .set].contains(style)
      return parts.isEmpty && !isContainer ? ["data"] : parts.contains { $0 != "data" } ? parts.filter { $0 != "data" } : parts
    }
  }
}
