import ViperFacts

extension HeapReport {
  /// The entry, and each phase with its objects and what they hold.
  package var text: String { ([header] + snapshots.map(\.text)).joined(separator: "\n\n") }

  private var header: String { "\(entry) at \(place.file):\(place.line)" }
}

extension HeapReport.Snapshot {
  /// The objects of the code base's classes, with what they hold.
  var text: String {
    let names = Dictionary(uniqueKeysWithValues: objects.map { ($0.id, $0.title) })
    return ([phase.rawValue] + objects.filter(\.isInstance).flatMap { $0.lines(names) }).joined(separator: "\n")
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
    return "\(strength == .strong ? "" : "\(strength.rawValue) ")\(name): \(values.isEmpty ? "nothing" : values.joined(separator: " or "))"
  }
}
