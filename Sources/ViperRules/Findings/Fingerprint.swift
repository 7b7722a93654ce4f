/// A finding's identity over time: rule, component, target and property, and a number among equals; no line, no column.
enum Fingerprint {
  static func stamped(_ findings: [Finding]) -> [Finding] {
    var seen: [String: Int] = [:]
    return findings.map { finding in
      let identity = [finding.rule, finding.component ?? "", finding.target ?? "", finding.property ?? ""].joined(separator: "\u{1F}")
      let ordinal = seen[identity, default: 0]
      seen[identity] = ordinal + 1
      var stamped = finding
      stamped.fingerprint = digest(identity + "\u{1F}\(ordinal)")
      return stamped
    }
  }

  /// FNV-1a, 64 bits: no secret is hidden in it, it only has to stay the same everywhere.
  private static func digest(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
