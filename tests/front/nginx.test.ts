import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { connect as connectHttp2 } from "node:http2";
import { type ConnectionOptions, connect as connectTls, type TLSSocket } from "node:tls";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { PAGE_CACHE } from "../../lib/server/front/cache-control.ts";
import { type Nginx, startNginx } from "../../scripts/nginx.ts";
import { exchange, request, type Served, served } from "./front-server.ts";

// deploy/nginx.conf itself, in front of three servers with something else in Next's place.
let nginx: Nginx;
let port: number;
const servers: Served[] = [];
let reached: { server: number; url: string; headers: IncomingMessage["headers"] }[] = [];

/** Cache-Control headers of the servers’ answers, by path. */
const CACHED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "/page": { "Cache-Control": PAGE_CACHE, Vary: "rsc, Accept-Encoding" },
  "/cookie": { "Cache-Control": PAGE_CACHE, "Set-Cookie": "a=1" },
  "/units": { "Cache-Control": "private, no-cache", Vary: "Cookie, Accept-Language" },
  "/by-cookie": { "Cache-Control": PAGE_CACHE, Vary: "Cookie, Accept-Language" },
  "/admin": { "Cache-Control": "private, no-store" },
  "/silent": {},
  "/api/faqs": { "Cache-Control": PAGE_CACHE },
  "/contact": { "Cache-Control": PAGE_CACHE },
  "/_next/static/a.js": { "Cache-Control": "public, max-age=31536000, immutable" },
};

beforeAll(async () => {
  for (const server of [0, 1, 2])
    servers.push(
      await served(
        async (incoming, response) => {
          const { url = "", headers } = incoming;
          reached.push({ server, url, headers });
          const path = url.split("?")[0] ?? "";
          // A script that the last server alone has, as while a build is replaced.
          if (path === "/_next/static/new.js" && server < 2) response.statusCode = 404;
          if (path.startsWith("/redirect"))
            response.writeHead(308, { Location: `${path}/`, Refresh: `0;url=${path}/` });
          for (const [name, value] of Object.entries(CACHED[path] ?? {})) response.setHeader(name, value);
          const answer = `<${reached.length}>`;
          for await (const _piece of incoming);
          response.end(answer);
        },
        { trustProxy: true },
      ),
    );
  nginx = await startNginx(servers.map((each) => each.port));
  port = Number(new URL(nginx.url).port);
});
afterAll(async () => {
  await nginx?.stop();
  await Promise.all(servers.map((each) => each.close()));
});
beforeEach(() => {
  reached = [];
});

let network = 0;
/** A visitor whom nobody has limited yet. */
const nextClient = () => {
  network += 1;
  return `198.51.100.${network}`;
};
const ask = (path: string, headers: Readonly<Record<string, string>> = {}, init: RequestInit = {}) =>
  fetch(nginx.url + path, { ...init, headers: { "X-Forwarded-For": nextClient(), ...headers } });
/** Returns the number of requests with these headers that reached a server. */
async function reaching(path: string, ...all: readonly Readonly<Record<string, string>>[]): Promise<number> {
  reached = [];
  for (const headers of all) await (await ask(path, headers)).text();
  return reached.length;
}

describe("what nginx keeps", () => {
  it("holds public answers for all visitors", async () => {
    expect(await reaching("/page", {}, { Cookie: "units=us" }, { "Accept-Language": "de" })).toBe(1);
    expect(await reaching("/_next/static/a.js", {}, {})).toBe(1);
  });

  it("is separate for each value of Vary’s headers", async () => {
    expect(await reaching("/page", { RSC: "1" }, { RSC: "1" })).toBe(1);
    expect(await reaching("/page", { "Accept-Encoding": "br" }, { "Accept-Encoding": "br" })).toBe(1);
    const visitors: Record<string, string>[] = [
      { Cookie: "units=us" },
      { Cookie: "units=si" },
      { "Accept-Language": "en-US" },
    ];
    expect(await reaching("/by-cookie", ...visitors)).toBe(3);
  });

  it.each(["/cookie", "/units", "/admin", "/silent", "/api/faqs", "/page?x=1"])("is never %s", async (path) =>
    expect(await reaching(path, {}, {})).toBe(2),
  );

  it("is not what answers a form", async () => {
    const send = () => ask("/contact", { "Content-Type": "text/plain" }, { method: "POST", body: "a" });
    await send();
    await send();
    expect(reached).toHaveLength(2);
  });
});

