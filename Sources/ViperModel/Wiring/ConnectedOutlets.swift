import ViperFacts
import ViperLinking

/// The outlets that storyboards and nibs connect to objects of the code base's classes: values that no code assigns.
struct ConnectedOutlets {
  let sources: [ValueFlow.Source]

  init(_ codebase: Codebase, _ companions: [CompanionCode]) {
    let outlets = companions.flatMap(\.facts.outlets)
    if outlets.isEmpty {
      sources = []
      return
    }
    let names = Set(outlets.flatMap { [$0.owner, $0.className].compactMap(\.self) })
    var types: [String: [TypeSymbol.ID]] = [:]
    for type in codebase.types where type.kind == .class && !type.isExternal && names.contains(codebase.text(type.name)) {
      types[codebase.text(type.name), default: []].append(type.id)
    }
    // A name that several classes have is left out.
    func type(_ name: String?) -> TypeSymbol.ID? { name.flatMap { types[$0] }.flatMap { $0.count == 1 ? $0[0] : nil } }
    sources = outlets.compactMap { outlet in
      guard let owner = type(outlet.owner), let object = type(outlet.className), let name = codebase.names.known(outlet.property),
        let property = ([owner] + codebase.ancestors(of: owner)).lazy.compactMap({ codebase.members[$0, name].first }).first,
        codebase.declaration(property).flags.contains(.isOutlet)
      else { return nil }
      return ValueFlow.Source(slot: codebase.slot(property), type: object)
    }
  }

  /// The properties that are certainly set.
  var slots: Set<Int> { Set(sources.map(\.slot)) }
}
