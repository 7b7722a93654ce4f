import Testing
import ViperModel

@testable import ViperGraph

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whether text has enough contrast to its background, by WCAG 2.
struct ContrastTests {
  static let fills: [Shade] = RoleStyle.table.map(\.style.fill) + [.paper, .box, .module, .folder]
  static let texts: [Shade] = [.ink, .note, .error, .warning]

  @Test(arguments: [false, true])
  func textStandsOut(isDark: Bool) {
    for fill in Self.fills {
      for text in Self.texts {
        #expect(contrast(fill, text, isDark) >= 4.5, "\(text.light) on \(fill.light)")
      }
    }
    for ground in [Shade.paper, .box] {
      #expect(contrast(ground, .muted, isDark) >= 4.5)
    }
  }

  @Test(arguments: [false, true])
  func linesStandOut(isDark: Bool) {
    for line in EdgeStyle.allCases.map(\.color) + RoleStyle.table.map(\.style.line) + [.error, .warning] {
      for ground in [Shade.paper, .box] {
        #expect(contrast(ground, line, isDark) >= 3, "\(line.light)")
      }
    }
  }

  @Test(arguments: [false, true])
  func numbersOfAMatrixStandOut(isDark: Bool) {
    for style in EdgeStyle.allCases {
      for (isRising, severity) in [(false, nil), (true, nil), (true, .error), (false, Severity.warning)] {
        let look = MatrixStyle(style, isRising: isRising, severity: severity)
        #expect(contrast(look.fill, look.text, isDark) >= 4.5, "\(style)")
      }
    }
  }

  /// The style sheet finds colours by their light form.
  @Test func noTwoShadesLookAlike() {
    #expect(Set(Shade.all.map(\.light)).count == Shade.all.count)
  }

  /// Strength shows without colour.
  @Test func strengthIsALineStyle() {
    #expect([EdgeStyle.strong, .weak, .unowned].map(\.line) == ["solid", "dashed", "dotted"])
    #expect(MarkStyle.width(of: .error) != MarkStyle.width(of: .warning))
  }

  private func contrast(_ a: Shade, _ b: Shade, _ isDark: Bool) -> Double {
    let values = [a, b].map { luminance(isDark ? $0.dark : $0.light) }.sorted()
    return (values[1] + 0.05) / (values[0] + 0.05)
  }

  private func luminance(_ color: String) -> Double {
    let number = Int(color.dropFirst(), radix: 16)!
    let weights: [(Int, Double)] = [(16, 0.2126), (8, 0.7152), (0, 0.0722)]
    return weights.reduce(0) { sum, weight in
      let part = Double((number >> weight.0) & 0xFF) / 255
      let linear: Double = part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      return sum + weight.1 * linear
    }
  }
}
