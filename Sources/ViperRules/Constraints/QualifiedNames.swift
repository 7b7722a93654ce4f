internal import ViperText

/// Qualified names, as bytes in one array, since each is asked by many patterns.
struct QualifiedNames: Sendable {
  private struct Place {
    var start: Int
    /// Where the last part begins: `Row` of `Login.Row`.
    var last: Int
    var end: Int
  }

  private let bytes: [UInt8]
  private let places: [Place]

  /// - Parameter names: empty for what has none, and what no pattern fits.
  init(_ names: some Sequence<String>) {
    var bytes: [UInt8] = []
    var places: [Place] = []
    for name in names {
      let start = bytes.count
      bytes += name.utf8
      let dot = bytes[start...].lastIndex(of: UInt8(ascii: "."))
      places.append(Place(start: start, last: dot.map { $0 + 1 } ?? start, end: bytes.count))
    }
    (self.bytes, self.places) = (bytes, places)
  }

  /// By name, whether one of the patterns matches it, qualified or not.
  func fitting(_ patterns: [Wildcard]) -> [Bool] {
    bytes.withUnsafeBufferPointer { bytes in
      places.map { place in
        place.start < place.end
          && patterns.contains { pattern in
            pattern.matches(utf8: UnsafeBufferPointer(rebasing: bytes[place.last..<place.end]))
              || place.start < place.last
                && pattern.matches(utf8: UnsafeBufferPointer(rebasing: bytes[place.start..<place.end]))
          }
      }
    }
  }
}
