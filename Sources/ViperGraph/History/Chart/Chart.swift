import ViperModel

/// A drawing of texts, boxes and lines, which needs no layout program.
struct Chart {
  struct Point: Equatable {
    var x: Double
    var y: Double

    init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
  }

  enum Anchor: String { case start, middle, end }

  indirect enum Element {
    case text(String, at: Point, size: Double = 12, color: Shade = .ink, anchor: Anchor = .start, isBold: Bool = false)
    case box(Point, width: Double, height: Double, fill: Shade, line: Shade? = nil, radius: Double = 0)
    case line([Point], color: Shade, width: Double = 1, dashes: String? = nil)
    case dot(Point, radius: Double, fill: Shade)
    /// An invisible area with a tooltip.
    case area(Point, width: Double, height: Double, tooltip: [String])
    /// Elements with a common tooltip and link.
    case group(tooltip: [String], link: String?, [Element])
  }

  /// The width of pictures in READMEs, where no label gets smaller than it is drawn.
  static let width = 880.0

  /// The line next to the name of a picture, for screen readers.
  var description: String
  var title: String
  var height: Double
  var elements: [Element] = []

  init(title: String, description: String, height: Double = 0) {
    (self.title, self.description, self.height) = (title, description, height)
  }

  /// The title and a line below it, as in the other pictures.
  mutating func addHead(_ lines: [String], left: Double = 24) {
    elements.append(.text(title, at: Point(left, 36), size: 16, isBold: true))
    for (index, line) in lines.enumerated() {
      elements.append(.text(line, at: Point(left, 58 + 18 * Double(index)), color: index == 0 ? .muted : .note))
    }
  }

  // MARK: text

  /// The width of a text in Helvetica, a little generous, since the actual font may differ.
  static func width(of text: String, size: Double = 12) -> Double {
    text.unicodeScalars.reduce(0) { $0 + width(of: $1) } * size
  }

  private static func width(of scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", "I", "f", "t", " ", ".", ",", ":", ";", "'", "|", "(", ")", "/": 0.32
    case "m", "w", "M", "W", "@", "%": 0.88
    case "A"..."Z": 0.7
    case _ where scalar.value >= 0x1100: 1.05
    default: 0.57
    }
  }

  /// The text, cut in the middle if it is too wide: names often differ at the end.
  static func fitted(_ text: String, width limit: Double, size: Double = 12) -> String {
    if width(of: text, size: size) <= limit { return text }
    var (head, tail) = (Array(text), [Character]())
    let half = head.count / 2
    (head, tail) = (Array(head[..<half]), Array(head[half...]))
    while head.count + tail.count > 2, width(of: String(head) + "…" + String(tail), size: size) > limit {
      if head.count > tail.count { head.removeLast() } else { tail.removeFirst() }
    }
    return String(head) + "…" + String(tail)
  }

  // MARK: severities

  static func color(of severity: Severity) -> Shade { MarkStyle.color(of: severity) ?? .faint }

  /// The sign in front of a number or a name, as in the other pictures; empty for infos.
  static func sign(of severity: Severity) -> String { severity == .info ? "" : MarkStyle.sign(of: severity) + " " }
}
