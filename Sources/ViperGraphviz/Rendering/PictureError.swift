/// The reason why a picture could not be drawn, and how to avoid that.
package enum PictureError: Error, Equatable, CustomStringConvertible {
  /// A missing layout executable.
  case programMissing(String)
  /// A layout executable that cannot load libgvc, with the loader's message.
  case graphvizMissing(reason: String)
  /// Layouts that were stopped, with the reasons why further ones failed.
  case tooSlow(seconds: Int, failures: [String] = [])
  case failed(reason: String)

  package var description: String {
    switch self {
    case .programMissing(let path):
      """
      cannot draw without '\(path)', which is missing; to build it, install Graphviz's headers ('apt install libgraphviz-dev' \
      or 'brew install graphviz') and run 'swift build'; or write an .html or .dot file
      """
    case .graphvizMissing(let reason):
      """
      cannot draw without Graphviz: libgvc was not found\(reason.isEmpty ? "" : " (\(reason))"); install it with 'apt install \
      libgvc6' or 'brew install graphviz', or write an .html or .dot file
      """
    case .tooSlow(let seconds, let failures):
      """
      Graphviz took longer than \(seconds) s and was stopped\(failures.map { " (before that: \($0))" }.joined()); use \
      '--collapse folder', draw fewer folders, or write a .dot file
      """
    case .failed(let reason):
      "Graphviz could not draw the picture: \(reason); write a .dot file instead"
    }
  }
}
