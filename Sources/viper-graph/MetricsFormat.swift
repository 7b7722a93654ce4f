import ArgumentParser

/// How metrics are written.
enum MetricsFormat: String, CaseIterable {
  case csv, json

  /// By the ending of a file's name; standard output gets a table.
  init(fileName: String) throws {
    if fileName == "-" {
      self = .csv
    } else if let format = Self.allCases.first(where: { fileName.lowercased().hasSuffix(".\($0.rawValue)") }) {
      self = format
    } else {
      throw ValidationError("'\(fileName)' says not how to write metrics; let it end in .csv or .json")
    }
  }
}
