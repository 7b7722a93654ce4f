/// A paper size, from A4 to A0, and the margins that put a drawing into its middle.
struct PaperSize {
  /// In points, the short side first.
  private static let sizes: [(Double, Double)] = [
    (595.28, 841.89), (841.89, 1190.55), (1190.55, 1683.78), (1683.78, 2383.94), (2383.94, 3370.39),
  ]
  /// What surrounds every drawing anyway.
  private static let pad = 0.3 * 72

  /// In points, beyond the pad: left and right, above and below.
  let margins: (x: Double, y: Double)

  /// The smallest sheet that holds a drawing of this size, upright or lying; nil where none does, which is then a sheet of
  /// its own.
  init?(holding size: (width: Double, height: Double)) {
    let width = size.width + 2 * Self.pad
    let height = size.height + 2 * Self.pad
    let isWide = width > height
    guard let paper = Self.sizes.first(where: { min(width, height) <= $0.0 && max(width, height) <= $0.1 }) else { return nil }
    margins = (((isWide ? paper.1 : paper.0) - width) / 2, ((isWide ? paper.0 : paper.1) - height) / 2)
  }

  /// As Graphviz takes it, in inches.
  var margin: String { "\(margins.x / 72),\(margins.y / 72)" }
}
