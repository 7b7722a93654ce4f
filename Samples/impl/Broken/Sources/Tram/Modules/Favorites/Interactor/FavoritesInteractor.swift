protocol FavoritesInteractor: AnyObject {
    var favorites: [Stop] { get }
}

final class DefaultFavoritesInteractor: FavoritesInteractor {
    private let timetable: TimetableService
    weak var view: FavoritesViewInput? // expect: interactor-references-view

    init(timetable: TimetableService) {
        self.timetable = timetable
    }

    var favorites: [Stop] {
        timetable.favorites()
    }
}
