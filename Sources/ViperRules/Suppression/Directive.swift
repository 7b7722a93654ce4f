/// A suppression comment's directive: `disable:next retain-cycle - the cache lives as long as the app`.
struct Directive: Equatable {
  enum Verb: String, CaseIterable {
    case disableNext = "disable:next"
    case disableThis = "disable:this"
    case disableFile = "disable:file"
    case disable
    case enable

    /// Whether `all` is allowed: on a single line it would hide later findings.
    var allowsAll: Bool { self != .disableNext && self != .disableThis }
  }

  /// The word for every rule.
  static let all = "all"

  var verb: Verb
  /// As written, without duplicates.
  var rules: [String]
  var reason: String?
}
