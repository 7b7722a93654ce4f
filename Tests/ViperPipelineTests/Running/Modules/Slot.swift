/// A property that holds a part.
struct Slot: Sendable {
  enum Form: Sendable {
    case optional, implicit, required
  }

  let name: String
  /// The type without `?` and `!`.
  let type: String
  var hold: Hold
  var form: Form
  /// Whether the owner's initializer sets it.
  var isInitial = false
  /// Whether a method of the owner sets it.
  var isGivenByMethod = false
  var isConstant = false
  var isPrivate = false

  var optionalType: String { type.hasPrefix("any ") ? "(\(type))?" : "\(type)?" }

  var declaration: String {
    let access = isPrivate ? "private " : ""
    let strength =
      switch hold {
      case .strong: ""
      case .weak: "weak "
      case .unowned: "unowned "
      }
    switch form {
    case .optional:
      return "\(access)\(strength)\(isConstant ? "let" : "var") \(name): \(optionalType)"
    case .implicit: return "\(access)\(strength)var \(name): \(optionalType.dropLast())!"
    case .required: return "\(access)\(strength)let \(name): \(type)"
    }
  }

  /// The line that sets it from outside.
  func setting(of owner: String, to value: String) -> String {
    isGivenByMethod ? "\(owner).attach(\(value))" : "\(owner).\(name) = \(value)"
  }

  /// A call of a method of what it holds.
  func call(_ method: String) -> String { "\(name)\(form == .optional ? "?" : "").\(method)" }

  /// The receiver where its absence must not end the program.
  var careful: String { "\(name)\(form == .required ? "" : "?")" }
}
