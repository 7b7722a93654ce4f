import ViperFacts
import ViperLinking

/// The classes of which there is no object: no expression names them or a class below them, so no code creates one.
///
/// Only where code creates most parts is that known: elsewhere they are made in a way that was not read.
struct UncreatedClasses {
  private let types: Set<TypeSymbol.ID>

  private static let fewestParts = 8
  private static let createdShare = 0.8

  /// - Parameter types: those of all components.
  init(_ codebase: Codebase, _ ancestry: Ancestry, _ mentions: NameMentions, types: [TypeSymbol.ID]) {
    let classes = types.filter { Self.isCreatedByCode($0, codebase, ancestry) }
    let uncreated = classes.filter { type in
      ([type] + codebase.conformers(of: type)).allSatisfy { mentions.count(of: codebase.types[$0].name) == 0 }
    }
    let created = classes.count - uncreated.count
    let isKnown = classes.count >= Self.fewestParts && Double(created) >= Double(classes.count) * Self.createdShare
    self.types = isKnown ? Set(uncreated) : []
  }

  func contains(_ type: TypeSymbol.ID) -> Bool { types.contains(type) }

  /// Whether objects of a class are made by nothing but the code base's own code: no storyboard, runtime or client does.
  private static func isCreatedByCode(_ type: TypeSymbol.ID, _ codebase: Codebase, _ ancestry: Ancestry) -> Bool {
    let symbol = codebase.types[type]
    guard symbol.kind == .class || symbol.kind == .actor, let declaration = symbol.declaration else { return false }
    return codebase.declaration(declaration).flags.isDisjoint(with: [.isPublished, .isObjC, .hasWrapper])
      && ancestry.external[type].allSatisfy { codebase.text($0) == "NSObject" }
  }
}
