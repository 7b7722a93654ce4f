import ArgumentParser
import ViperGraphviz
import ViperPipeline

/// What can be written.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  case svg, pdf, png, html, dot, json

  static let list = allCases.map(\.rawValue).joined(separator: ", ")

  /// Nil for the formats that need no Graphviz.
  var picture: PictureFormat? { PictureFormat(rawValue: rawValue) }

  /// By the extension of a file's name, in any case of letters; `.gv` is DOT too.
  init?(fileName: String) {
    let name = fileName.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    let ending = name[name.index(after: dot)...].lowercased()
    self.init(rawValue: ending == "gv" ? "dot" : ending == "htm" ? "html" : ending)
  }
}

extension OutputFormat {
  /// Decided before anything is read, so that a wrong name costs no time.
  static func chosen(_ format: OutputFormat?, for file: String?) throws -> OutputFormat {
    let toTerminal = (file ?? "-") == "-" && StandardStream.output.isTerminal
    if let format {
      guard format.picture == nil || !toTerminal else {
        throw ValidationError("a picture cannot be shown in a terminal; add '--out FILE.\(format.rawValue)'")
      }
      return format
    }
    guard let file, file != "-" else {
      throw ValidationError("nothing says what to write; add '--out FILE' or '--format' with one of \(list)")
    }
    if let format = OutputFormat(fileName: file) { return format }
    throw ValidationError("'\(file)' ends in no known format; use one of \(list), or add '--format'")
  }
}
