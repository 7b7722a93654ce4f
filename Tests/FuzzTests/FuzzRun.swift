import Foundation
import Synchronization
import ViperFacts
import ViperPlatform

/// All executions in a row, on a thread with the stack that files are read on; what fails is printed so that it can be run again.
final class FuzzRun: Sendable {
  struct Failure: Sendable {
    let index: Int
    let violations: [String]
  }

  private let settings: FuzzSettings
  private let seeds: FuzzSeeds
  private let folder: URL
  /// Says which execution is running: all that is left of it after a crash.
  private let running: FileHandle
  private let finished = Atomic(0)

  init(_ settings: FuzzSettings) throws {
    self.settings = settings
    seeds = FuzzSeeds(corpus: settings.corpus)
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "viper-fuzz-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("running")
    try Data().write(to: file)
    running = try FileHandle(forWritingTo: file)
  }

  /// The executions that failed. The folder stays where there are any, and after a crash.
  func failures() throws -> [Failure] {
    let start = settings.executions.lowerBound
    let failures = WorkerThreads.map(
      count: settings.executions.count, threads: 1, timeLimit: FuzzSettings.timeLimit * FuzzSettings.patience,
      stalled: { self.awaitEnd(of: start + $0) }
    ) { self.run(start + $0) }.compactMap { $0 }
    for failure in failures { report(failure.index, failure.violations) }
    if failures.isEmpty { try FileManager.default.removeItem(at: folder) }
    return failures
  }

  private func run(_ index: Int) -> Failure? {
    note(index)
    let start = Self.processorTime
    var violations = FuzzCase(index, seed: settings.seed, seeds).run()
    let time = Self.processorTime - start
    finished.add(1, ordering: .relaxed)
    if time > FuzzSettings.timeLimit { violations.append("took \(time)") }
    return violations.isEmpty ? nil : Failure(index: index, violations: violations)
  }

  /// Of all threads: linking has some of its own. The time that other processes take does not count.
  private static var processorTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  private func note(_ index: Int) {
    try? running.seek(toOffset: 0)
    try? running.write(contentsOf: Data((reproduction(of: index) + String(repeating: " ", count: 20) + "\n").utf8))
  }

  /// Told once of an execution that takes too long; where it seems never to end, the process does.
  private func awaitEnd(of index: Int) {
    report(index, ["takes longer than \(FuzzSettings.timeLimit * FuzzSettings.patience)"])
    let count = finished.load(ordering: .relaxed)
    for _ in 0..<FuzzSettings.patience {
      Thread.sleep(forTimeInterval: Double(FuzzSettings.timeLimit.components.seconds))
      if finished.load(ordering: .relaxed) != count { return }
    }
    fatalError("\(reproduction(of: index)) does not end")
  }

  private func report(_ index: Int, _ violations: [String]) {
    let input = folder.appendingPathComponent("\(index)")
    try? FileManager.default.createDirectory(at: input, withIntermediateDirectories: true)
    for file in FuzzCase(index, seed: settings.seed, seeds).files {
      try? Data(file.bytes).write(to: input.appendingPathComponent(file.name))
    }
    // Not buffered: the process may end at any time.
    FileHandle.standardError.write(
      Data("\(reproduction(of: index)): \(violations.prefix(5).joined(separator: "; ")); the input is in \(input.path)\n".utf8))
  }

  private func reproduction(of index: Int) -> String { "VIPER_FUZZ_SEED=\(settings.seed) VIPER_FUZZ_INDEX=\(index)" }
}
