/// What the user asked for with `--color`.
package enum ColourChoice: String, CaseIterable, Sendable {
  case auto, always, never

  /// Whether to colour an output: asked for, or a terminal that can and `NO_COLOR` (https://no-color.org) unset or empty.
  package func usesColour(isTerminal: Bool, environment: [String: String]) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }
  }
}
