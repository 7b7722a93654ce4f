internal import Foundation
internal import ViperConfiguration
internal import ViperFacts
internal import ViperModel
internal import ViperPlatform

/// The text of a configuration or dialect file.
enum YamlFile {
  /// Nil if there is no readable regular file; pipes and devices are refused, since they may never end.
  ///
  /// - Parameter bounds: where the file must lie; nil for one that the user named, or a file of that.
  /// - Throws: `DialectError` for a file that is out of bounds, too large or not UTF-8.
  static func text(of url: URL, named name: String, within bounds: LinkBounds?) throws(DialectError) -> String? {
    let path = url.resolvingSymlinksInPath().path
    let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    if type == .typeRegular, let bounds, !bounds.allow(AbsolutePath(url.path)) {
      throw mistake(
        "the file lies outside of the repository; 'extends' and links stay inside it unless '--config' names the configuration",
        name)
    }
    guard type == .typeRegular, let file = FileHandle(forReadingAtPath: path) else { return nil }
    guard let bytes = try? file.read(upToCount: ConfigurationLoader.sizeLimit + 1) ?? Data() else { return nil }
    guard bytes.count <= ConfigurationLoader.sizeLimit else {
      throw mistake("the file is larger than \(ConfigurationLoader.sizeLimit) bytes; split or shorten it", name)
    }
    guard let text = String(data: bytes, encoding: .utf8) else {
      throw mistake("the file is not valid UTF-8; save it as UTF-8", name, line: lineOfMistake(in: bytes))
    }
    return text
  }

  /// The names of all in a folder but its folders; empty where it cannot be read.
  static func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { name in
      var isFolder: ObjCBool = false
      return !FileManager.default.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder) || !isFolder.boolValue
    }
  }

  /// The first line that is not UTF-8. Lines can be checked one by one, since no multi-byte sequence contains a line feed.
  private static func lineOfMistake(in bytes: Data) -> Int? {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .firstIndex { String(data: Data($0), encoding: .utf8) == nil }.map { $0 + 1 }
  }

  private static func mistake(_ message: String, _ name: String, line: Int? = nil) -> DialectError {
    DialectError(diagnostics: [Diagnostic(.error, message, file: name, line: line)])
  }
}
