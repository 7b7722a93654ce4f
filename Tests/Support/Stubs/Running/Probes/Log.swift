import Glibc

/// What a run has seen: which objects live, and which calls met one.
public enum Log {
  /// The number of living objects by class.
  nonisolated(unsafe) private static var living: [String: Int] = [:]
  /// The number of calls of this phase that met an object, and of those that met none, by place.
  nonisolated(unsafe) private static var calls: [String: (met: Int, missed: Int)] = [:]
  /// Writes a line at once: a module that ends the program leaves what was seen until then.
  private static func write(_ line: String) {
    print(line)
    fflush(stdout)
  }

  static func count(_ name: String, _ change: Int) { living[name, default: 0] += change }

  static func call(_ place: String, met: Bool) {
    if met { calls[place, default: (0, 0)].met += 1 } else { calls[place, default: (0, 0)].missed += 1 }
  }

  public static func begin(_ module: String) {
    (living, calls) = ([:], [:])
    write("module\t\(module)")
  }

  /// Writes what was seen since the phase before, and what lives now.
  public static func end(_ phase: String) {
    write("phase\t\(phase)")
    for (place, count) in calls.sorted(by: { $0.key < $1.key }) { write("call\t\(place)\t\(count.met)\t\(count.missed)") }
    for (name, count) in living.sorted(by: { $0.key < $1.key }) where count != 0 { write("living\t\(name)\t\(count)") }
    calls = [:]
  }
}
