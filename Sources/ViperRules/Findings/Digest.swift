/// FNV-1a with 64 bits and a final mix: fingerprints and baselines need a hash that is stable, not a secure one.
enum Digest {
  static func number(of text: String) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    // Mixes the last bytes into the upper bits.
    hash = (hash ^ hash >> 33) &* 0xff51_afd7_ed55_8ccd
    hash = (hash ^ hash >> 33) &* 0xc4ce_b9fe_1a85_ec53
    return hash ^ hash >> 33
  }

  /// The digest as 16 hexadecimal digits.
  static func text(of text: String) -> String { digits(number(of: text)) }

  static func digits(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
