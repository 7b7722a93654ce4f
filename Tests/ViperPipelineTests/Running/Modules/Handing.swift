import ViperTestSupport

/// Ways in which code hands over a part that are hard to see through: what comes out may be any object.
enum Handing: CaseIterable, Sendable {
  case generic, element, closure, tuple, box, hand, either

  /// An expression for the same object.
  func expression(_ value: String, in module: String) -> String {
    switch self {
    case .generic: "handed\(module)(\(value))"
    case .element: "[\(value)][0]"
    case .closure: "{ \(value) }()"
    case .tuple: "(\(value), 1).0"
    case .box: "\(module)Box(\(value)).value"
    case .hand: "\(module)Hand()[\(value)]"
    case .either: "CommandLine.arguments.isEmpty ? handed\(module)(\(value)) : \(value)"
    }
  }

  /// What the expressions need.
  static func helpers(of module: String) -> String {
    """
    import UIKit

    func handed\(module)<Part>(_ part: Part) -> Part { part }

    struct \(module)Box<Part> {
      let value: Part

      init(_ value: Part) {
        self.value = value
      }
    }

    struct \(module)Hand {
      subscript<Part>(_ part: Part) -> Part { part }
    }

    """
  }
}

extension ModuleDraft {
  /// Has each link get its part in a way that is hard to see through, some of them an object between.
  mutating func handOver(_ random: SplitMix64) {
    var random = random
    let proxied: ModuleLink = random.once(in: 2) ? .interactorOutput : .presenterView
    if random.once(in: 2), standIns[proxied] == nil { addProxy(proxied) }
    for link in ModuleLink.allCases where slots[link] != nil {
      handings[link] = Handing.allCases[random.position(in: Handing.allCases.count)]
    }
    more.append(("Handing", Handing.helpers(of: name)))
    traits.append("hands over")
  }
}
