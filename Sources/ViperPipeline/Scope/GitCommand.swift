internal import Foundation
internal import ViperFacts

/// Git, as a child process that ends by itself.
struct GitCommand {
  let folder: String

  /// What points Git to a repository, as it does for its hooks: by ways that start elsewhere, or at a part of the files only.
  private static let places: Set = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR", "GIT_OBJECT_DIRECTORY",
    "GIT_ALTERNATE_OBJECT_DIRECTORIES",
  ]
  /// What `env` and shells say of a program that is not there.
  private static let notFound: Int32 = 127

  /// What it writes to standard output, as text.
  func run(_ arguments: [String], whenSilent: @autoclosure () -> String = "git fails without a word") throws(UsageError) -> String
  {
    String(decoding: try bytes(arguments, whenSilent: whenSilent()), as: UTF8.self)
  }

  /// What it writes to standard output, byte by byte: a file's name need not be text.
  ///
  /// - Parameters:
  ///   - whenSilent: what to say where it fails without a word.
  ///   - index: the file of an index in place of the repository's own, which is then left alone.
  ///   - input: a file to read from.
  /// - Throws: `UsageError` with the first line that it writes to standard error.
  func bytes(
    _ arguments: [String], whenSilent: @autoclosure () -> String = "git fails without a word", index: String? = nil,
    input: String? = nil
  ) throws(UsageError) -> Data {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    process.standardInput = input.flatMap { FileHandle(forReadingAtPath: $0) } ?? FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    process.environment = Self.environment.merging(index.map { ["GIT_INDEX_FILE": $0] } ?? [:]) { $1 }
    do {
      try Interruption.start(process)
    } catch {
      throw Self.missing
    }
    // Both at once: a pipe that nobody reads fills up.
    let complaint = PipeContent(errors)
    let text = (try? output.fileHandleForReading.readToEnd()) ?? Data()
    let complaints = complaint.text
    process.waitUntilExit()
    Interruption.forget(process)
    if process.terminationStatus == Self.notFound { throw Self.missing }
    guard process.terminationStatus == 0 else {
      let lines = complaints.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
      throw UsageError([Diagnostic(.error, lines.first.map { "git: \($0)" } ?? whenSilent())])
    }
    return text
  }

  private static var missing: UsageError {
    UsageError([Diagnostic(.error, "git does not start; install it, or do without revisions")])
  }

  /// Reading must not take locks that a commit in another window waits for.
  private static var environment: [String: String] {
    ProcessInfo.processInfo.environment.filter { !places.contains($0.key) }.merging(["GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C"]) {
      $1
    }
  }
}

/// What comes out of a pipe, read on a thread of its own.
private final class PipeContent: @unchecked Sendable {
  private let done = DispatchSemaphore(value: 0)
  /// Written before the semaphore is raised, and read after it.
  private var data = Data()

  init(_ pipe: Pipe) {
    let handle = pipe.fileHandleForReading
    Thread.detachNewThread {
      self.data = (try? handle.readToEnd()) ?? Data()
      self.done.signal()
    }
  }

  /// To be asked once.
  var text: String {
    done.wait()
    return String(decoding: data, as: UTF8.self)
  }
}
