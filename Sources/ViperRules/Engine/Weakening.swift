/// Properties that must not own what they hold, in the words of an advice.
struct Weakening {
  /// Those to declare weak, quoted.
  let properties: [String]
  /// Those that make their own value, so that they cannot be weak, quoted.
  let filled: [String]

  /// The end of an advice about those that cannot be weak; empty if there is none.
  var rest: String {
    filled.isEmpty ? "" : ", and let \(filled.joined(separator: " and ")) refer weakly to what another part makes"
  }
}
