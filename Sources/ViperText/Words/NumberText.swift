/// A count with its noun: `1 module`, `2 modules`.
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

/// The same of a part of a whole, if it is no more than a part: `1 of 2 modules`.
package func counted(_ count: Int, of all: Int?, _ noun: String) -> String {
  guard let all, all != count else { return counted(count, noun) }
  return "\(count) of \(counted(all, noun))"
}

/// A number with two decimals after a point, independent of the locale: `0.05`.
package func hundredths(_ value: Double) -> String {
  let rounded = Int((value * 100).rounded())
  let rest = rounded % 100
  return "\(rounded / 100).\(rest < 10 ? "0" : "")\(rest)"
}

/// How well something fits, from 0 to 1: `93 % match`.
package func matchText(_ score: Double) -> String { "\(Int((score * 100).rounded())) % match" }
