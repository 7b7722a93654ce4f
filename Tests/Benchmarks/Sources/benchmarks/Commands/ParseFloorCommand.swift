import ArgumentParser
import SpeedFloors

struct ParseFloorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "parse-floor", abstract: "Reads and parses every Swift file, and no more.")

  @OptionGroup var selection: FileSelection

  @Option(help: "How many threads parse.")
  var threads = 2

  func run() throws {
    let files = try selection.files()
    let parsed = ParseFloor.parse(files.files, threads: threads)
    guard parsed == files.files.count else {
      throw ValidationError("only \(parsed) of \(files.files.count) files could be read")
    }
    print("\(parsed) files, \(files.bytes) bytes")
  }
}
