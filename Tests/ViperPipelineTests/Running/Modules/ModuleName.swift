/// Names of modules that no two seeds share.
enum ModuleName {
  private static let first = [
    "Amber", "Brisk", "Cedar", "Dusty", "Early", "Frost", "Green", "Happy", "Ivory", "Jolly",
    "Khaki", "Lemon", "Misty", "Noble",
    "Olive",
    "Pearl", "Quiet", "Rusty", "Sunny", "Tidal", "Urban", "Vivid", "Windy", "Young", "Zesty",
    "Azure", "Bold", "Coral", "Dapper",
    "Elm",
  ]
  private static let second = [
    "Anchor", "Basket", "Candle", "Desert", "Engine", "Forest", "Garden", "Harbor", "Island",
    "Jacket", "Kettle", "Lagoon",
    "Meadow",
    "Needle", "Orchard", "Pillow", "Quarry", "Ribbon", "Saddle", "Temple", "Umbrella", "Valley",
    "Wagon", "Yogurt", "Zipper",
  ]

  static func name(_ seed: Int) -> String {
    let (rest, place) = seed.quotientAndRemainder(dividingBy: first.count * second.count)
    let name = first[place % first.count] + second[place / first.count]
    return rest == 0 ? name : name + second[(rest - 1) % second.count]
  }
}
