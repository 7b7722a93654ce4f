import ViperFacts
import ViperText

/// A template from which no safe link can be made.
package enum LinkError: Error, Equatable, CustomStringConvertible {
  case noScheme(String)
  case forbiddenScheme(String)
  case noPath(String)
  case lineFirst(String)
  case forbiddenCharacter(Unicode.Scalar)

  package var description: String {
    switch self {
    case .noScheme(let text): "'\(text)' is no link; name 'vscode' or 'xcode', or a URL such as 'https://host/{path}#L{line}'"
    case .forbiddenScheme(let scheme): "a link may not begin with '\(scheme):'; use https, http, file or an editor's scheme"
    case .noPath(let text): "the link '\(text)' names no file; put '{path}' where its path belongs, once"
    case .lineFirst(let text): "the link '\(text)' names the line before the file; put '{line}' behind '{path}'"
    case .forbiddenCharacter(let scalar):
      "a link may not hold '\(scalar.visible)'; write it percent-encoded, and '{path}' and '{line}' once each"
    }
  }
}
