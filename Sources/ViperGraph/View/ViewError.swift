/// Why a view cannot be had as it was asked for.
package enum ViewError: Error, Equatable {
  /// A name of an option that means nothing in the view; `known` are the names that do.
  case unknownName(String, option: String, known: [String])
  /// A name of a component where modules are shown.
  case nameOfComponent(String, option: String)
  /// Nothing is left after an option.
  case nothingLeft(option: String)
  case noPath(from: String, to: String)
  /// What `--from` and `--to` name is the same.
  case sameEnds

  package var message: String {
    switch self {
    case .unknownName(let name, let option, _): "'\(name)' of '\(option)' names no module or component here"
    case .nameOfComponent(let name, let option): "'\(name)' of '\(option)' is a component; add '--level component'"
    case .nothingLeft(let option): Self.message(forNothingAfter: option)
    case .noPath(let from, let to): "no path of references leads from '\(from)' to '\(to)' here; try the other direction"
    case .sameEnds: "'--from' and '--to' name the same; name two ends"
    }
  }

  private static func message(forNothingAfter option: String) -> String {
    switch option {
    case "--cycles": "no strong references make a cycle here, so '--cycles' leaves nothing to draw"
    case "--only-findings": "nothing carries a finding here, so '--only-findings' leaves nothing to draw"
    default: "'\(option)' leaves nothing to draw; drop it, or name other parts"
    }
  }
}
