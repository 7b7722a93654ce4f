import ViperFacts
import ViperLinking

extension HeapReport {
  /// The entry, and each phase with its objects and what they hold; after the first one what is otherwise than before.
  package var text: String {
    var (parts, before): ([String], [String]) = (["\(entry) at \(place.file):\(place.line)"], [])
    for snapshot in snapshots {
      let entries = snapshot.entries(of: shown)
      let new = entries.filter { !before.contains($0) }
      parts.append("\(snapshot.phase.rawValue)\(new.isEmpty ? ": as before" : "")" + new.map { "\n\($0)" }.joined())
      before = entries
    }
    return parts.joined(separator: "\n\n")
  }
}

extension HeapReport.Snapshot {
  /// An object of the code base's types with what it holds, each.
  func entries(of types: Set<TypeSymbol.ID>?) -> [String] {
    let names = Dictionary(uniqueKeysWithValues: objects.map { ($0.id, $0.title) })
    let isShown = { (object: HeapReport.Object) in object.symbol.map { types?.contains($0) ?? true } ?? false }
    return objects.filter(isShown).map { object in
      let keepers = object.lives == .no ? [] : keepers(of: object)
      return (object.lines(names) + (keepers.isEmpty ? [] : ["    kept by \(keepers.joined(separator: ", "))"]))
        .joined(separator: "\n")
    }
  }

  /// The slots that hold an object strongly.
  private func keepers(of object: HeapReport.Object) -> [String] {
    objects.filter { $0.lives != .no }.flatMap { holder in
      holder.slots.filter { $0.strength == .strong && $0.objects.contains(object.id) }.map { "\(holder.title).\($0.name)" }
    }
  }
}

extension HeapReport.Object {
  fileprivate var title: String { "\(type)#\(id)" }

  fileprivate func lines(_ names: [Int: String]) -> [String] {
    ["  \(title)\(origin): \(state)"] + slots.map { "    \($0.text(names))" }
  }

  private var origin: String {
    if isFromOutside { return " from outside" }
    return place.map { " made at \($0.file):\($0.line)\(isMany ? ", perhaps several" : "")" } ?? " made by a framework"
  }

  private var state: String {
    switch lives {
    case .yes: "lives"
    case .perhaps: "may live"
    case .no: "is released"
    }
  }
}

extension HeapReport.Slot {
  fileprivate func text(_ names: [Int: String]) -> String {
    let values =
      objects.map { names[$0] ?? "something" } + (mayBeNil ? ["nil"] : []) + (mayBeData ? ["a value"] : [])
      + unknown.map { "unknown (\($0))" }
    let held = values.isEmpty ? "nothing" : values.joined(separator: " or ")
    return "\(strength == .strong ? "" : "\(strength.rawValue) ")\(name): \(held)"
  }
}
