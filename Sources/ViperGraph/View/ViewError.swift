/// The reason why a view cannot be made as requested.
package enum ViewError: Error, Equatable {
  /// A name that matches nothing in the view; `known` lists the names that would match.
  case unknownName(String, option: String, known: [String])
  /// The name of a component in a view of modules.
  case nameOfComponent(String, option: String)
  /// An option that removes all nodes.
  case nothingLeft(option: String)
  case noPath(from: String, to: String)
  /// The same nodes in `--from` and `--to`.
  case sameEnds

  package var message: String {
    switch self {
    case .unknownName(let name, let option, _): "'\(name)' of '\(option)' matches no module or component"
    case .nameOfComponent(let name, let option): "'\(name)' of '\(option)' is a component; add '--level component'"
    case .nothingLeft(let option): Self.message(forNothingAfter: option)
    case .noPath(let from, let to): "no path of references leads from '\(from)' to '\(to)' here; try the other direction"
    case .sameEnds: "'--from' and '--to' are the same; name two different ends"
    }
  }

  private static func message(forNothingAfter option: String) -> String {
    switch option {
    case "--cycles": "there are no cycles of strong references, so '--cycles' leaves nothing to draw"
    case "--only-findings": "there are no findings, so '--only-findings' leaves nothing to draw"
    default: "'\(option)' leaves nothing to draw; drop it, or name other parts"
    }
  }
}
