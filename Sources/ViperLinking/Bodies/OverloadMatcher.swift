import ViperFacts

/// The matching of calls to functions by argument labels.
struct OverloadMatcher {
  let codebase: Codebase
  /// The number of examined candidates, by which tests verify that the work is linear in the size of the code.
  private(set) var effort = 0

  init(_ codebase: Codebase) { self.codebase = codebase }

  /// Nil if the labels or the number of arguments do not match; a parameter without an argument must have a default value or be
  /// variadic.
  mutating func match(_ member: FoundMember, _ shape: CallShape) -> OverloadMatch? {
    effort += 1
    let file = Int(member.reference.file)
    let declarations = codebase.files[file].facts.declarations
    var remaining = codebase.files[file].facts.children(of: Int(member.reference.index))
    var next = Self.nextParameter(of: &remaining, declarations)
    var parameters: [Int32] = []
    for label in shape.labels {
      while let parameter = next, !fits(label, parameter, in: file) {
        guard Self.isOptional(declarations[parameter]) else { return nil }
        next = Self.nextParameter(of: &remaining, declarations)
      }
      guard let parameter = next else { return nil }
      parameters.append(Int32(parameter))
      if !declarations[parameter].flags.contains(.isVariadic) { next = Self.nextParameter(of: &remaining, declarations) }
    }
    while let parameter = next {
      guard Self.isOptional(declarations[parameter]) else { return nil }
      next = Self.nextParameter(of: &remaining, declarations)
    }
    return OverloadMatch(member: member, parameters: parameters)
  }

  /// The labels that every call must have; labels of function parameters are excluded, because a trailing closure omits them.
  mutating func requiredLabels(of member: FoundMember) -> [Name] {
    effort += 1
    let file = Int(member.reference.file)
    let declarations = codebase.files[file].facts.declarations
    var remaining = codebase.files[file].facts.children(of: Int(member.reference.index))
    var labels: [Name] = []
    while let parameter = Self.nextParameter(of: &remaining, declarations) {
      if Self.isOptional(declarations[parameter]) || isFunction(parameter, in: file) { continue }
      labels.append(label(of: parameter, in: file))
    }
    return labels
  }

  private static func nextParameter(of children: inout Children, _ declarations: FactSection<Declaration>) -> Int? {
    while let child = children.next() { if declarations[child].kind == .parameter { return child } }
    return nil
  }

  private static func isOptional(_ parameter: Declaration) -> Bool {
    parameter.value >= 0 || parameter.flags.contains(.isVariadic)
  }

  /// Whether a parameter has the argument's label or, for a trailing closure, may be a function.
  private func fits(_ label: Name, _ parameter: Int, in file: Int) -> Bool {
    label == CallShape.trailingClosure ? isFunction(parameter, in: file) : self.label(of: parameter, in: file) == label
  }

  private func label(of parameter: Int, in file: Int) -> Name {
    codebase.files[file].name(codebase.files[file].facts.declarations[parameter].name)
  }

  private static let plainTypes: Set<String> = [
    "Int", "String", "Bool", "Double", "Float", "CGFloat", "Date", "URL", "Data", "UUID", "Any",
  ]

  /// Whether a parameter may be a function: its type is one, optional or not, or an unresolved name that may be an alias of one.
  private func isFunction(_ parameter: Int, in file: Int) -> Bool {
    let type = codebase.resolve(codebase.files[file].facts.declarations[parameter].type, in: TypeScope(file: file, types: []))
    switch type.unwrapped {
    case .external(let name, _): return !Self.plainTypes.contains(codebase.text(name))
    case .function, .unknown, .parameter: return true
    default: return false
    }
  }
}
