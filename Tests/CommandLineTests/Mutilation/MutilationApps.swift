import Foundation
import Synchronization
import ViperTestSupport

/// The apps that are mutilated: all samples, generated modules in the shape of each clean one, and modules with invented words. Each
/// is read when it is first wanted, since generating one takes long.
final class MutilationApps: Sendable {
  private let readers: [@Sendable () throws -> [CodeFile]]
  private let known = Mutex<[Int: [CodeFile]]>([:])

  init() throws {
    let dialects = try FileManager.default.contentsOfDirectory(atPath: ScratchFolder.samples).sorted()
    let clean = dialects.filter { FileManager.default.fileExists(atPath: "\(ScratchFolder.samples)/\($0)/Clean") }
    readers =
      clean.flatMap { dialect in
        [
          { try Self.files(in: "\(ScratchFolder.samples)/\(dialect)/Clean") },
          { try Self.files(in: "\(ScratchFolder.samples)/\(dialect)/Broken") },
          { try Self.files(of: GeneratedModules(dialect).code) },
        ]
      } + [{ Self.files(of: MarkedCode(InventedModules.code())) }, { Self.files(of: MarkedCode(CastModules.code)) }]
  }

  var count: Int { readers.count }

  subscript(number: Int) -> [CodeFile] {
    get throws {
      if let files = known.withLock({ $0[number] }) { return files }
      let files = try readers[number]()
      known.withLock { $0[number] = files }
      return files
    }
  }

  private static func files(in folder: String) throws -> [CodeFile] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      CodeFile(name, Array(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))))
    }
  }

  private static func files(of code: MarkedCode) -> [CodeFile] { code.files.map { CodeFile($0.name, $0.code) } }
}
