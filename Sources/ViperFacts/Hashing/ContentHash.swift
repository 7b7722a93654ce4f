/// The identity of some bytes: 192 bits of their BLAKE2b-256 hash.
///
/// Whoever can propose code to a project can choose the bytes of its files, and must not be able to make a shared cache hand out the
/// facts of one file for another. So the hash is a cryptographic one, and has no key: an index is written on one machine and read
/// on another. `WordHash` is far faster, but two texts with the same value are easily made.
package struct ContentHash: Hashable, Sendable, BitwiseCopyable {
  private var words: (UInt64, UInt64, UInt64) = (0, 0, 0)

  /// A placeholder: the hash of nothing that was read.
  package init() {}

  package init(_ bytes: UnsafeRawBufferPointer) {
    let hash = BLAKE2b.hash(of: bytes)
    words = (hash[0], hash[1], hash[2])
  }

  package init(_ bytes: [UInt8]) { self = bytes.withUnsafeBytes { ContentHash($0) } }

  package static func == (a: Self, b: Self) -> Bool { a.words == b.words }

  package func hash(into hasher: inout Hasher) { hasher.combine(words.0) }
}
