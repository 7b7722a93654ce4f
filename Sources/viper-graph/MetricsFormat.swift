import ArgumentParser

/// How metrics are written.
enum MetricsFormat: String, OutputFormat {
  case csv, json

  static let endings: [String: Self] = [:]

  /// Told by the ending of a file's name; standard output gets a table.
  static func output(to file: String) throws -> Output<MetricsFormat> {
    if file == "-" { return Output(format: .csv, file: nil) }
    guard let format = MetricsFormat(fileName: file) else {
      throw ValidationError("'\(file)' says not how to write metrics; let it end in .csv or .json")
    }
    return Output(format: format, file: file)
  }
}
