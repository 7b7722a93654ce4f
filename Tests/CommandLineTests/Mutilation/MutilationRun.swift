import Foundation
import Synchronization
import ViperTestSupport

/// All mutants, each in a folder and a process of its own, so that a crash names the one that did it.
final class MutilationRun: Sendable {
  private let settings: MutilationSettings
  private let apps: MutilationApps
  private let next: Atomic<Int>
  private let found = Mutex<[String]>([])

  init(_ settings: MutilationSettings) throws {
    self.settings = settings
    apps = try MutilationApps()
    next = Atomic(settings.mutants.lowerBound)
  }

  /// What is wrong with which mutant, and how to see it again.
  func failures() -> [String] {
    DispatchQueue.concurrentPerform(iterations: ProcessInfo.processInfo.activeProcessorCount) { _ in
      while let index = take() {
        guard let failure = failure(of: index) else { continue }
        found.withLock { $0.append("VIPER_MUTANTS_SEED=\(settings.seed) VIPER_MUTANTS_INDEX=\(index): \(failure)") }
      }
    }
    return found.withLock { $0 }
  }

  private func take() -> Int? {
    let index = next.add(1, ordering: .relaxed).oldValue
    return index < settings.mutants.upperBound ? index : nil
  }

  private func failure(of index: Int) -> String? {
    do { return try judge(index) } catch { return "\(error)" }
  }

  /// What is wrong; the folder stays then.
  private func judge(_ index: Int) throws -> String? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mutant-\(UUID().uuidString)")
    for file in try MutilatedApp(index, seed: settings.seed, of: apps).files {
      let url = folder.appendingPathComponent("App/\(file.name)")
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.bytes).write(to: url)
    }
    if let failure = try verdict(in: folder) { return "\(failure); its files are in \(folder.path)" }
    try FileManager.default.removeItem(at: folder)
    return nil
  }

  /// Nil where the linter reports, whatever it has to say.
  private func verdict(in folder: URL) throws -> String? {
    let report = folder.appendingPathComponent("report")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // A limit on the time of processors: what waits for other processes does not hang.
    process.arguments = [
      "-c", #"ulimit -t \#(MutilationSettings.timeLimit); exec "$0" --no-cache --reporter json "$1" >"$2" 2>&1"#,
      settings.program, folder.appendingPathComponent("App").path, report.path,
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let end = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(MutilationSettings.timeLimit * 20), execute: end)
    process.waitUntilExit()
    end.cancel()
    let output = (try? Data(contentsOf: report)) ?? Data()
    let isEnded = process.terminationReason == .exit && [0, 1, 3].contains(process.terminationStatus)
    if isEnded, (try? JSONSerialization.jsonObject(with: output)) != nil { return nil }
    let words = String(decoding: output.prefix(300), as: UTF8.self).split(whereSeparator: \.isNewline).first ?? ""
    return "\(process.terminationReason == .exit ? "exit" : "signal") \(process.terminationStatus): \(words)"
  }
}
