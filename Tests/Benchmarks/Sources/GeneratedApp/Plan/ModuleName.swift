/// Names that read like those of an app, each only once.
enum ModuleName {
  private static let subjects = [
    "Account", "Album", "Booking", "Budget", "Card", "Channel", "Contact", "Coupon", "Course", "Document", "Event", "Flight",
    "Friend", "Invoice", "Journey", "Loan", "Message", "Movie", "Offer", "Order", "Payment", "Photo", "Playlist", "Recipe",
    "Report", "Review", "Ticket", "Trip", "Wallet", "Workout",
  ]
  private static let screens = [
    "List", "Details", "Editor", "Search", "Filter", "Overview", "Picker", "Summary", "History", "Settings", "Preview", "Share",
  ]

  static let countWithoutNumber = subjects.count * screens.count

  static func name(at index: Int) -> String {
    let round = index / countWithoutNumber
    let rest = index % countWithoutNumber
    return subjects[rest / screens.count] + screens[rest % screens.count] + (round == 0 ? "" : "\(round + 1)")
  }
}
