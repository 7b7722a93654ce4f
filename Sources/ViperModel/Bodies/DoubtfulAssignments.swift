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
    let family = Family(type, in: codebase)
    // By the name of a receiver, whether it may be of the family.
    var receivers: [Name: Bool] = [:]
    return mentions.places(ofAssignmentsTo: name).contains { place in
      if isPlace(place, within: excluded) { return false }
      let file = codebase.files[Int(place.file)]
      let target = Int(place.target)
      guard file.facts.expressions[target].kind == .member else { return family.contains(place, in: codebase) }
      guard let base = file.facts.innerOperand(of: target) else { return true }
      if codebase.isSelf(base, in: file) { return family.contains(place, in: codebase) }
      let receiver = file.facts.expressions[base]
      guard receiver.kind == .name || receiver.kind == .member else { return true }
      let variable = file.name(receiver.name)
      if let answer = receivers[variable] { return answer }
      let answer = family.mayBeNamed(codebase.text(variable))
      receivers[variable] = answer
      return answer
    }
  }

  /// Whether a type's own code, or that of one above or below it, assigns to a name.
  func isFilled(_ name: Name, by type: TypeSymbol.ID) -> Bool {
    let places = mentions.places(ofAssignmentsTo: name)
    if places.isEmpty { return false }
    let family = Family(type, in: codebase)
    return places.contains { family.contains($0, in: codebase) }
  }

  func isPlace(_ place: NameMentions.Place, within declarations: [DeclarationReference]) -> Bool {
    let span = codebase.files[Int(place.file)].facts.expressions[Int(place.target)].span
    return declarations.contains { declaration in
      let own = codebase.declaration(declaration).span
      return declaration.file == place.file && own.start <= span.start && span.end <= own.end
    }
  }

  /// A type and those below it, with the code of all of them and of what they inherit.
  private struct Family {
    private let names: [String]
    /// By file.
    private var code: [Int32: [Span]] = [:]

    init(_ type: TypeSymbol.ID, in codebase: Codebase) {
      let members = [type] + codebase.conformers(of: type)
      names = members.map { codebase.text(codebase.types[$0].name).lowercased() }
      for type in Set(members + members.flatMap { codebase.ancestors(of: $0) }) {
        for part in codebase.types[type].parts { code[part.file, default: []].append(codebase.declaration(part).span) }
      }
    }

    func contains(_ place: NameMentions.Place, in codebase: Codebase) -> Bool {
      guard let spans = code[place.file] else { return false }
      let span = codebase.files[Int(place.file)].facts.expressions[Int(place.target)].span
      return spans.contains { $0.start <= span.start && span.end <= $0.end }
    }

    /// Whether a variable of a name may hold one of them: `router` a `LoginRouter`, but not `view`.
    func mayBeNamed(_ variable: String) -> Bool {
      let word = variable.filter(\.isLetter).lowercased()
      return word.count <= DoubtfulAssignments.longestPlainName || names.contains { $0.contains(word) }
    }
  }
}
