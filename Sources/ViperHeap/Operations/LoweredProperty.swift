import ViperFacts
import ViperLinking

/// A property as the type of an object has it, with what each use of it asks.
final class LoweredProperty {
  let slot: Int
  let declaration: Declaration
  let strength: ReferenceStrength
  let isComputed: Bool
  let isLazy: Bool
  /// Whether it may have observers.
  let hasBody: Bool

  init(_ reference: DeclarationReference, in codebase: Codebase) {
    slot = codebase.slot(reference)
    declaration = codebase.declaration(reference)
    strength = ReferenceStrength(of: declaration)
    isComputed = declaration.flags.contains(.isComputed)
    isLazy = declaration.flags.contains(.isLazy)
    hasBody = declaration.body >= 0
  }
}
