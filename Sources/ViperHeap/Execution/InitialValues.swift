import ViperFacts
import ViperLinking

/// What the stored properties of types hold before any other code stores something there, found once for each type.
final class InitialValues {
  enum Start {
    case `nil`
    /// What an outlet is connected to.
    case outlet
    /// What the declaration says.
    case body
  }

  private let codebase: Codebase
  private var known: [TypeSymbol.ID: [(slot: Int, start: Start)]] = [:]

  init(_ codebase: Codebase) { self.codebase = codebase }

  /// Those that a type itself declares, except those without any.
  func of(_ type: TypeSymbol.ID) -> [(slot: Int, start: Start)] {
    if let known = known[type] { return known }
    let found = codebase.members[type].compactMap { member in start(of: member).map { (codebase.slot(member), $0) } }
    known[type] = found
    return found
  }

  private func start(of member: DeclarationReference) -> Start? {
    let declaration = codebase.declaration(member)
    guard declaration.kind == .property, !declaration.flags.contains(.isComputed), !declaration.flags.contains(.isStatic) else {
      return nil
    }
    // The storage of a lazy one is nil until it is first asked for.
    if declaration.flags.contains(.isLazy) { return .nil }
    if declaration.flags.contains(.isOutlet) { return .outlet }
    if declaration.value >= 0 { return .body }
    return !declaration.flags.contains(.isConstant) && isOptional(declaration, in: Int(member.file)) ? .nil : nil
  }

  private func isOptional(_ declaration: Declaration, in file: Int) -> Bool {
    declaration.type >= 0
      && [.optional, .implicitlyUnwrapped].contains(codebase.files[file].facts.types[Int(declaration.type)].kind)
  }
}
