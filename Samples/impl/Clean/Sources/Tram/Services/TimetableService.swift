protocol TimetableService: AnyObject {
    func stops(completion: @escaping ([Stop]) -> Void)
    func departures(from stop: Stop, completion: @escaping ([Departure]) -> Void)
    func favorites() -> [Stop]
    func addFavorite(_ stop: Stop)
}

final class TimetableServiceImpl: TimetableService {
    private var favoriteStops: [Stop] = []

    func stops(completion: @escaping ([Stop]) -> Void) {
        completion([Stop(id: 1, name: "Market"), Stop(id: 2, name: "Harbour")])
    }

    func departures(from stop: Stop, completion: @escaping ([Departure]) -> Void) {
        completion([])
    }

    func favorites() -> [Stop] {
        favoriteStops
    }

    func addFavorite(_ stop: Stop) {
        favoriteStops.append(stop)
    }
}
