import ViperFacts

#if canImport(Darwin)
  @preconcurrency import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// The surroundings of the command: standard error and the working directory.
enum Terminal {
  static var showsOutput: Bool { isatty(STDOUT_FILENO) == 1 }

  static func say(_ text: String) {
    fputs(text + "\n", stderr)
  }

  static func say(_ diagnostic: Diagnostic) {
    let place = diagnostic.file.map { file in file + (diagnostic.line.map { ":\($0)" } ?? "") + ": " } ?? ""
    say("\(place)\(diagnostic.severity.rawValue): \(diagnostic.message)")
  }

  /// A path from the root, without links; what does not exist is left for the analysis to report.
  static func absolute(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// The name of the folder that is drawn.
  static func title(of paths: [String]) -> String {
    let names = paths.map { absolute($0).split(separator: "/").last.map(String.init) ?? $0 }
    return names.count > 3 ? names.prefix(3).joined(separator: ", ") + ", …" : names.joined(separator: ", ")
  }
}
