internal import ViperModel

/// The members of presenters that make a picture, a view or another value of a user interface type, or that fill a list, a cell or a
/// view which they take: moving such a member moves all that its body names for that.
struct DrawingMembers {
  private struct Member: Hashable {
    var component: Component.ID
    var signature: String
  }

  /// By member, the position of the use that is its result, or that it fills.
  private var results: [Member: Int] = [:]

  init(_ uses: [Observations.FrameworkUse], _ input: LintInput) {
    for (index, use) in uses.enumerated() where (use.isResult || use.isParameter && Self.isFilled(use.symbol)) && !use.isInView {
      guard let signature = use.signature else { continue }
      for owner in [use.component] + (input.component(use.component).isInterface ? input.heirs(of: use.component).sorted() : []) {
        results[Member(component: owner, signature: signature), default: index] = index
      }
    }
  }

  private static func isFilled(_ symbol: String) -> Bool { filled.contains(symbol) || symbol.hasSuffix("ViewCell") }

  private static let filled: Set = ["UITableView", "UICollectionView", "UIStackView", "UIImageView", "UILabel"]

  /// The position of the result or parameter that a use in a body helps to make: nothing that asks the system or shows a screen.
  func result(around use: Observations.FrameworkUse) -> Int? {
    guard use.isExpression, use.conformance == nil, !use.isInView, !use.isPrescribed, let signature = use.signature,
      !Self.services.contains(use.symbol), !use.symbol.hasSuffix("Controller")
    else { return nil }
    return results[Member(component: use.component, signature: signature)]
  }

  private static let services: Set = [
    "UIApplication", "NSApplication", "UIPasteboard", "NSPasteboard", "NSWorkspace", "UIDevice",
  ]
}
