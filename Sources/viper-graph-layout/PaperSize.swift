/// A paper size, from A4 to A0, and the margins that centre a drawing on it.
struct PaperSize {
  /// The sizes in points, the short side first.
  private static let sizes: [(Double, Double)] = [
    (595.28, 841.89), (841.89, 1190.55), (1190.55, 1683.78), (1683.78, 2383.94), (2383.94, 3370.39),
  ]
  /// The padding of every drawing, in points.
  private static let pad = 0.3 * 72

  /// The margins in points, in addition to the padding: left and right, above and below.
  let margins: (x: Double, y: Double)

  /// The smallest sheet for a drawing of this size, in portrait or landscape; nil if it exceeds A0, which makes the page as large
  /// as the drawing.
  init?(holding size: (width: Double, height: Double)) {
    let width = size.width + 2 * Self.pad
    let height = size.height + 2 * Self.pad
    let isWide = width > height
    guard let paper = Self.sizes.first(where: { min(width, height) <= $0.0 && max(width, height) <= $0.1 }) else { return nil }
    margins = (((isWide ? paper.1 : paper.0) - width) / 2, ((isWide ? paper.0 : paper.1) - height) / 2)
  }

  /// The margins in inches, formatted for Graphviz.
  var margin: String { "\(margins.x / 72),\(margins.y / 72)" }
}
