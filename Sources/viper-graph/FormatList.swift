import ArgumentParser
import ViperGraph
import ViperGraphviz

/// A format in a command's list.
struct ListedFormat<Format: Sendable>: Sendable {
  let format: Format
  let general: any GraphFormat
}

/// The formats that a command can write.
struct FormatList<Format: Sendable>: Sendable {
  let formats: [ListedFormat<Format>]

  init(_ formats: [ListedFormat<Format>]) { self.formats = formats }

  /// - Parameter select: nil for a format that the command cannot write.
  private init(_ select: (any GraphFormat) -> Format?) {
    let all = GraphvizFormats.pictures + GraphFormats.text
    formats = all.compactMap { general in select(general).map { ListedFormat(format: $0, general: general) } }
  }

  var names: [String] { formats.map(\.general.name) }

  /// Every file extension that selects a format.
  var extensions: [String] { formats.flatMap { [$0.general.name] + $0.general.endings } }

  /// The file extensions that are not names of formats, in words: `.gv is dot, .mmd mermaid`.
  var endings: String {
    let words = formats.flatMap { listed in listed.general.endings.map { (".\($0)", listed.general.name) } }
    return words.enumerated().map { $0 == 0 ? "\($1.0) is \($1.1)" : "\($1.0) \($1.1)" }.joined(separator: ", ")
  }

  func format(named name: String) -> ListedFormat<Format>? { formats.first { $0.general.name == name } }

  func format(ofFile fileName: String) -> ListedFormat<Format>? {
    FileEnding.of(fileName).flatMap { ending in formats.first { $0.general.has(ending: ending) } }
  }
}

/// The lowercase extension of a file name.
enum FileEnding {
  /// Nil for a name without an extension, or with a leading dot only.
  static func of(_ fileName: String) -> String? {
    let name = fileName.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    return name[name.index(after: dot)...].lowercased()
  }
}

extension FormatList where Format == any ViewFormat {
  static let views = FormatList { $0 as? any ViewFormat }
}

extension FormatList where Format == any ChangeFormat {
  static let changes = FormatList { $0 as? any ChangeFormat }
}

/// A format of a list, as the argument of an option.
protocol FormatArgument: ExpressibleByArgument {
  associatedtype Format: Sendable
  static var list: FormatList<Format> { get }
  var listed: ListedFormat<Format> { get }
  init(listed: ListedFormat<Format>)
}

extension FormatArgument {
  init?(argument: String) {
    guard let listed = Self.list.format(named: argument) else { return nil }
    self.init(listed: listed)
  }

  static var allValueStrings: [String] { list.names }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
  var defaultValueDescription: String { listed.general.name }
}

struct ViewFormatArgument: FormatArgument {
  static let list = FormatList.views
  let listed: ListedFormat<any ViewFormat>
}

struct ChangeFormatArgument: FormatArgument {
  static let list = FormatList.changes
  let listed: ListedFormat<any ChangeFormat>
}

extension SourceLinks {
  /// Nil without a template.
  init?(option template: String?, basePath: String) throws {
    guard let template else { return nil }
    do {
      self = try SourceLinks(template, basePath: basePath)
    } catch {
      throw ValidationError("\(error)")
    }
  }
}
