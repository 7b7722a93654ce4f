#if os(Linux)
  import Foundation
  import Testing

  /// An app in a folder of its own, with a class for its delegate.
  struct ForeignApp {
    let folder: URL

    var name: String { folder.lastPathComponent }

    /// Those in a folder, by name.
    static func all(in folder: String) throws -> [ForeignApp] {
      try FileManager.default.contentsOfDirectory(at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil)
        .filter(\.hasDirectoryPath).sorted { $0.lastPathComponent < $1.lastPathComponent }.map(ForeignApp.init)
    }

    var files: [(path: String, text: String)] {
      get throws {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
        return try paths.map { ($0, try String(contentsOfFile: "\(folder.path)/\($0)", encoding: .utf8)) }
      }
    }

    /// What a run shows, which is recorded beside the code; without the record it is run again.
    func run() throws -> RunHeap {
      let record = folder.appendingPathComponent("run.txt")
      if !FileManager.default.fileExists(atPath: record.path) {
        try PlayedApp.output(of: files, "\(delegate)()").write(to: record, atomically: true, encoding: .utf8)
      }
      return try #require(RunHeap.heaps(in: String(contentsOf: record, encoding: .utf8)).first?.heap)
    }

    func said() throws -> ReportedApp {
      try ReportedApp(files, entry: "\(delegate).application(_:didFinishLaunchingWithOptions:)")
    }

    private var delegate: String {
      get throws {
        let names = try files.compactMap { $0.text.firstMatch(of: /class (\w+)[^{\n]*\bUIApplicationDelegate\b/)?.1 }
        return String(try #require(names.first))
      }
    }
  }
#endif
