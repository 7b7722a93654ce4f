/// A picture that could not be drawn, and what to do instead.
package enum PictureError: Error, Equatable, CustomStringConvertible {
  /// The program that draws is not where it should be.
  case programMissing(String)
  /// It is, but libgvc is not.
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
      Graphviz was stopped after \(seconds) s without a picture; choose '--collapse folder' or fewer folders, or write a .dot file
      """
    case .failed(let reason):
      "Graphviz could not draw the picture: \(reason); write a .dot file instead"
    }
  }
}
