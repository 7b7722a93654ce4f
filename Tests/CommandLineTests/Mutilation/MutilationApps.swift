import Foundation
import Synchronization
import ViperTestSupport

/// The apps that are mutilated: all samples, generated modules in the shape of each clean one, and modules with invented words. Each
/// is read when it is first wanted, since generating one takes long.
final class MutilationApps: Sendable {
  private enum Source {
    case sample(String)
    /// In the shape of a dialect's clean sample.
    case generated(String)
    case modules(String)
  }

  private let sources: [Source]
  private let known = Mutex<[Int: [CodeFile]]>([:])

  init() throws {
    let dialects = try FileManager.default.contentsOfDirectory(atPath: ScratchFolder.samples).sorted().filter {
      FileManager.default.fileExists(atPath: "\(ScratchFolder.samples)/\($0)/Clean")
    }
    sources =
      dialects.flatMap { [.sample("\($0)/Clean"), .sample("\($0)/Broken"), .generated($0)] }
      + [.modules(InventedModules.code()), .modules(CastModules.code)]
  }

  var count: Int { sources.count }

  subscript(number: Int) -> [CodeFile] {
    get throws {
      if let files = known.withLock({ $0[number] }) { return files }
      let files = try Self.files(of: sources[number])
      known.withLock { $0[number] = files }
      return files
    }
  }

  private static func files(of source: Source) throws -> [CodeFile] {
    switch source {
    case .sample(let name): try files(in: "\(ScratchFolder.samples)/\(name)")
    case .generated(let dialect): try files(of: GeneratedModules(dialect).code)
    case .modules(let code): files(of: MarkedCode(code))
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
