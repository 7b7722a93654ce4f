import Foundation
import Testing
import ViperTestSupport

/// How many modules do something changes no severity, and makes no finding appear or vanish. Which architecture they have is about
/// most of them, so it is stated.
@Suite struct MajorityStressTests {
  private static let samples = try! FileManager.default.contentsOfDirectory(atPath: ScratchFolder.samples)
    .filter { !$0.hasPrefix(".") }.sorted().map { "\($0)/Broken" }

  /// The names of modules, which the files of their presenters begin with, and no file of another one has in its name.
  private static func modules(of code: JudgedCode) -> [String] {
    let files = code.files.keys.compactMap { $0.split(separator: "/").last.map(String.init) }
    let names = Set(files.filter { $0.hasSuffix("Presenter.swift") }.map { String($0.dropLast("Presenter.swift".count)) })
    return names.filter { name in !name.isEmpty && !names.contains { $0 != name && $0.contains(name) } }.sorted()
  }

  /// The files of a module under another name.
  private static func copy(_ module: String, of code: JudgedCode, as name: String) throws -> [String: String] {
    let word = try Regex("\\b\(module)(?=[A-Z]|\\b)")
    let own = code.files.filter { $0.key.split(separator: "/").last!.hasPrefix(module) }
    return Dictionary(
      uniqueKeysWithValues: own.map { ($0.key.replacing(module, with: name), $0.value.replacing(word, with: name)) })
  }

  @Test(arguments: samples) func copiesOfAModuleChangeNoVerdict(_ sample: String) throws {
    var code = try JudgedCode(sample: sample)
    if !["clean-swift/Broken", "ribs/Broken"].contains(sample) { code.files[".viper-lint.yml"] = "architecture: viper\n" }
    for module in Self.modules(of: code).prefix(SlowTests.areWanted ? 9 : 1) {
      for count in SlowTests.areWanted ? [1, 4, 9, 20] : [9] {
        let changed = try code.changed(ignoringText: true) { [code] app in
          for number in 1...count {
            app.files.merge(try Self.copy(module, of: code, as: "Qzx\(number)\(module)")) { first, _ in first }
          }
        }
        #expect(changed.filter { $0.isCertain } == [], "\(count) copies of '\(module)'")
      }
    }
  }
}
