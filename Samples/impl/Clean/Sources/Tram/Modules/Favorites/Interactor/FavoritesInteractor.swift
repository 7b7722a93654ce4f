protocol FavoritesInteractor: AnyObject {
    var favorites: [Stop] { get }
}

final class DefaultFavoritesInteractor: FavoritesInteractor {
    private let timetable: TimetableService

    init(timetable: TimetableService) {
        self.timetable = timetable
    }

    var favorites: [Stop] {
        timetable.favorites()
    }
}
