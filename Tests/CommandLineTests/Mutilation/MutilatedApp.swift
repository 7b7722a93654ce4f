import ViperTestSupport

/// An app as nobody should have it, and everybody has at times: with files missing, cut or twice, with types that are called like a
/// framework's, with extensions of types that are nowhere, among the files of another app.
struct MutilatedApp {
  private(set) var files: [CodeFile]
  private var random: SplitMix64
  private let apps: MutilationApps

  private static let frameworkTypes = [
    "App", "View", "Data", "Date", "Timer", "UIView", "UIViewController", "UIApplicationDelegate", "Scene", "Text", "Result",
    "Optional", "Array", "String", "AnyObject", "Any", "Self", "Self.View", "Void", "Never", "Error", "Never.App", "AnyView",
    "ObservableObject",
    "NSObject", "UITableViewCell", "Task", "Notification", "URLSession", "Module", "Presenter",
  ]
  private static let bodies = [
    "{}", ": P {}", ": App {}", ": View { var body: some View { Text(\"\") } }", ": UIApplicationDelegate {}",
    "{ class Inner {} }", ": Self {}", "{ weak var view: View? }", "{ func show() { view = presenter } }", "where Self: App {}",
    "{ static var shared = Self() }", "{ init(presenter: Presenter) { self.init() } }", "{ typealias View = App }",
  ]

  /// The same for an index and a seed.
  init(_ index: Int, seed: UInt64, of apps: MutilationApps) throws {
    random = SplitMix64(seed: seed, index: index)
    self.apps = apps
    files = try apps[random.position(in: apps.count)]
    for _ in 0...(random.once(in: 2) ? random.position(in: 5) : 0) { try mutilate() }
  }

  private mutating func mutilate() throws {
    switch random.position(in: 8) {
    case 0: lose()
    case 1: rename()
    case 2: extend()
    case 3: double()
    case 4: cut()
    case 5: try mix()
    case 6: undeclare()
    default: moveCode()
    }
  }

  /// Loses any subset of the files but one with Swift.
  private mutating func lose() {
    let share = 1 + random.position(in: 8)
    let kept = files.filter { _ in !random.once(in: share) }
    // A manifest alone is no code.
    let isCode = { (file: CodeFile) in file.name.hasSuffix(".swift") && !file.name.hasSuffix("Package.swift") }
    let code = files.filter(isCode)
    files = kept.contains(where: isCode) ? kept : kept + [code[random.position(in: code.count)]]
  }

  /// Gives a type the name of a framework's, or of another one: everywhere, or in one file.
  private mutating func rename() {
    guard let type = type(), let other = random.once(in: 4) ? self.type() : frameworkType() else { return }
    if random.once(in: 4) {
      files[random.position(in: files.count)].rename(type, to: Array(other))
    } else {
      for index in files.indices { files[index].rename(type, to: Array(other)) }
    }
  }

  /// Extends types that are declared nowhere, under a qualified name as well.
  private mutating func extend() {
    for _ in 0...random.position(in: 3) {
      var parts: [ArraySlice<UInt8>] = []
      for _ in 0...(random.once(in: 2) ? 1 + random.position(in: 2) : 0) {
        parts.append(random.once(in: 3) ? type() ?? frameworkType() : random.once(in: 2) ? frameworkType() : Array("X".utf8)[...])
      }
      let name = parts.joined(separator: Array(".".utf8))
      let code = Array("\nextension ".utf8) + name + Array(" \(Self.bodies[random.position(in: Self.bodies.count)])\n".utf8)
      if random.once(in: 2) {
        files.append(CodeFile("Extension\(files.count).swift", code))
      } else {
        files[random.position(in: files.count)].bytes += code
      }
    }
  }

  /// Declares everything twice: in each file, or in one next to it.
  private mutating func double() {
    if random.once(in: 2) {
      for index in files.indices { files[index].bytes += files[index].bytes }
    } else {
      files += files.map { CodeFile("Copy/\($0.name)", $0.bytes) }
    }
  }

  /// Cuts a file anywhere, also within a character; what is left is its start or its end.
  private mutating func cut() {
    let index = random.position(in: files.count)
    let place = random.position(in: files[index].bytes.count + 1)
    if random.once(in: 3) { files[index].bytes.removeFirst(place) } else { files[index].bytes.removeSubrange(place...) }
  }

  /// Puts the files of another app among these, over those of the same name.
  private mutating func mix() throws {
    let other = try apps[random.position(in: apps.count)]
    let names = Set(other.map(\.name))
    files = files.filter { !names.contains($0.name) } + other
  }

  /// Makes an extension of a declaration, so that the type is declared nowhere.
  private mutating func undeclare() {
    for index in files.indices {
      for declaration in files[index].declarations.reversed() where random.once(in: 4) {
        files[index].bytes.replaceSubrange(declaration.keyword, with: "extension".utf8)
      }
    }
  }

  /// Puts the code of a file somewhere into another one.
  private mutating func moveCode() {
    let (from, to) = (random.position(in: files.count), random.position(in: files.count))
    let code = files[from].bytes
    files[from].bytes = []
    files[to].bytes.insert(contentsOf: code, at: random.position(in: files[to].bytes.count + 1))
  }

  /// The name of a type of the code.
  private mutating func type() -> ArraySlice<UInt8>? {
    let file = files[random.position(in: files.count)]
    let declarations = file.declarations
    return declarations.isEmpty ? nil : file.bytes[declarations[random.position(in: declarations.count)].name]
  }

  private mutating func frameworkType() -> ArraySlice<UInt8> {
    Array(Self.frameworkTypes[random.position(in: Self.frameworkTypes.count)].utf8)[...]
  }
}
