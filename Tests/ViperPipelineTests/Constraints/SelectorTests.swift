import Testing
import ViperFacts
import ViperPipeline
import ViperRules

/// What each key of a selector selects.
@Suite struct SelectorTests {
  /// The components that a selector selects: each exceeds a limit of no line.
  private func selected(_ selector: String, _ files: [String: String] = files) throws -> [String] {
    try ConstrainedCode.components("limit: {lines: 0, of: \(selector)}", files)
  }

  private static let files = ConstrainedCode.joined(
    ConstrainedCode.module("Send", in: "Features/Payments"), ConstrainedCode.module("Receive", in: "Features/Payments"),
    ConstrainedCode.module("Room", in: "Features/Chat"), ConstrainedCode.module("Rooms", in: "Features/Chat"),
    [
      "Core/Store.swift": """
      import CoreData
      class Store: Storing { enum Kind { case a, b } }
      protocol Storing: Closing {}
      protocol Closing {}
      final class DiskStore: Store {}
      enum Names { struct Key {} }
      """,
      "Core/Help.swift": "func help() {}\n",
    ])

  @Test(arguments: [
    ("{module: Send}", ["SendAssembly", "SendInteractor", "SendPresenter"]),
    (
      "{module: [Send, Rooms]}",
      ["RoomsAssembly", "RoomsInteractor", "RoomsPresenter", "SendAssembly", "SendInteractor", "SendPresenter"]
    ),
    ("{group: Payments, role: interactor}", ["ReceiveInteractor", "SendInteractor"]),
    ("{group: Features/Chat, role: interactor}", ["RoomInteractor", "RoomsInteractor"]),
    ("{group: 'P*', role: presenter}", ["ReceivePresenter", "SendPresenter"]),
    ("{role: [presenter], module: R*}", ["ReceivePresenter", "RoomPresenter", "RoomsPresenter"]),
    ("{role: none, path: Core/**}", ["Closing", "DiskStore", "Names", "Names.Key", "Store", "Storing"]),
    ("{path: '**/Send/*Router.swift'}", ["SendRouter"]),
    ("{path: Features/Chat/Room}", ["RoomAssembly", "RoomInteractor", "RoomPresenter"]),
    ("{name: Key}", ["Names.Key"]),
    ("{name: Names.*}", ["Names.Key"]), ("{name: Names}", ["Names", "Names.Key"]),
    ("{conforms: Storing}", ["DiskStore", "Store"]),
    ("{conforms: Closing}", ["DiskStore", "Store", "Storing"]),
    ("{inherits: Store}", ["DiskStore"]),
    ("{inherits: Closing}", ["Storing"]),
    ("{inherits: UIViewController, module: [Send, Room]}", ["RoomViewController", "SendViewController"]),
    ("{imports: CoreData, name: D*}", ["DiskStore"]),
    ("{imports: 'Core*', not: {name: [Names, Key, '*tor*']}}", ["Closing"]),
    ("[{name: Store}, {name: Key}]", ["Names.Key", "Store"]),
    ("{name: '*Store', not: [{name: Disk*}]}", ["Store"]),
    ("{name: '*Store', not: {inherits: Store, name: Other}}", ["DiskStore", "Store"]),
    ("{path: Core/**, name: 'store'}", []),
  ])
  func selects(_ selector: String, _ expected: [String]) throws {
    let found = try selected(selector).filter { !Self.interfaces.contains($0) }
    let parts = Set(["Router", "ViewController"])
    let isModule = expected.contains { $0.hasSuffix("Assembly") }
    #expect(isModule ? found.filter { name in !parts.contains { name.hasSuffix($0) } } == expected : found == expected)
  }

  private static let interfaces = ["Send", "Receive", "Room", "Rooms"].flatMap { module in
    ["ViewInput", "ViewOutput", "InteractorInput", "InteractorOutput", "RouterInput", "ModuleInput"].map { module + $0 }
  }

  @Test func targetsAndPackages() throws {
    let manifest = { (name: String) in
      "let package = Package(name: \"\(name)\", targets: [.target(name: \"\(name)\"), .target(name: \"\(name)More\"), .testTarget(name: \"T\")])"
    }
    let files = [
      "Pay/Package.swift": manifest("PayKit"), "Pay/Sources/PayKit/A.swift": "final class PayOne {}\n",
      "Pay/Sources/PayKitMore/B.swift": "final class PayTwo {}\n", "Talk/Package.swift": manifest("TalkKit"),
      "Talk/Sources/TalkKit/A.swift": "final class Talk {}\n", "Pay/Sources/Old/C.swift": "final class PayOld {}\n",
    ]
    #expect(try selected("{package: Pay}", files) == ["PayOld", "PayOne", "PayTwo"])
    #expect(try selected("{target: PayKit}", files) == ["PayOne"])
    #expect(try selected("{target: '*Kit'}", files) == ["PayOne", "Talk"])
  }

  @Test func helpersInAModulesFolderAreTheModules() throws {
    let files = ConstrainedCode.joined(
      Self.files,
      ["Features/Payments/Send/Helpers/Sums.swift": "struct Sums {}\n", "Features/Payments/Rates.swift": "struct Rates {}\n"])
    #expect(try selected("{module: Send, role: none}", files) == ["Sums"])
  }

  @Test(arguments: [
    ("strength: strong", ["Strong"]), ("strength: [weak, unowned]", ["Unowned", "Weak"]),
    ("reference: stored", ["Strong", "Unowned", "Weak"]), ("reference: construction", ["Maker"]),
    ("reference: parameter", ["Taker"]), ("reference: result", ["Giver"]), ("reference: inheritance", ["Heir"]),
    ("reference: [parameter, result]", ["Giver", "Taker"]), ("reference: stored, strength: weak", ["Weak"]),
    ("not: {name: Target}", []),
  ])
  func kindsAndStrengthsOfReferences(_ condition: String, _ expected: [String]) throws {
    let files = ConstrainedCode.classes([
      "Strong": " { var target: Target? }", "Weak": " { weak var target: Target? }", "Unowned": " { unowned let target: Target }",
      "Maker": " { func make() { _ = Target() } }", "Taker": " { func take(_ target: Target) {} }",
      "Giver": " { func give() -> Target? { nil } }", "Heir": ": Target {}",
    ])
    let all = ConstrainedCode.joined(files, ["Target.swift": "class Target {}\n"])
    let (to, from) = (
      "{from: {name: '*'}, to: {name: Target, \(condition)}}", "{from: {name: '*', \(condition)}, to: {name: Target}}"
    )
    #expect(try ConstrainedCode.components("forbidden: \(to)", all) == expected)
    if !condition.hasPrefix("not") { #expect(try ConstrainedCode.components("forbidden: \(from)", all) == expected) }
  }
}
