/// What was seen of a module while it ran.
struct RunRecord {
  struct Calls {
    var met = 0
    var missed = 0
  }

  struct Phase {
    let name: String
    /// By place, without the module's name: the class, the receiver and the method.
    var calls: [String: Calls] = [:]
    /// The number of living objects by class, without the module's name.
    var living: [String: Int] = [:]
  }

  var phases: [Phase] = []

  /// Whether it ran to its end.
  var isComplete: Bool { phases.last?.name == "ended" }

  /// Those in which the module is seen.
  var shown: [Phase] { phases.filter { ["shown", "tapped"].contains($0.name) } }

  /// The classes of which objects are left when the app is gone.
  var leaked: [String] {
    isComplete
      ? phases.last!.living.keys.filter { !RandomModule.lasting.contains($0) }.sorted() : []
  }

  /// Calls that met nothing while the module was shown.
  var missed: [String] {
    Set(shown.flatMap { $0.calls.filter { $0.value.missed > 0 }.keys }).sorted()
  }

  /// Whether a module does not do what it should while it is shown: a call meets nothing, or its view is gone.
  func isBroken(view: String) -> Bool {
    !isComplete || !missed.isEmpty || shown.last?.living[view] == nil
  }

  /// The records in the output of a program, by the names of their modules.
  static func records(in output: String) -> [(name: String, record: RunRecord)] {
    var records: [(name: String, record: RunRecord)] = []
    for line in output.split(separator: "\n") {
      let fields = line.split(separator: "\t").map(String.init)
      let last = records.count - 1
      func affix(_ text: String) -> String { text.replacing(records[last].name, with: "") }
      switch fields.first {
      case "module": records.append((fields[1], RunRecord()))
      case "phase": records[last].record.phases.append(Phase(name: fields[1]))
      case "call":
        records[last].record.note(
          affix(fields[1]), Calls(met: Int(fields[2])!, missed: Int(fields[3])!))
      case "living": records[last].record.note(affix(fields[1]), Int(fields[2])!)
      default: break
      }
    }
    return records
  }

  private mutating func note(_ place: String, _ calls: Calls) {
    phases[phases.count - 1].calls[place] = calls
  }
  private mutating func note(_ type: String, _ count: Int) {
    phases[phases.count - 1].living[type] = count
  }

  /// What a module does otherwise than before: objects that die while it is shown, calls that meet nothing, objects that are left.
  func differences(from before: RunRecord) -> [String] {
    if before.isComplete != isComplete {
      return isComplete ? [] : ["it ends the program"]
    }
    return zip(before.phases, phases).flatMap { before, after in
      ["shown", "tapped"].contains(after.name)
        ? Self.harm(before, after) : Self.leaks(before, after)
    }
  }

  private static func harm(_ before: Phase, _ after: Phase) -> [String] {
    let dead = before.living.filter { after.living[$0.key, default: 0] < $0.value }.keys
    let silent = before.calls.filter { place, calls in
      let now = after.calls[place, default: Calls()]
      return now.missed > calls.missed || now.met < calls.met
    }.keys
    return dead.sorted().map { "'\($0)' dies before it is \(after.name)" }
      + silent.sorted().map { "'\($0)' meets nothing when \(after.name)" }
  }

  private static func leaks(_ before: Phase, _ after: Phase) -> [String] {
    after.living.filter { $0.value > before.living[$0.key, default: 0] }.keys.sorted().map {
      "'\($0)' is left when it has \(after.name)"
    }
  }
}
