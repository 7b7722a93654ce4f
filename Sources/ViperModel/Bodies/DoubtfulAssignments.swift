import ViperFacts
import ViperLinking

/// Assignments whose receiver may be any object: which of them may be to a type's property, by what the receiver is called.
struct DoubtfulAssignments {
  let codebase: Codebase
  let mentions: NameMentions

  /// Shorter names say nothing about what they stand for, such as `vc`.
  private static let longestPlainName = 3

  /// Whether some assignment to a name may be to a property of a type or of one below it.
  ///
  /// - Parameter excluded: the bodies whose assignments do not count.
  func mayFill(_ name: Name, of type: TypeSymbol.ID, besides excluded: [DeclarationReference] = []) -> Bool {
    let family = [type] + codebase.conformers(of: type)
    return mentions.places(ofAssignmentsTo: name).contains { place in
      if isPlace(place, within: excluded) { return false }
      let file = codebase.files[Int(place.file)]
      let target = Int(place.target)
      guard file.facts.expressions[target].kind == .member else { return isWithin(family, place) }
      guard let base = file.facts.innerOperand(of: target) else { return true }
      if codebase.isSelf(base, in: file) { return isWithin(family, place) }
      let receiver = file.facts.expressions[base]
      guard receiver.kind == .name || receiver.kind == .member else { return true }
      return family.contains { mayBeNamed(codebase.text(file.name(receiver.name)), $0) }
    }
  }

  /// Whether a type's own code, or that of one above or below it, assigns to a name.
  func isFilled(_ name: Name, by type: TypeSymbol.ID) -> Bool {
    let family = [type] + codebase.conformers(of: type)
    return mentions.places(ofAssignmentsTo: name).contains { isWithin(family, $0) }
  }

  func isPlace(_ place: NameMentions.Place, within declarations: [DeclarationReference]) -> Bool {
    let span = codebase.files[Int(place.file)].facts.expressions[Int(place.target)].span
    return declarations.contains { declaration in
      let own = codebase.declaration(declaration).span
      return declaration.file == place.file && own.start <= span.start && span.end <= own.end
    }
  }

  /// Whether the place is in the code of one of some types, or of what they inherit.
  private func isWithin(_ family: [TypeSymbol.ID], _ place: NameMentions.Place) -> Bool {
    let types = Set(family + family.flatMap { codebase.ancestors(of: $0) })
    let span = codebase.files[Int(place.file)].facts.expressions[Int(place.target)].span
    return types.contains { type in
      codebase.types[type].parts.contains { part in
        let own = codebase.declaration(part).span
        return part.file == place.file && own.start <= span.start && span.end <= own.end
      }
    }
  }

  /// Whether a variable of a name may hold a type: `router` a `LoginRouter`, but not `view`.
  private func mayBeNamed(_ variable: String, _ type: TypeSymbol.ID) -> Bool {
    let word = variable.filter(\.isLetter).lowercased()
    return word.count <= Self.longestPlainName || codebase.text(codebase.types[type].name).lowercased().contains(word)
  }
}
