import Foundation

/// The files that mutation begins with, in an order that does not depend on the file system.
struct FuzzSeeds: Sendable {
  private(set) var sources: [[UInt8]] = []
  private(set) var dialects: [[UInt8]] = []
  let configurations = [
    "dialect: rambler\n", "dialect: ./our-dialect.yml\nmodules:\n  Onboarding*: infinum\n  '*Login*': contract\n",
    "modules: {A: viper, B*: rambler}\n",
  ].map { Array($0.utf8) }

  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  init(corpus: String?) {
    add(Self.package.appendingPathComponent("Samples"))
    add(Self.package.appendingPathComponent("Rules/Dialects"))
    if let corpus { add(URL(fileURLWithPath: corpus, isDirectory: true)) }
  }

  private mutating func add(_ folder: URL) {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    for file in files.sorted(by: { $0.path < $1.path }) {
      guard ["swift", "yml", "yaml"].contains(file.pathExtension), let bytes = try? Data(contentsOf: file) else { continue }
      let seed = Array(bytes.prefix(Mutator.sizeLimit))
      if file.pathExtension == "swift" { sources.append(seed) } else { dialects.append(seed) }
    }
  }
}
