import Foundation

struct JogViewObject {
    let day: String
    let summary: String

    init(fromJog jog: Jog) {
        day = DateFormatter.localizedString(from: jog.date, dateStyle: .medium, timeStyle: .none)
        summary = "\(jog.kilometres) km in \(jog.minutes) min"
    }
}
