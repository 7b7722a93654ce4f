import ViperFacts
import ViperLinking

/// The stored properties that nothing reads: code only assigns to them, if it mentions them at all.
struct UnreadProperties {
  private let codebase: Codebase
  private let occurrences: Occurrences
  private let unused: UnusedCode

  init(_ codebase: Codebase, usages: UsagesByKind) {
    self.codebase = codebase
    occurrences = usages.occurrences
    unused = UnusedCode(codebase: codebase, usages: usages)
  }

  /// - Parameter includesPublished: whether clients outside of the code base do not count as readers.
  func contain(_ property: DeclarationReference, of type: TypeSymbol.ID, includesPublished: Bool = false) -> Bool {
    let declaration = codebase.declaration(property)
    guard declaration.body < 0, declaration.flags.isDisjoint(with: [.isOutlet, .isObjC, .hasWrapper, .isStatic]),
      includesPublished || !declaration.flags.contains(.isPublished)
    else { return false }
    return !occurrences.places(of: codebase.slot(property)).contains(where: isRead) && !isReadOtherwise(property, of: type)
  }

  /// Whether code reads a property by the name that a supertype or subtype gives it, or on an object of which it is not known what it is.
  private func isReadOtherwise(_ property: DeclarationReference, of type: TypeSymbol.ID) -> Bool {
    let name = codebase.name(property)
    let namesakes = (codebase.ancestors(of: type) + codebase.conformers(of: type)).flatMap { codebase.members[$0, name] }
    let places = namesakes.flatMap { occurrences.places(of: codebase.slot($0)) } + occurrences.unresolvedPlaces(of: name)
    guard !places.isEmpty else { return false }
    let files = unused.files(dealingWith: type)
    return places.contains { files.contains($0.file) && isRead($0) && !isLabelledCall($0) }
  }

  /// Whether the value is taken at a place; another name for it counts where that is read.
  private func isRead(_ place: Occurrences.Place) -> Bool {
    let facts = codebase.files[place.file].facts
    var child = place.node
    while let parent = facts.parent(of: child) {
      switch facts.expressions[parent].kind {
      case .unwrap, .coalesce: child = parent
      case .assignment: return facts.operands(of: parent).first != child
      case .binding: return occurrences.places(ofLocal: parent, in: place.file).contains(where: isRead)
      default: return true
      }
    }
    return true
  }

  /// Whether a name is that of a method, which takes labels, as no property's value does.
  private func isLabelledCall(_ place: Occurrences.Place) -> Bool {
    let facts = codebase.files[place.file].facts
    let labels = BodySyntax.arguments(ofCallee: place.node, in: facts)?.map { facts.expressions[$0].name } ?? []
    return labels.contains { $0 != NameTable.none }
  }
}
