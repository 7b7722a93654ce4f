import ArgumentParser
import SpeedFloors

struct StatFloor: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Finds every Swift file and asks for its size, and no more.")

  @OptionGroup var selection: FileSelection

  func run() throws {
    let files = try selection.files()
    print("\(files.files.count) files, \(files.bytes) bytes")
  }
}
