/// What a comment to the linter asks for: `disable:next retain-cycle - the cache lives as long as the app`.
struct Directive: Equatable {
  enum Verb: String, CaseIterable {
    case disableNext = "disable:next"
    case disableThis = "disable:this"
    case disableFile = "disable:file"
    case disable
    case enable

    /// Whether `all` may stand for every rule: on a single line it would hide what nobody has seen yet.
    var allowsAll: Bool { self != .disableNext && self != .disableThis }
  }

  /// Stands for every rule.
  static let all = "all"

  var verb: Verb
  /// As written, each once.
  var rules: [String]
  var reason: String?
}
