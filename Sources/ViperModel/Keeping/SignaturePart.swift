import ViperFacts

/// A piece of what a declaration says to code elsewhere.
enum SignaturePart {
  case number(UInt64)
  /// A name that stands for nothing else: the declaration's own, a label.
  case label(NameTable.ID)
  /// A name whose meaning counts: a type's, or any in a value that a type is inferred from.
  case reference(NameTable.ID)
}
