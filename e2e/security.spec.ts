import { connect } from "node:net";
import { expect, open, test } from "./support/test";

/** The start of the answer to a request line exactly as written: clients would tidy the path up. */
function rawGet(base: string, path: string): Promise<string> {
  const { hostname, port } = new URL(base);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const socket = connect(Number(port), hostname);
  let text = "";
  socket.on("error", reject);
  socket.on("data", (chunk) => {
    text += chunk.toString();
  });
  socket.on("close", () => resolve(text));
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: close\r\n\r\n`);
  return promise;
}

for (const path of [
  "/../package.json",
  "/..%2f..%2fpackage.json",
  "/%2e%2e/%2e%2e/.env.example",
  "/_next/static/../../package.json",
  "/_next/static/..%2f..%2f..%2fpackage.json",
  "/_next/../../.data/auth-secret",
  "/icons.svg/../../package.json",
  "/embed/converter/..%2f..%2f..%2fprisma%2fschema.prisma",
  "/articles/..%5c..%5cpackage.json",
  "/api/v1/calculators/..%2f..%2fpackage.json",
  "//etc/passwd",
  "/%00",
])
  test(`${path} leads to no file of the server`, async ({ baseURL }) => {
    const answer = await rawGet(baseURL ?? "", path);
    expect(answer).toMatch(/^HTTP\/1\.1 (3\d\d|4\d\d) /);
    expect(answer).not.toMatch(/"scripts"|DATABASE_URL|root:x|model Faq/);
  });

const PAYLOADS = [
  `"><script>alert(1)</script>`,
  `'-alert(1)-'`,
  "<img src=x onerror=alert(1)>",
  "javascript:alert(1)",
  "<svg/onload=alert(1)>",
  "{{constructor.constructor('alert(1)')()}}",
];

for (const address of [
  "/calculators/loan?amount=",
  "/calculators/scientific?expression=",
  "/converters/general-physics-mechanics/length?value=",
  "/converters?q=",
  "/faq?",
  "/admin/sign-in?next=",
])
  test(`nothing that ${address} is given runs`, async ({ page }) => {
    const dialogs: string[] = [];
    page.on("dialog", async (dialog) => {
      dialogs.push(dialog.message());
      await dialog.dismiss();
    });
    for (const payload of PAYLOADS) {
      await open(page, address + encodeURIComponent(payload));
      await expect(page.locator("img[src=x], svg[onload]")).toHaveCount(0);
    }
    expect(dialogs).toEqual([]);
  });

test("line breaks in what is sent make no header of an answer", async ({ baseURL }) => {
  for (const path of [
    "/converters/x%0d%0aX-Made:%201",
    "/calculators/x%0d%0aSet-Cookie:%20a=1",
    "/?x=%0d%0aX-Made:1",
  ])
    expect(await rawGet(baseURL ?? "", path)).not.toMatch(/^(X-Made|Set-Cookie): ?(1|a=1)/im);
});

for (const path of ["/contact", "/reviews"])
  test(`the form of ${path}, sent by another site's page, is refused`, async ({ request, baseURL }) => {
    const html = await (await request.get(path)).text();
    const hidden = [...html.matchAll(/<input type="hidden" name="(\$ACTION[^"]*)"(?: value="([^"]*)")?/g)];
    expect(hidden.length).toBeGreaterThan(0);
    const fields = Object.fromEntries(
      hidden.map(([, name = "", value = ""]) => [
        name,
        value.replaceAll("&quot;", '"').replaceAll("&amp;", "&"),
      ]),
    );
    const multipart = {
      ...fields,
      name: "Mallory",
      email: "mallory@example.org",
      subject: "Hi",
      message: "Hello",
      rating: "5",
      comment: "Forged",
    };
    const foreign = await request.post(path, { multipart, headers: { Origin: "https://evil.example" } });
    expect(foreign.status()).toBe(403);
    const response = await request.post(path, { multipart, headers: { Origin: baseURL ?? "" } });
    expect(response.status()).toBe(200);
  });

const MULTIPART = "multipart/form-data; boundary=b";
const part = (name: string, value: string): string =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const ACTION = "6".padEnd(42, "0");

/** Found by fuzzing: what Next by itself answers with 500. */
const MALFORMED: readonly [title: string, headers: Record<string, string>, body: string][] = [
  ["a form without a boundary", { "Content-Type": "multipart/form-data" }, "x"],
  ["a form without an end", { "Content-Type": MULTIPART }, "--b\r\n"],
  [
    "a field without a name",
    { "Content-Type": MULTIPART },
    "--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--",
  ],
  [
    "an action that is no JSON",
    { "Content-Type": MULTIPART },
    `${part("$ACTION_REF_1", "")}${part("$ACTION_1:0", "{")}--b--\r\n`,
  ],
  [
    "an action that is bound to nothing",
    { "Content-Type": MULTIPART },
    `${part("$ACTION_REF_1", "")}${part("$ACTION_1:0", `{"id":"${ACTION}"}`)}--b--\r\n`,
  ],
  ["arguments that are no list", { "Content-Type": "text/plain", "Next-Action": ACTION }, "{}"],
  ["arguments that are no JSON", { "Content-Type": "text/plain", "Next-Action": ACTION }, "["],
  [
    "arguments within arguments",
    { "Content-Type": "text/plain", "Next-Action": ACTION },
    "[".repeat(9000) + "]".repeat(9000),
  ],
  ["a reference to nothing", { "Content-Type": "text/plain", "Next-Action": ACTION }, '["$1"]'],
];

for (const [title, headers, body] of MALFORMED)
  test(`${title}, sent to a page, is refused`, async ({ request, baseURL }) => {
    for (const path of ["/contact", "/reviews", "/admin/reviews"]) {
      const data = Buffer.from(body);
      const response = await request.post(path, { data, headers: { Origin: baseURL ?? "", ...headers } });
      expect(response.status(), path).toBe(400);
      const foreign = await request.post(path, { data, headers: { Origin: "null", ...headers } });
      expect(foreign.status(), path).toBe(403);
    }
  });
