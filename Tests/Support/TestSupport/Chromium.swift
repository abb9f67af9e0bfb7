internal import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// A headless browser with one page, controlled by the DevTools protocol over a pipe.
package final class Chromium {
  package struct Failure: Error, CustomStringConvertible {
    package var description: String
  }

  /// The browser that PATH leads to.
  package static let path: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
      .flatMap { name in folders.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  private var process = pid_t()
  private let input: Int32
  private let output: Int32
  private let profile: TemporaryFolder
  private var session: String?
  private var lastID = 0
  private var buffer: [UInt8] = []
  /// The errors of the page so far.
  package private(set) var complaints: [String] = []
  /// The addresses the page asked for so far, those of embedded pictures left out.
  package private(set) var requests: [String] = []

  package init() throws {
    guard let path = Self.path else { throw Failure(description: "PATH leads to no Chromium") }
    profile = try TemporaryFolder()
    var commands: [Int32] = [0, 0]
    var answers: [Int32] = [0, 0]
    guard pipe(&commands) == 0, pipe(&answers) == 0 else {
      throw Failure(description: "can't make a pipe")
    }
    for descriptor in [commands[1], answers[0]] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    (input, output) = (commands[1], answers[0])
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // Descriptors 3 and 4 may be the pipes' own ends, so they go by way of higher numbers.
    posix_spawn_file_actions_adddup2(&actions, commands[0], 203)
    posix_spawn_file_actions_adddup2(&actions, answers[1], 204)
    posix_spawn_file_actions_adddup2(&actions, 203, 3)
    posix_spawn_file_actions_adddup2(&actions, 204, 4)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let arguments = [
      path, "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
      "--window-size=1280,800", "--user-data-dir=\(profile.path)", "about:blank",
    ]
    var pointers = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    let status = posix_spawn(&process, path, &actions, nil, &pointers, environ)
    close(commands[0])
    close(answers[1])
    guard status == 0 else { throw Failure(description: "can't start \(path): \(status)") }
  }

  deinit {
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
    close(input)
    close(output)
  }

  /// Opens a file and waits until it is loaded.
  ///
  /// - Parameters:
  ///   - width: the width of the viewport in pixels, if `height` is given.
  ///   - height: the height of the viewport in pixels, where it is not the window's.
  package func open(
    _ path: String, media: [String: String] = [:], width: Int = 1280, height: Int? = nil
  ) throws {
    let target = try send("Target.createTarget", ["url": "about:blank"])
    let attached = try send(
      "Target.attachToTarget", ["targetId": target["targetId"] ?? "", "flatten": true])
    session = attached["sessionId"] as? String
    for domain in ["Runtime", "Log", "Page", "Network"] { try send("\(domain).enable") }
    try send(
      "Emulation.setEmulatedMedia",
      ["features": media.map { ["name": $0.key, "value": $0.value] }])
    let url = URL(filePath: path).absoluteString
    if let height {
      try send(
        "Emulation.setDeviceMetricsOverride",
        ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
    }
    try send("Page.navigate", ["url": url])
    try wait(for: "document.readyState === 'complete' && location.protocol === 'file:'")
  }

  /// The value of an expression in the page, awaited.
  @discardableResult
  package func evaluate(_ expression: String) throws -> Any? {
    let answer = try send(
      "Runtime.evaluate",
      ["expression": expression, "returnByValue": true, "awaitPromise": true])
    if let exception = answer["exceptionDetails"] {
      throw Failure(description: "\(expression): \(exception)")
    }
    return (answer["result"] as? [String: Any])?["value"]
  }

  /// Whether a condition holds in the page.
  package func holds(_ condition: String) throws -> Bool {
    try evaluate(condition) as? Bool == true
  }

  /// The number of elements that a selector matches.
  package func count(_ selector: String) throws -> Int? {
    try evaluate("document.querySelectorAll(\(Self.literal(selector))).length") as? Int
  }

  /// The text of the first element that a selector matches.
  package func text(_ selector: String) throws -> String? {
    try evaluate("document.querySelector(\(Self.literal(selector))).textContent") as? String
  }

  /// Gives a control a value, as if a user had chosen it.
  package func set(_ selector: String, to value: String) throws {
    try evaluate(
      """
      (() => {
        const control = document.querySelector(\(Self.literal(selector)));
        control.value = \(Self.literal(value));
        for (const name of ["input", "change"]) control.dispatchEvent(new Event(name));
      })()
      """)
  }

  /// A text as a literal of JavaScript.
  package static func literal(_ text: String) -> String {
    (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }

  /// The pixels of the screen that an element covers, as a PNG file.
  package func screenshot(of selector: String) throws -> [UInt8] {
    let box = try evaluate(
      "(() => { const box = document.querySelector(\"\(selector)\").getBoundingClientRect(); "
        + "return [box.x + scrollX, box.y + scrollY, box.width, box.height]; })()")
    guard let box = box as? [Double] else { throw Failure(description: "\(selector): no box") }
    // The browser draws a picture at the nearest whole pixel.
    let clip = ["x": box[0].rounded(), "y": box[1].rounded(), "width": box[2], "height": box[3]]
    let answer = try send(
      "Page.captureScreenshot",
      [
        "format": "png", "captureBeyondViewport": true,
        "clip": clip.merging(["scale": 1]) { $1 },
      ])
    guard let data = (answer["data"] as? String).flatMap({ Data(base64Encoded: $0) }) else {
      throw Failure(description: "\(selector): no picture")
    }
    return Array(data)
  }

  /// Asks again until an expression holds.
  package func wait(for condition: String) throws {
    for _ in 0..<3000 {
      do {
        if try evaluate(condition) as? Bool == true { return }
      } catch let failure as Failure where failure.description.contains("navigated") {
        // The page loads itself anew.
      }
      usleep(10_000)
    }
    throw Failure(description: "it never came true: \(condition)")
  }

  /// Presses and lets go of a key.
  package func press(_ key: String) throws {
    var event: [String: Any] = ["type": "keyDown", "key": key]
    if key.count == 1 { event["text"] = key }
    // The browser's own actions, such as those of Space and Tab, follow the key's number.
    if let code = [" ": 32, "Tab": 9][key] { event["windowsVirtualKeyCode"] = code }
    try send("Input.dispatchKeyEvent", event)
    try send("Input.dispatchKeyEvent", ["type": "keyUp", "key": key])
  }

  /// Clicks the middle of an element.
  package func click(_ selector: String) throws {
    try mouse("mousePressed", selector, x: 0.5)
    try mouse("mouseReleased", selector, x: 0.5)
  }

  /// Drags along an element's width, from one fraction of it to another.
  package func drag(_ selector: String, from start: Double, to end: Double) throws {
    try mouse("mousePressed", selector, x: start)
    try mouse("mouseMoved", selector, x: end)
    try mouse("mouseReleased", selector, x: end)
  }

  private func mouse(_ type: String, _ selector: String, x: Double) throws {
    let box = "document.querySelector('\(selector)').getBoundingClientRect()"
    let place = try evaluate("(b => [b.left + b.width * \(x), b.top + b.height / 2])(\(box))")
    guard let point = place as? [Double], point.count == 2 else {
      throw Failure(description: "there is no \(selector)")
    }
    try send(
      "Input.dispatchMouseEvent",
      [
        "type": type, "x": point[0], "y": point[1], "button": "left", "buttons": 1, "clickCount": 1,
      ])
  }

  /// Sends a command and returns the result, noting events on the way.
  @discardableResult
  private func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    lastID += 1
    var message: [String: Any] = ["id": lastID, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    let bytes = Array(try JSONSerialization.data(withJSONObject: message)) + [0]
    guard write(input, bytes, bytes.count) == bytes.count else {
      throw Failure(description: "the browser is gone")
    }
    while true {
      let answer = try nextMessage()
      guard answer["id"] as? Int == lastID else {
        note(answer)
        continue
      }
      if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  private func nextMessage() throws -> [String: Any] {
    while true {
      if let end = buffer.firstIndex(of: 0) {
        let data = Data(buffer[..<end])
        buffer.removeSubrange(...end)
        return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
      }
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      var ready = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard poll(&ready, 1, 60_000) > 0 else { throw Failure(description: "no answer") }
      let count = read(output, &chunk, chunk.count)
      guard count > 0 else { throw Failure(description: "the browser is gone") }
      buffer += chunk[..<count]
    }
  }

  private func note(_ event: [String: Any]) {
    let parameters = event["params"] as? [String: Any] ?? [:]
    switch event["method"] as? String {
    case "Runtime.exceptionThrown": complaints.append("\(parameters)")
    case "Runtime.consoleAPICalled":
      if ["error", "warning"].contains(parameters["type"] as? String) {
        complaints.append("\(parameters)")
      }
    case "Log.entryAdded":
      let entry = parameters["entry"] as? [String: Any] ?? [:]
      complaints.append("\(entry["level"] ?? ""): \(entry["text"] ?? "")")
    case "Network.requestWillBeSent":
      let url = (parameters["request"] as? [String: Any])?["url"] as? String ?? ""
      if !url.hasPrefix("data:") { requests.append(url) }
    default: break
    }
  }
}
