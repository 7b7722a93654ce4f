internal import ViperFacts
internal import ViperRules

/// The edit that binds a protocol to classes.
struct BindingEdit {
  let name: String
  let bound: [Edit]

  /// Nil where its declaration has another form, or is bound already; where code may conform to it that is not read, or a condition
  /// may leave it out.
  ///
  /// - Parameter place: that of the protocol's name.
  init?(at place: SourceRange, in file: AnalysedFile) {
    guard let offset = file.offset(of: place),
      let found = file.facts.declarations.first(where: { $0.kind == .protocol && $0.nameSpan.start == offset })
    else { return nil }
    guard found.flags.isDisjoint(with: [.isPublished, .isConditional]) else { return nil }
    name = file.name(found)
    let inherited = file.facts.inheritance(of: found).map { file.facts.types[Int($0)] }
    guard !inherited.contains(where: { file.facts.names[$0.name] == "AnyObject" }) else { return nil }
    let end = Int(found.nameSpan.end)
    let next = file.bytes[end...].firstIndex { !Self.blanks.contains($0) } ?? end
    guard next < Int(found.span.end) else { return nil }
    switch file.bytes[next] {
    case UInt8(ascii: "{"): bound = [file.insertion(of: ": AnyObject", at: end, in: .bound)]
    case UInt8(ascii: ":"):
      // Before the first type, after what separates it from the colon.
      let first = file.bytes[(next + 1)...].firstIndex { !(Self.blanks + [10, 13]).contains($0) } ?? next
      guard inherited.contains(where: { Int($0.span.start) == first }) else { return nil }
      let isClose = first == next + 1
      bound = [file.insertion(of: isClose ? " AnyObject, " : "AnyObject, ", at: first, in: .bound)]
    default: return nil
    }
  }

  private static let blanks: [UInt8] = [UInt8(ascii: " "), UInt8(ascii: "\t")]
}
