public struct URLRequest {
  public init(url: URL) {}
  public var httpMethod: String?
  public var httpBody: Data?
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {}
}
open class URLResponse: NSObject {}
open class URLSessionTask: NSObject {
  public func resume() {}
  public func cancel() {}
}
open class URLSessionDataTask: URLSessionTask {}
open class URLSession: NSObject {
  public class var shared: URLSession { URLSession() }
  public func dataTask(
    with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask { URLSessionDataTask() }
  public func dataTask(
    with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask { URLSessionDataTask() }
}
