import Messages
import Testing

@Suite struct WindowsDeviceNameTests {
  @Test(arguments: [
    ("con", "CON"), ("Nul.txt", "NUL"), ("COM1.tar.gz", "COM1"), ("lpt\u{B3}", "LPT³"),
  ])
  func `a device's name is one whatever its case and extension`(name: String, device: String) {
    #expect(WindowsDeviceName.device(of: name) == device)
  }

  @Test(arguments: ["", "console", "com", "com10", "xcon", "co.n", "é"])
  func `other names are files`(name: String) {
    #expect(WindowsDeviceName.device(of: name) == nil)
  }
}
