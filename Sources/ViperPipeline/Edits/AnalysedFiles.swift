internal import Foundation
internal import ViperFacts
internal import ViperPlatform
internal import ViperRules

/// A file of the run with its facts and the bytes that they are facts of.
struct AnalysedFile {
  let source: SourceFile
  let facts: FileFacts
  let bytes: [UInt8]
  /// The oldest tools version of the packages that compile it; nil if something else may, too.
  var toolsVersion: ToolsVersion?

  /// The offset of a place; nil outside of the file.
  func offset(of place: SourceRange) -> UInt32? {
    guard place.line >= 1, place.line <= facts.lineStarts.count, place.column >= 1 else { return nil }
    let offset = Int(facts.lineStarts[place.line - 1]) + place.column - 1
    return offset <= bytes.count ? UInt32(offset) : nil
  }

  func text(_ span: Span) -> String { text(Int(span.start)..<Int(span.end)) }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self) }

  func name(_ declaration: Declaration) -> String { facts.names[declaration.name] }

  func edit(_ range: Range<Int>, _ text: String, in phase: Edit.Phase = .other) -> Edit {
    let span = Span(start: UInt32(range.lowerBound), end: UInt32(range.upperBound))
    return Edit(range: facts.range(span, in: source.name), bytes: range, text: text, phase: phase)
  }

  func insertion(of text: String, at offset: Int, in phase: Edit.Phase = .other) -> Edit {
    edit(offset..<offset, text, in: phase)
  }

  /// The `var` or `let` right before a name.
  func keyword(before name: Span) -> Range<Int>? {
    var end = Int(name.start)
    while end > 0, [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(bytes[end - 1]) { end -= 1 }
    guard end < Int(name.start), end >= 3, ["var", "let"].contains(text(end - 3..<end)) else { return nil }
    if end > 3, Self.isPartOfName(bytes[end - 4]) { return nil }
    return end - 3..<end
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`") || Character(UnicodeScalar(byte)).isLetter
      || Character(UnicodeScalar(byte)).isNumber
  }
}

/// The files of the run, whose bytes are read again for those that are to be edited.
struct AnalysedFiles {
  let reading: SourceReading
  private let options: AnalysisOptions
  /// By printed path, the position in the reading.
  private let positions: [String: Int]
  private var known: [String: AnalysedFile?] = [:]

  init(_ reading: SourceReading, _ options: AnalysisOptions) {
    self.reading = reading
    self.options = options
    positions = Dictionary(
      reading.facts.enumerated().map { ($0.element.0.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  /// A file by its printed path; nil if it is not part of the run, or has changed since.
  mutating func file(_ name: String) -> AnalysedFile? {
    if let file = known[name] { return file }
    let file = positions[name].flatMap(read)
    known[name] = .some(file)
    return file
  }

  private func read(_ position: Int) -> AnalysedFile? {
    let (source, facts) = reading.facts[position]
    guard let bytes = options.bytes(ofFile: source.path), ContentHash(bytes) == facts.content else { return nil }
    return AnalysedFile(source: source, facts: facts, bytes: bytes, toolsVersion: toolsVersion(of: source))
  }

  private func toolsVersion(of source: SourceFile) -> ToolsVersion? {
    let versions = reading.targets.packages(of: source.targets)?.map { folder in
      manifest(in: folder).flatMap { bytes in
        ToolsVersion(ofManifest: bytes, among: (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      }
    }
    guard let versions, !versions.contains(nil) else { return nil }
    return versions.compactMap { $0 }.min()
  }

  private func manifest(in folder: String) -> [UInt8]? { options.bytes(ofFile: "\(folder)/Package.swift") }

  /// Whether a package of a file's says a word.
  func manifests(of source: SourceFile, say word: String) -> Bool {
    let folders = (reading.targets.packages(of: source.targets) ?? []) + [source.rootFolder]
    return folders.contains { manifest(in: $0).map { String(decoding: $0, as: UTF8.self).contains(word) } ?? false }
  }
}

extension AnalysisOptions {
  /// The content of a file, as the run reads it.
  func bytes(ofFile path: String) -> [UInt8]? {
    if let bytes = edited[path] { return bytes }
    if let replacement, AbsolutePath(replacement.path, in: workingDirectory).string == path { return replacement.bytes }
    return FileManager.default.contents(atPath: path).map { [UInt8]($0) }
  }
}
