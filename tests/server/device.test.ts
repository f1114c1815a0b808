import { expect, test } from "vitest";
import { describeDevice } from "../../lib/server/admin/device.ts";
import { formatNetwork } from "../../lib/server/admin/sessions.ts";

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["2001:0db8:0007:0000:0000:0000:0000:0000", "2001:db8:7::/48"],
  ["0000:0000:0000:0000:0000:0000:0000:0000", "::/48"],
  ["not:an:address", "not:an:address"],
  ["", "unknown address"],
])("the address %j is displayed as %s", (stored, displayed) => {
  expect(formatNetwork(stored)).toBe(displayed);
});

// Headers that browsers send (developer.mozilla.org, "User-Agent header").
test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
    "Chrome on Windows",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0",
    "Edge on Windows",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0", "Firefox on Linux"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1",
    "Safari on iPhone",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15",
    "Safari on Mac",
  ],
  [
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36",
    "Chrome on Android",
  ],
  ["curl/8.5.0", "Unknown browser"],
  ["", "Unknown browser"],
])("%s is %s", (userAgent, name) => {
  expect(describeDevice(userAgent)).toBe(name);
});
