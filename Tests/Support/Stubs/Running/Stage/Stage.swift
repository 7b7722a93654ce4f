import Probes
import UIKit

/// Plays modules one after the other: started, shown, tapped, closed.
public enum Stage {
  public typealias Play = (name: String, app: () -> any UIApplicationDelegate)

  /// - Parameter first: the number of the first to play, which is after one that ended the program.
  public static func play(_ plays: [Play], from first: Int) {
    for play in plays.dropFirst(first) { self.play(play) }
  }

  private static func play(_ play: Play) {
    Log.begin(play.name)
    run(play.app())
    Log.end("ended")
    RunLoop.reset()
    Screen.reset()
  }

  /// Returns when nothing keeps the app but what outlives it.
  private static func run(_ app: consuming any UIApplicationDelegate) {
    _ = app.application(.shared, didFinishLaunchingWithOptions: nil)
    Log.heap("assembled")
    Screen.turn()
    Log.end("shown")
    for _ in 0..<2 {
      Screen.tap()
      RunLoop.fire()
      NotificationCenter.default.postAll()
      Screen.turn()
    }
    Log.end("tapped")
    Screen.close()
    Log.end("closed")
  }
}
