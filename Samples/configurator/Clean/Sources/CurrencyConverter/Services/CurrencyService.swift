import Foundation

protocol CurrencyServiceProtocol: AnyObject {
    var currencies: [Currency] { get }
    var inputValue: Double { get set }
    var outputValue: Double { get }
    var inputCurrency: Currency { get set }
    var outputCurrency: Currency { get set }
    var records: [ConversionRecord] { get }
    func saveAllCurrencies(with names: [String: String])
    func saveOutputCurrencyRatio(_ ratio: Double)
    func removeAllRecords()
}

class CurrencyService: CurrencyServiceProtocol {

    private let storageService: StorageServiceProtocol = StorageService()

    var currencies: [Currency] {
        return storageService.value(forKey: "currencies") ?? []
    }

    var inputValue: Double {
        get { storageService.value(forKey: "inputValue") ?? 1 }
        set { storageService.save(newValue, forKey: "inputValue") }
    }

    var outputValue: Double {
        return inputValue * outputCurrency.ratio
    }

    var inputCurrency: Currency {
        get { currency(forKey: "inputCurrency", otherwise: "USD") }
        set { storageService.save(newValue, forKey: "inputCurrency") }
    }

    var outputCurrency: Currency {
        get { currency(forKey: "outputCurrency", otherwise: "EUR") }
        set { storageService.save(newValue, forKey: "outputCurrency") }
    }

    var records: [ConversionRecord] {
        return storageService.value(forKey: "records") ?? []
    }

    func saveAllCurrencies(with names: [String: String]) {
        let currencies = names
            .map { Currency(shortName: $0.key, fullName: $0.value, ratio: 1) }
            .sorted { $0.shortName < $1.shortName }
        storageService.save(currencies, forKey: "currencies")
    }

    func saveOutputCurrencyRatio(_ ratio: Double) {
        outputCurrency.ratio = ratio
        let record = ConversionRecord(
            date: Date(), input: inputCurrency.shortName, output: outputCurrency.shortName, ratio: ratio)
        storageService.save(records + [record], forKey: "records")
    }

    func removeAllRecords() {
        storageService.save([ConversionRecord](), forKey: "records")
    }

    private func currency(forKey key: String, otherwise shortName: String) -> Currency {
        return storageService.value(forKey: key) ?? Currency(shortName: shortName, fullName: shortName, ratio: 1)
    }
}
