/// The reason why a picture could not be drawn, and how to avoid that.
package enum PictureError: Error, Equatable, CustomStringConvertible {
  /// A missing layout executable.
  case programMissing(String)
  /// A layout executable without libgvc.
  case graphvizMissing
  case tooSlow(seconds: Int)
  case failed(reason: String)

  package var description: String {
    switch self {
    case .programMissing(let path):
      """
      cannot draw without '\(path)', which is missing; install Graphviz ('apt install libgraphviz-dev' or 'brew install \
      graphviz') and build it with 'swift build', or write a .dot or .json file
      """
    case .graphvizMissing:
      """
      cannot draw without Graphviz: libgvc was not found; install it with 'apt install graphviz' or 'brew install graphviz', \
      or write a .dot or .json file
      """
    case .tooSlow(let seconds):
      """
      Graphviz took longer than \(seconds) s and was stopped; use '--collapse folder', draw fewer folders, or write a .dot file
      """
    case .failed(let reason):
      "Graphviz could not draw the picture: \(reason); write a .dot file instead"
    }
  }
}
