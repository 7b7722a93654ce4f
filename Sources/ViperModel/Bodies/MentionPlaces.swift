import ViperFacts
import ViperLinking

/// The places where code mentions some names, with what is known of each.
struct MentionPlaces {
  /// An expression, by its position in its file.
  struct Place: Hashable {
    var file: Int32
    var node: Int32
  }

  private let places: [Name: [Place]]
  private let known: [Place: [MemberMention]]
  private let knownPlaces: [Name: [Place]]

  /// - Parameter names: those of interest, which are few among all.
  init(_ codebase: Codebase, _ mentions: [MemberMention], of names: Set<Name>) {
    var isWanted = [Bool](repeating: false, count: codebase.names.count)
    for name in names { isWanted[Int(name)] = true }
    var places: [Name: [Place]] = [:]
    for (number, file) in codebase.files.enumerated() {
      guard file.names.contains(where: { isWanted[Int($0)] }) else { continue }
      file.facts.expressions.withUnsafeBufferPointer { nodes in
        for position in nodes.indices where NameMentions.isMention(nodes[position]) {
          let name = file.names[Int(nodes[position].name)]
          if isWanted[Int(name)] { places[name, default: []].append(Place(file: Int32(number), node: Int32(position))) }
        }
      }
    }
    self.places = places
    var known: [Place: [MemberMention]] = [:]
    var knownPlaces: [Name: [Place]] = [:]
    for mention in mentions {
      let file = codebase.files[mention.file]
      let name = file.name(file.facts.expressions[mention.node].name)
      guard isWanted[Int(name)] else { continue }
      let place = Place(file: Int32(mention.file), node: Int32(mention.node))
      known[place, default: []].append(mention)
      if known[place]?.count == 1 { knownPlaces[name, default: []].append(place) }
    }
    (self.known, self.knownPlaces) = (known, knownPlaces)
  }

  func all(of name: Name) -> [Place] { places[name] ?? [] }

  /// Those whose receiver could be told.
  func known(of name: Name) -> [Place] { knownPlaces[name] ?? [] }

  /// None where the receiver could not be told.
  func records(at place: Place) -> [MemberMention] { known[place] ?? [] }
}
