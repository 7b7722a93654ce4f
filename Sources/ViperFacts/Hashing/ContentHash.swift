/// The identity of some bytes: 192 bits of their BLAKE2b-256 hash.
///
/// It is cryptographic, since anyone who proposes code to a project chooses the bytes of its files, and must not be able to make
/// a shared cache return the facts of another file. It has no key, since an index is written on one machine and read on another.
/// `WordHash` is far faster, but collisions are easily constructed.
package struct ContentHash: Hashable, Sendable, BitwiseCopyable {
  private var words: (UInt64, UInt64, UInt64) = (0, 0, 0)

  /// A placeholder that is not the hash of any content read.
  package init() {}

  package init(_ bytes: UnsafeRawBufferPointer) {
    let hash = BLAKE2b.hash(of: bytes)
    words = (hash[0], hash[1], hash[2])
  }

  package init(_ bytes: [UInt8]) { self = bytes.withUnsafeBytes { ContentHash($0) } }

  package static func == (a: Self, b: Self) -> Bool { a.words == b.words }

  package func hash(into hasher: inout Hasher) { hasher.combine(words.0) }
}
