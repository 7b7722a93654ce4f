internal import Foundation
internal import ViperFacts
internal import ViperPlatform

/// The words of Swift files that the run does not read, though they lie in its folders: excluded ones, code of others, generated code.
struct UnreadFiles {
  /// The real paths of the files that are read: some lie behind links.
  private let read: Set<String>
  /// By folder, the hashes of the words below it.
  private var words: [String: Set<UInt32>] = [:]

  /// - Parameter read: the absolute paths of the files that are read.
  init(besides read: [String]) { self.read = Set(read.map(Self.real)) }

  private static func real(_ path: String) -> String { AbsolutePath(path).real?.string ?? path }

  /// Whether code below a folder that is not read may name one of some types.
  mutating func mentions(_ names: Set<String>, below folder: String) -> Bool {
    let found = words[folder] ?? Self.words(below: folder, besides: read)
    words[folder] = found
    return names.contains { found.contains(Self.hash(Array($0.utf8))) }
  }

  private static func words(below folder: String, besides read: Set<String>) -> Set<UInt32> {
    var words: Set<UInt32> = []
    let folder = real(folder)
    let names = FileManager.default.enumerator(atPath: folder)
    while let name = names?.nextObject() as? String {
      let path = "\(folder)/\(name)"
      guard name.hasSuffix(".swift"), !read.contains(path), !read.contains(real(path)),
        let bytes = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
      else { continue }
      bytes.withUnsafeBytes { add(wordsOf: $0.bindMemory(to: UInt8.self), to: &words) }
    }
    return words
  }

  private static func add(wordsOf bytes: UnsafeBufferPointer<UInt8>, to words: inout Set<UInt32>) {
    var start = 0
    for end in 0...bytes.count where end == bytes.count || !bytes[end].isPartOfWord {
      if start < end { words.insert(hash(UnsafeBufferPointer(rebasing: bytes[start..<end]))) }
      start = end + 1
    }
  }

  private static func hash(_ word: UnsafeBufferPointer<UInt8>) -> UInt32 { NameTable.hash(of: word) }
  private static func hash(_ word: [UInt8]) -> UInt32 { word.withUnsafeBufferPointer(NameTable.hash) }
}
