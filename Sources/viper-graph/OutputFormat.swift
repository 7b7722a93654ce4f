import ArgumentParser
import ViperGraphviz

/// What a command can write: called by its name, or by the ending of a file's name.
protocol OutputFormat: RawRepresentable<String>, CaseIterable, ExpressibleByArgument {
  /// Other endings than the format's own name.
  static var endings: [String: Self] { get }
}

extension OutputFormat {
  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// Nil for the formats that need no Graphviz.
  var picture: PictureFormat? { PictureFormat(rawValue: rawValue) }

  /// By the extension of a file's name, in any case of letters; a name that only begins with a dot has none.
  init?(fileName: String) {
    let name = fileName.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    let ending = name[name.index(after: dot)...].lowercased()
    guard let format = Self.endings[ending] ?? Self(rawValue: ending) else { return nil }
    self = format
  }
}