describe("what nginx says to a server", () => {
  it("is where a request comes from, whatever the visitor claims", async () => {
    await ask("/silent", {
      "X-Forwarded-For": "192.0.2.66, 192.0.2.1",
      "X-Forwarded-Host": "elsewhere.example",
      "X-Forwarded-Proto": "https",
      "X-Real-IP": "192.0.2.66",
      Forwarded: "for=192.0.2.66",
      "X-Request-Id": "of-the-visitor",
    });
    const headers = reached[0]?.headers ?? {};
    expect(headers).toMatchObject({ "x-forwarded-for": "192.0.2.1", "x-forwarded-proto": "http" });
    expect(headers["x-forwarded-host"]).toBe(new URL(nginx.url).host);
    expect(headers["x-request-id"]).toMatch(/^[\da-f]{32}$/);
    expect(JSON.stringify(headers)).not.toMatch(/192\.0\.2\.66|elsewhere|of-the-visitor/);
  });

  it("reads an ambiguous request as one", async () => {
    const inside = "GET /inside HTTP/1.1\r\nHost: localhost\r\n\r\n";
    for (const headers of [
      ["Content-Length: 2", "Content-Length: 3"],
      ["Content-Length: 5", "Transfer-Encoding: chunked"],
      ["Content-Length: 5", "Transfer-Encoding : chunked"],
      ["Content-Length: 5", "Transfer-Encoding: xchunked"],
      ["Content-Length: 5", "Transfer-Encoding: \x0bchunked"],
      ["X-A: b", "Transfer-Encoding:", " chunked"],
      ["X-A: b\rTransfer-Encoding: chunked"],
      ["Host: elsewhere.example"],
    ]) {
      const text = request("/contact", { method: "POST", headers, body: `0\r\n\r\n${inside}` });
      expect((await exchange(port, text)).match(/^HTTP\/1\.1 \d/gm), headers.join()).toHaveLength(1);
    }
    // A chunked request reaches a server whole, with its length.
    const chunked = { method: "POST", headers: ["Transfer-Encoding: chunked"], body: "2\r\nab\r\n0\r\n\r\n" };
    await exchange(port, request("/contact", chunked));
    expect(reached.map(({ url, headers }) => [url, headers["content-length"]])).toEqual([["/contact", "2"]]);
  });
});

it("does not lose its servers to a form that they refuse", async () => {
  const body = '"$1",'.repeat(20_000);
  const send = () => ask("/contact", { "Content-Type": "text/plain" }, { method: "POST", body });
  const statuses = (await Promise.all(Array.from({ length: 9 }, send))).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([400]));
  expect((await ask("/silent")).status).toBe(200);
});

it("does not lose its servers to requests that they cannot read", async () => {
  const body = "a".repeat(500_000);
  for (const headers of [["X-A: \x01"], [`X-A: ${"a".repeat(7900)}`, `X-B: ${"b".repeat(7900)}`]]) {
    const lines = ["Content-Type: text/plain", `Content-Length: ${body.length}`, ...headers];
    const text = request("/api/contact", { method: "POST", headers: lines, body });
    const answers = await Promise.all(Array.from({ length: 40 }, () => exchange(port, text)));
    const statuses = new Set(answers.map((answer) => answer.slice(9, 12)));
    expect([...statuses], headers[0]?.slice(0, 10)).toEqual([headers.length > 1 ? "431" : "400"]);
    expect((await ask("/silent")).status).toBe(200);
  }
  expect(nginx.errors().filter((line) => line.includes("temporarily disabled"))).toEqual([]);
});

it("passes on the longest redirect that there is", async () => {
  const path = `/redirect${"a".repeat(7500)}`;
  for (const _time of [1, 2, 3, 4, 5, 6, 7, 8])
    expect((await ask(path, {}, { redirect: "manual" })).headers.get("location")).toBe(`${path}/`);
});

it("asks another server for a script that one has not", async () => {
  for (let count = 0; count < 4; count += 1)
    expect((await ask(`/_next/static/new.js?${count}`)).status).toBe(200);
});

it("limits a network of IPv6 as one client, and no other network", async () => {
  const statuses = async (addresses: readonly string[]) =>
    Promise.all(
      addresses.map(async (address) => (await ask("/page", { "X-Forwarded-For": address })).status),
    );
  const neighbors = Array.from({ length: 500 }, (_, at) => `2001:db8:0:1::${(at + 1).toString(16)}`);
  expect(await statuses(neighbors)).toContain(429);
  // All of IPv4 is one network of IPv6, where it comes wrapped in that.
  const wrapped = Array.from({ length: 500 }, (_, at) => `::ffff:10.1.${at >> 8}.${at & 255}`);
  expect(new Set(await statuses(wrapped))).toEqual(new Set([200]));
  expect(await statuses(["2001:db8:0:2::1", "2001:db8:1:1::1", "192.0.2.1"])).toEqual([200, 200, 200]);
});

it("logs the result of each request, but neither client nor query", async () => {
  const before = nginx.accessLog().length;
  await ask("/silent?secret=1", { "User-Agent": "nobody's", Referer: "https://elsewhere.example/" });
  await expect.poll(() => nginx.accessLog().slice(before)).toContain("\n");
  const lines = nginx.accessLog().slice(before).trim().split("\n");
  expect(Object.keys(JSON.parse(lines[0] ?? ""))).toEqual([
    "time",
    "request",
    "method",
    "status",
    "seconds",
    "server",
    "statuses",
    "cache",
  ]);
  expect(lines.join()).not.toMatch(/secret|silent|198\.51|nobody|elsewhere/);
});

