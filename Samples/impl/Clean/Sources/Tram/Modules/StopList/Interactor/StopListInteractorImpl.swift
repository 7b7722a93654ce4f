final class StopListInteractorImpl: StopListInteractor {
    private let timetable: TimetableService

    init(timetable: TimetableService) {
        self.timetable = timetable
    }

    func stops(completion: @escaping ([Stop]) -> Void) {
        timetable.stops(completion: completion)
    }
}
