import { afterEach, describe, expect, it } from "vitest";
import { addressIn, networkOf } from "../../lib/server/front/address.ts";
import { BOUNDS } from "../../lib/server/front/bounds.ts";
import { PAGE_CACHE } from "../../lib/server/front/cache-control.ts";
import { exchange, type Handler, request, type Served, served } from "./front-server.ts";

let front: Served | undefined;
afterEach(() => front?.close());
const open = async (handler: Handler, settings?: Parameters<typeof served>[1]): Promise<number> => {
  front = await served(handler, settings);
  return front.port;
};
const headerOf = (answer: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)\\r$`, "im").exec(answer)?.[1];

describe("headers", () => {
  const EVERY = [
    "X-Content-Type-Options",
    "Referrer-Policy",
    "Permissions-Policy",
    "Cross-Origin-Opener-Policy",
    "Cross-Origin-Resource-Policy",
  ];

  it.each([
    ["an answer", request("/")],
    ["a redirect", request("/redirect")],
    ["a refusal", request("/", { method: "PATCH" })],
    ["a parser's error", "hello\r\n\r\n"],
    ["a header that is too large", request("/", { headers: [`A: ${"a".repeat(9000)}`] })],
  ])("are on %s", async (_name, text) => {
    const port = await open(({ url }, response) => {
      if (url === "/redirect") response.writeHead(307, { Location: "/" });
      response.end();
    });
    const answer = await exchange(port, text);
    for (const name of EVERY) expect(headerOf(answer, name), name).toBeTruthy();
    expect(headerOf(answer, "Strict-Transport-Security")).toBeUndefined();
  });

  it("name https for a year where visitors come by it", async () => {
    const port = await open((_incoming, response) => response.end(), { secure: true });
    for (const text of [request("/"), "hello\r\n\r\n"])
      expect(headerOf(await exchange(port, text), "Strict-Transport-Security")).toBe("max-age=31536000");
  });

  it("name https for all subdomains only if the owner chose that", async () => {
    const settings = { secure: true, hstsSubdomains: true };
    const port = await open((_incoming, response) => response.end(), settings);
    const answer = await exchange(port, request("/"));
    expect(headerOf(answer, "Strict-Transport-Security")).toBe("max-age=31536000; includeSubDomains");
  });

  it("say all that an answer varies by, though what is behind the front writes them anew", async () => {
    const port = await open((_incoming, response) => {
      response.setHeader("vary", ["Accept-Language", "Cookie, rsc"]);
      response.setHeader("Vary", "rsc, next-url");
      response.setHeader("Vary", "Accept-Encoding");
      response.end();
    });
    expect(headerOf(await exchange(port, request("/")), "Vary")).toBe(
      "Accept-Language, Cookie, rsc, next-url, Accept-Encoding",
    );
  });

  it("let no shared cache keep what Next made in a build until the next deploy", async () => {
    const port = await open(({ url }, response) => {
      response.setHeader("Cache-Control", url === "/404" ? "s-maxage=31536000" : "private, no-store");
      response.end();
    });
    const controlOf = async (path: string) => headerOf(await exchange(port, request(path)), "Cache-Control");
    expect(await controlOf("/404")).toBe(PAGE_CACHE);
    expect(await controlOf("/faq")).toBe("private, no-store");
  });

  it("let other sites load embeds, the API and images, and nothing else", async () => {
    const port = await open((_incoming, response) => response.end());
    const policyOf = async (path: string) =>
      headerOf(await exchange(port, request(path)), "Cross-Origin-Resource-Policy");
    for (const path of [
      "/embed/bmi",
      "/_next/static/a.js",
      "/api/v1/convert?a=1",
      "/icons.svg",
      "/icon.svg?v=1",
      "/social.png",
    ])
      expect(await policyOf(path), path).toBe("cross-origin");
    for (const path of ["/", "/admin", "/api/auth/x", "/api/v10", "/embedded", "/?a=.png"])
      expect(await policyOf(path), path).toBe("same-origin");
  });
});

describe("files that pages of other origins read", () => {
  it("are the data sets and the fonts, and no page", async () => {
    const port = await open((_incoming, response) => response.end());
    const originOf = async (path: string) =>
      headerOf(await exchange(port, request(path)), "Access-Control-Allow-Origin");
    for (const path of ["/_next/static/media/inter.woff2", "/data/1/pipes.json"])
      expect(await originOf(path), path).toBe("*");
    for (const path of ["/", "/embed/bmi", "/_next/static/a.js", "/admin?a=.woff2"])
      expect(await originOf(path), path).toBeUndefined();
  });
});

describe("the address of a visitor", () => {
  it.each([
    ["192.0.2.1", "192.0.2.1"],
    ["192.0.2.1:5678", "192.0.2.1"],
    ["[2001:db8::1]:443", "2001:db8::1"],
    ["[2001:DB8::1]", "2001:db8::1"],
    ["2001:0db8:0:0:0:0:0:1", "2001:db8::1"],
    ["::ffff:c000:201", "192.0.2.1"],
    ["2001:db8::1", "2001:db8::1"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["fe80::1%eth0", "fe80::1"],
    [" 192.0.2.1 ", "192.0.2.1"],
    ["unknown", undefined],
    ["", undefined],
    ["192.0.2.1:port", undefined],
    ["_hidden", undefined],
    ["1.2.3.4.5", undefined],
  ])("is in %j: %j", (text, address) => expect(addressIn(text)).toBe(address));

  it.each([
    ["192.0.2.1", "192.0.2.1", "192.0.2.1"],
    ["2001:db8:a:b::1", "2001:db8:a:b::/64", "2001:db8:a::/48"],
    ["2001:db8::1", "2001:db8:0:0::/64", "2001:db8:0::/48"],
    ["::1", "0:0:0:0::/64", "0:0:0::/48"],
  ])("of %s stands for %s, and at sign-in for %s", (address, subscriber, site) => {
    expect(networkOf(address, 64)).toBe(subscriber);
    expect(networkOf(address, 48)).toBe(site);
  });

  const forwardedHeaders = async (
    settings: { trustProxy: boolean },
    headers: readonly string[],
  ): Promise<string> => {
    const port = await open((incoming, response) => response.end(JSON.stringify(incoming.headers)), settings);
    return exchange(port, request("/", { headers }));
  };

  it("is the peer's, whatever a visitor claims", async () => {
    const answer = await forwardedHeaders({ trustProxy: false }, [
      "X-Forwarded-For: 192.0.2.7",
      "X-Forwarded-Proto: https",
    ]);
    expect(answer).toContain('"x-forwarded-for":"127.0.0.1"');
    expect(answer).not.toContain("x-forwarded-proto");
  });

  it("is the last entry of the proxy, without its port", async () => {
    const answer = await forwardedHeaders({ trustProxy: true }, [
      "X-Forwarded-For: 192.0.2.7, 192.0.2.8:1234",
      "X-Forwarded-Proto: https",
      "X-Real-IP: 192.0.2.9",
      "Forwarded: for=192.0.2.9",
    ]);
    expect(answer).toContain('"x-forwarded-for":"192.0.2.8"');
    expect(answer).toContain('"x-forwarded-proto":"https"');
    // A header that a proxy doesn’t set comes from the visitor.
    expect(answer).not.toContain("192.0.2.9");
  });
});

it("asks Next for whole files only", async () => {
  const port = await open(({ headers }, response) => response.end(`<${headers.range}>`));
  expect(await exchange(port, request("/icons.svg", { headers: ["Range: bytes=99999999-"] }))).toContain(
    "<undefined>",
  );
});

it("shortens an overlong user agent", async () => {
  const port = await open(({ headers }, response) => response.end(`<${headers["user-agent"]}>`));
  const answer = await exchange(port, request("/", { headers: [`User-Agent: ${"a".repeat(7000)}`] }));
  expect(answer).toMatch(new RegExp(`<a{${BOUNDS.userAgent}}>`));
});

describe("the limit of the public API", () => {
  const call = request("/api/v1/convert", { headers: ["X-Forwarded-For: 2001:db8:0:1::5"] });

  it("says what is left, and that scripts of other sites may read it", async () => {
    const port = await open((_incoming, response) => response.end(), { trustProxy: true });
    const answer = await exchange(port, call);
    expect(headerOf(answer, "RateLimit-Limit")).toBe(String(BOUNDS.apiCalls));
    expect(headerOf(answer, "RateLimit-Remaining")).toBe(String(BOUNDS.apiCalls - 1));
    expect(headerOf(answer, "RateLimit-Reset")).toBe("60");
    expect(headerOf(answer, "Access-Control-Expose-Headers")).toContain("RateLimit-Remaining");
    expect(headerOf(await exchange(port, request("/")), "RateLimit-Limit")).toBeUndefined();
  });

  it("refuses the call after the last, of the same network only", async () => {
    let reached = 0;
    const port = await open(
      (_incoming, response) => {
        reached += 1;
        response.end();
      },
      { trustProxy: true },
    );
    const calls = (network: string, count: number): string =>
      `GET /api/v1/convert HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${network}\r\n\r\n`.repeat(count);
    for (let done = 0; done < BOUNDS.apiCalls; done += 8)
      await exchange(
        port,
        `${calls("2001:db8:0:1::1", 7)}${request("/api/v1/convert", { headers: ["X-Forwarded-For: 2001:db8:0:1::2"] })}`,
      );
    expect(reached).toBe(BOUNDS.apiCalls);
    const response = await exchange(port, call);
    expect(response).toMatch(/^HTTP\/1\.1 429 /);
    expect(headerOf(response, "Content-Type")).toBe("application/problem+json");
    expect(Number(headerOf(response, "Retry-After"))).toBeGreaterThan(0);
    expect(headerOf(response, "Access-Control-Allow-Origin")).toBe("*");
    expect(reached).toBe(BOUNDS.apiCalls);
    const other = request("/api/v1/convert", { headers: ["X-Forwarded-For: 2001:db8:0:2::1"] });
    expect(await exchange(port, other)).toMatch(/^HTTP\/1\.1 200 /);
  });
});