/** The answer to these lines on the port that redirects, as its status and its headers. */
async function onRedirectPort(...lines: readonly string[]) {
  const answer = await exchange(nginx.redirectPort, [...lines, "Connection: close", "", ""].join("\r\n"));
  return { status: Number(answer.slice(9, 12)), location: /^Location: (.*)\r$/m.exec(answer)?.[1], answer };
}

describe("the port without TLS", () => {
  it.each([
    ["GET /page?x=1&y=%20 HTTP/1.1", "https://example.org/page?x=1&y=%20"],
    ["POST /contact HTTP/1.1", "https://example.org/contact"],
    ["GET /api/v1/convert?value=1 HTTP/1.1", "https://example.org/api/v1/convert?value=1"],
    ["GET /.well-known/security.txt HTTP/1.1", "https://example.org/.well-known/security.txt"],
    ["GET /api/health/ready HTTP/1.1", "https://example.org/api/health/ready"],
  ])("redirects %s to https, with the method kept", async (line, location) => {
    const before = reached.length;
    expect(await onRedirectPort(line, "Host: example.org")).toMatchObject({ status: 308, location });
    expect(reached).toHaveLength(before);
  });

  it("serves the challenge of a certificate authority, and nothing else of that folder", async () => {
    nginx.writeChallenge("token-1", "token-1.thumbprint");
    const response = await onRedirectPort(
      "GET /.well-known/acme-challenge/token-1 HTTP/1.1",
      "Host: example.org",
    );
    expect([response.status, response.answer.endsWith("token-1.thumbprint")]).toEqual([200, true]);
    for (const path of ["token-2", "", "../../../nginx.conf", "%2e%2e/%2e%2e/%2e%2e/tls/privkey.pem"]) {
      const { status, answer } = await onRedirectPort(
        `GET /.well-known/acme-challenge/${path} HTTP/1.1`,
        "Host: example.org",
      );
      expect(status, path).toBeGreaterThanOrEqual(300);
      expect(answer, path).not.toContain("PRIVATE KEY");
    }
  });

  it("answers the health check also without a host, and rejects everything else without one", async () => {
    expect((await onRedirectPort("GET /api/health HTTP/1.1", "Host: example.org")).status).toBe(200);
    expect((await onRedirectPort("GET /api/health HTTP/1.0")).status).toBe(200);
    expect((await onRedirectPort("GET / HTTP/1.0")).status).toBe(400);
  });
});

describe("the port with TLS", () => {
  /** Connects as a client with these settings, or rejects with the failure of the handshake. */
  const handshake = (settings: ConnectionOptions = {}): Promise<TLSSocket> =>
    new Promise((resolve, reject) => {
      const { securePort: port, certificate: ca } = nginx;
      const socket = connectTls({ host: "127.0.0.1", port, servername: "localhost", ca, ...settings }, () => {
        socket.end();
        resolve(socket);
      });
      socket.on("error", reject);
    });
  /** Lets OpenSSL offer what it no longer offers by itself. */
  const ANY = "ALL:@SECLEVEL=0";

  it.each(["TLSv1.2", "TLSv1.3"] as const)("accepts %s", async (version) => {
    const socket = await handshake({ minVersion: version, maxVersion: version });
    expect([socket.authorized, socket.getProtocol()]).toEqual([true, version]);
  });

  it.each(["TLSv1", "TLSv1.1"] as const)("rejects %s", async (version) => {
    const settings = { minVersion: version, maxVersion: version, ciphers: ANY };
    await expect(handshake(settings)).rejects.toThrow(/protocol version|unsupported protocol/i);
  });

  it.each(["ECDHE-ECDSA-AES128-SHA", "ECDHE-ECDSA-AES256-SHA384"])(
    "rejects the suite %s, which Mozilla's intermediate profile does not have",
    async (suite) => {
      const settings = { maxVersion: "TLSv1.2", ciphers: `${suite}:@SECLEVEL=0` } as const;
      await expect(handshake(settings)).rejects.toThrow(/handshake failure/i);
    },
  );

  it("resumes no session by a ticket, whose key would outlive the day", async () => {
    const socket = await handshake({ maxVersion: "TLSv1.2" });
    expect(socket.getTLSTicket()).toBeUndefined();
  });

  it("serves HTTP/2, and says to the servers that visitors came by https", async () => {
    const { securePort, certificate } = nginx;
    const client = connectHttp2(`https://localhost:${securePort}`, { ca: certificate });
    try {
      const sent = client.request({ ":path": "/silent", "x-forwarded-for": nextClient() });
      const [headers] = (await once(sent, "response")) as [{ ":status": number }];
      sent.resume();
      expect(headers[":status"]).toBe(200);
    } finally {
      client.close();
    }
    expect(reached.at(-1)?.headers).toMatchObject({
      "x-forwarded-proto": "https",
      "x-forwarded-host": `localhost:${securePort}`,
      host: `localhost:${securePort}`,
    });
  });
});
