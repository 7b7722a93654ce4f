import Glibc

/// What a run has seen: which objects live and what they hold, and which calls met one.
public enum Log {
  /// The number of calls of this phase that met an object, and of those that met none, by place.
  nonisolated(unsafe) private static var calls: [String: (met: Int, missed: Int)] = [:]

  /// Writes a line at once: a module that ends the program leaves what was seen until then.
  private static func write(_ fields: String...) {
    print(fields.joined(separator: "\t"))
    fflush(stdout)
  }

  static func call(_ place: String, met: Bool) {
    if met { calls[place, default: (0, 0)].met += 1 } else { calls[place, default: (0, 0)].missed += 1 }
  }

  public static func begin(_ module: String) {
    Objects.forget()
    calls = [:]
    write("module", module)
  }

  /// Writes what was seen since the phase before, and what lives now.
  public static func end(_ phase: String) {
    write("phase", phase)
    for (place, count) in calls.sorted(by: { $0.key < $1.key }) { write("call", place, "\(count.met)", "\(count.missed)") }
    let living = Dictionary(grouping: Objects.living) { TypeName.name(of: type(of: $0)) }
    for (name, objects) in living.sorted(by: { $0.key < $1.key }) { write("living", name, "\(objects.count)") }
    calls = [:]
    heap(phase)
  }

  /// Writes which objects live, and what they hold.
  public static func heap(_ phase: String) {
    write("heap", phase)
    for object in Objects.living {
      write("object", Objects.title(of: object))
      for (name, values) in Contents.properties(of: object) { write("slot", name, values.joined(separator: " ")) }
    }
  }
}
