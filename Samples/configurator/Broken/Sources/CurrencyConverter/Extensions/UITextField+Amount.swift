import UIKit

/// The rules of the field itself: one separator, no leading zeros.
extension UITextField {

    func canAppendToAmount(_ string: String) -> Bool {
        let text = self.text ?? ""
        switch string {
        case "0"..."9":
            return text != "0"
        case ".", ",":
            return !text.isEmpty && !text.contains(".")
        default:
            return string.isEmpty
        }
    }

    func appendToAmount(_ string: String) {
        let text = self.text ?? ""
        self.text = string.isEmpty ? String(text.dropLast()) : text + string.replacingOccurrences(of: ",", with: ".")
    }
}
