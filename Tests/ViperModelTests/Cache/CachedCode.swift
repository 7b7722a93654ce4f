import Foundation
import ViperDialects
import ViperFacts
import ViperTestSupport

@testable import ViperModel

/// Code whose model is cached in a folder of its own.
final class CachedCode {
  private(set) var files: [(SourceFile, FileFacts)] = []
  var pins = DialectPins()
  var version: UInt64 = 1
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cached-\(UUID().uuidString)").path
  static let builtIns = BuiltInDialects.all.map { try! loader.load(builtIn: $0.name) }
  static let loader = DialectLoader(builtIns: Dictionary(uniqueKeysWithValues: BuiltInDialects.all.map { ($0.name, $0.yaml) }))
  private static let base = builtIns.first { $0.name == "viper" }!
  private static let others = builtIns.filter { $0.name != "viper" }
  private static let supply = DialectSupply(named: { name in builtIns.first { $0.name == name } }) { (others, base) }

  init(_ files: [String: String]) {
    for (name, code) in files.sorted(by: { $0.key < $1.key }) { write(code, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// The root of files that are written from now on.
  var root = "."

  func remove(_ name: String) { files.removeAll { $0.0.name == name } }

  func rename(_ old: String, to name: String) {
    let facts = files.first { $0.0.name == old }!.1
    remove(old)
    files.append((SourceFile(path: "/App/\(name)", name: name, root: root), facts))
    files.sort { $0.0.name < $1.0.name }
  }

  func write(_ code: String, to name: String) {
    files.removeAll { $0.0.name == name }
    files.append((SourceFile(path: "/App/\(name)", name: name, root: root), FactExtractor.facts(of: Array(code.utf8))))
    files.sort { $0.0.name < $1.0.name }
  }

  func outcome(threads: Int = 1) -> ModelCache.Outcome {
    ModelCache(nextTo: "\(folder)/facts", program: "test", version: version)
      .model(of: ProductionCode(files), pins: pins, supply: Self.supply) { build(threads: threads) }
  }

  private func build(threads: Int = 1) -> CodeModel {
    ModelBuilder.build(
      ProductionCode(files), pins: pins, dialects: (Self.others, Self.base), frameworks: { ShippedText.frameworks },
      threads: threads)
  }

  /// All of a model that can be told apart.
  static func bytes(_ model: CodeModel, pins: DialectPins = DialectPins()) -> [UInt8] {
    model.bytes(SnapshotDialects(pins, supply))
  }

  /// The bytes of the model that a run without a cache makes.
  var fresh: [UInt8] { Self.bytes(build(), pins: pins) }

  func bytes() throws -> [UInt8] { try Array(Data(contentsOf: place)) }
  func setBytes(_ bytes: [UInt8]) throws { try Data(bytes).write(to: place) }

  /// The size of the archive's header and of its table, which holds the checksum of the snapshot.
  static let headerSize = 80

  /// The archive with valid checksums: of the snapshot at byte 72, of the header and the table at byte 16.
  static func signed(_ bytes: [UInt8]) -> [UInt8] {
    func hash(_ range: Range<Int>, of bytes: [UInt8]) -> [UInt8] {
      let checksum = bytes[range].withUnsafeBytes { WordHash($0).low }
      return withUnsafeBytes(of: checksum) { Array($0) }
    }
    var bytes = bytes
    bytes.replaceSubrange(72..<80, with: hash(80..<bytes.count, of: bytes))
    bytes.replaceSubrange(16..<24, with: hash(24..<80, of: bytes))
    return bytes
  }

  private var place: URL { URL(fileURLWithPath: "\(folder)/facts.test.model") }
}
