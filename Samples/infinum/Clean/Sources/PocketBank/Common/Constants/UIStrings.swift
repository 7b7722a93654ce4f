enum UIStrings {
    static let wrongPIN = "Wrong PIN"
    static let tryAgain = "Please try again."
    static let checkInput = "Check your input"
}
