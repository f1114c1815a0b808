import { connect } from "node:net";
import { expect, test } from "./support/test";

const EVERY = [
  "x-content-type-options",
  "referrer-policy",
  "permissions-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
];

for (const [what, path, status] of [
  ["a page", "/", 200],
  ["an embed", "/embed/bmi", 200],
  ["a redirect of Next's configuration", "/converters-legacy", 308],
  ["a redirect of the site", "/calculators/nonsense", 307],
  ["what is not there", "/nowhere", 404],
  ["an image", "/icons.svg", 200],
  ["an answer of the API", "/api/v1/converters", 200],
  ["an error of the API", "/api/v1/convert", 400],
  ["a refusal", "/api/v1/calculators/%", 400],
  ["the admin", "/admin", 307],
] as const)
  test(`${what} has every header`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(status);
    for (const name of EVERY) expect(answer.headers()[name], name).toBeTruthy();
  });

test("a script of a page has every header", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const script = /src="(\/_next\/static\/[^"]+\.js)"/.exec(html)?.[1];
  expect(script).toBeDefined();
  const answer = await request.get(script ?? "");
  expect(answer.status()).toBe(200);
  for (const name of EVERY) expect(answer.headers()[name], name).toBeTruthy();
});

test("no image is generated on request", async ({ request }) => {
  const answer = await request.get("/_next/image?url=%2Ficons.svg&w=64&q=75");
  expect(answer.status()).toBe(404);
});

test("nothing static takes a body", async ({ request }) => {
  for (const path of ["/icons.svg", "/", "/calculators/loan", "/search-index.json"])
    expect((await request.post(path, { data: "a" })).status(), path).toBe(405);
});

test("an unknown path that asks for a WebSocket is answered and let go", async ({ baseURL }) => {
  const { hostname, port } = new URL(baseURL ?? "");
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let text = "";
    socket.on("data", (chunk) => {
      text += String(chunk);
      socket.end();
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(text));
    socket.write(
      `GET /nowhere HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    );
  });
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
});

test("a caller sees how many calls are left", async ({ request }) => {
  const answer = await request.get("/api/v1/calculators");
  const {
    "ratelimit-limit": limit,
    "ratelimit-remaining": remaining,
    "ratelimit-reset": reset,
  } = answer.headers();
  expect(Number(remaining)).toBeLessThan(Number(limit));
  expect(Number(reset)).toBeGreaterThan(0);
});
