import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync, zstdCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  BLOB_NAME,
  type Encoding,
  MANIFEST_NAME,
  type Manifest,
} from "../../lib/server/front/packed/manifest.ts";
import { wantedEncodings } from "../../lib/server/front/packed/negotiate.ts";
import { openPacked, type Packed } from "../../lib/server/front/packed/packed-site.ts";
import { pagePolicy } from "../../lib/server/front/policy.ts";
import { inlineScripts } from "../../scripts/pack/inline-scripts.ts";
import { exchange, request, type Served, served } from "./front-server.ts";

describe("the encodings that are wanted", () => {
  it.each<[string | undefined, readonly Encoding[]]>([
    [undefined, ["identity"]],
    ["", ["identity"]],
    ["gzip, deflate, br, zstd", ["br", "zstd", "gzip", "identity"]],
    ["gzip, deflate", ["gzip", "identity"]],
    ["GZIP", ["gzip", "identity"]],
    ["x-gzip", ["gzip", "identity"]],
    ["br;q=0.5, gzip;q=0.9", ["gzip", "br", "identity"]],
    ["br;q=0, *", ["zstd", "gzip", "identity"]],
    ["br;q=0, gzip", ["gzip", "identity"]],
    ["*;q=0", []],
    ["identity;q=0, gzip", ["gzip"]],
    ["identity, gzip;q=0.2", ["identity", "gzip"]],
    // A weight that is none counts as not said.
    ["br;q=2", ["br", "identity"]],
    [`${"a,".repeat(1000)}br`, ["identity"]],
  ])("of %j are %j", (header, encodings) => expect(wantedEncodings(header)).toEqual(encodings));
});

describe("the hashes of a page's own scripts", () => {
  // echo -n "alert(1)" | openssl dgst -sha256 -binary | base64
  const hash = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
  it.each([
    ["<script>alert(1)</script>", [hash]],
    ['<script id="_R_">alert(1)</script><script>alert(1)</script>', [hash]],
    ['<script src="/a.js" async=""></script>', []],
    ['<script type="application/ld+json">{}</script>', []],
  ])("%s", (html, hashes) => expect(inlineScripts(html)).toEqual(hashes));
});

describe("what is packed", () => {
  const text = "<p>All is well.</p>".repeat(40);
  const data = '0:{"all":"well"}'.repeat(40);
  const folder = mkdtempSync(join(tmpdir(), "packed-"));
  let packed: Packed;
  let front: Served;

  beforeAll(async () => {
    const pieces: Buffer[] = [];
    let offset = 0;
    const put = (bytes: Buffer): [number, number] => {
      pieces.push(bytes);
      offset += bytes.length;
      return [offset - bytes.length, bytes.length];
    };
    const file = (content: string, type: string) => ({
      type,
      cacheControl: "public, max-age=0",
      etag: `tag-${content.length}`,
      headers: { "X-Kept": "yes" },
      parts: {
        br: put(brotliCompressSync(content)),
        zstd: put(zstdCompressSync(content)),
        gzip: put(gzipSync(content)),
      },
    });
    const page = (content: string) => ({
      html: file(content, "text/html"),
      rsc: file(data, "text/x-component"),
    });
    const manifest: Manifest = {
      files: {
        "/font.woff2": {
          ...file("", "font/woff2"),
          parts: { identity: put(Buffer.from("font")) },
        },
      },
      pages: { "/": page(text) },
      inSystems: {
        "/calculators/bmi": { si: page(`${text}SI`), us: page(`${text}US`), inputs: { weight: true } },
      },
      notFound: { "/embed/converter": page(`${text}No converter`), "/embed": page(`${text}No embed`) },
      askable: { calculators: ["bmi"], converters: ["length"] },
      policies: {
        notFound: "default-src 'none' /* not found */",
        failed: "default-src 'none'",
        scripts: ["'sha256-own'"],
      },
    };
    writeFileSync(join(folder, BLOB_NAME), Buffer.concat(pieces));
    writeFileSync(join(folder, MANIFEST_NAME), JSON.stringify(manifest));
    packed = await openPacked(folder, (query, { cookie = "" }, inputs) =>
      query.startsWith("weight=") && inputs.weight ? "si" : cookie.includes("units=us") ? "us" : "si",
    );
    front = await served(
      ({ url }, response) => {
        response.statusCode = url === "/next" ? 200 : 404;
        response.setHeader("Content-Type", "text/html");
        response.setHeader("Content-Length", 6);
        response.end("Next's");
      },
      { packed },
    );
  });
  afterAll(async () => {
    await front.close();
    await packed.close();
    rmSync(folder, { recursive: true });
  });

  const ask = async (path: string, headers: readonly string[] = [], method = "GET") => {
    const [head = "", ...rest] = (await exchange(front.port, request(path, { headers, method }))).split(
      "\r\n\r\n",
    );
    const lines = head.split("\r\n");
    const body = Buffer.from(rest.join("\r\n\r\n"), "latin1");
    const header = (name: string) =>
      lines.find((line) => line.toLowerCase().startsWith(`${name}: `))?.slice(name.length + 2);
    return { status: Number(lines[0]?.split(" ")[1]), header, body };
  };

  it("comes in the encoding that is wanted", async () => {
    const br = await ask("/", ["Accept-Encoding: gzip, br"]);
    expect(br.header("content-encoding")).toBe("br");
    expect(brotliDecompressSync(br.body).toString()).toBe(text);
    const gzip = await ask("/?anything", ["Accept-Encoding: gzip"]);
    expect(gunzipSync(gzip.body).toString()).toBe(text);
    const plain = await ask("/");
    expect(plain.header("content-encoding")).toBeUndefined();
    expect(plain.body.toString()).toBe(text);
    expect(plain.header("x-kept")).toBe("yes");
    expect(plain.header("vary")).toContain("Accept-Encoding");
    // A client without any encoding gets the plain file.
    expect((await ask("/", ["Accept-Encoding: *;q=0"])).body).toEqual(plain.body);
    expect((await ask("/font.woff2", ["Accept-Encoding: br"])).body.toString()).toBe("font");
  });

  it("answers with status 404 and a page of its own below a path that has one", async () => {
    for (const [path, words] of [
      ["/embed", "No embed"],
      ["/embed/no-such-tool", "No embed"],
      ["/embed/converter/no-such-tool", "No converter"],
    ] as const) {
      const answer = await ask(path);
      expect([answer.status, answer.body.toString()], path).toEqual([404, text + words]);
    }
    // Redirected by the proxy.
    expect((await ask("/embed/bmi~us")).body.toString()).toBe("Next's");
    expect((await ask("/embedded")).body.toString()).toBe("Next's");
  });

  it("is not sent again if the client has it in that encoding", async () => {
    const tag = (await ask("/", ["Accept-Encoding: br"])).header("etag") ?? "";
    for (const condition of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
      const again = await ask("/", ["Accept-Encoding: br", `If-None-Match: ${condition}`]);
      expect(again.status, condition).toBe(304);
      expect(again.body.length).toBe(0);
    }
    expect((await ask("/", ["Accept-Encoding: gzip", `If-None-Match: ${tag}`])).status).toBe(200);
  });

  it("is complete for unusual headers", async () => {
    for (const headers of [
      [`Accept-Encoding: ${",;q=".repeat(1500)}`],
      [`Accept-Encoding: ${"gzip;q=0,".repeat(700)}*;q=0`],
      ["Accept-Encoding: br;q=1e9, gzip;q=NaN, __proto__, constructor;q=1"],
      [`If-None-Match: ${'W/"",'.repeat(1400)}`],
      [`If-None-Match: ${" ".repeat(7000)}"`],
      ["Range: bytes=0-0,-1,1-,999999999999-", 'If-Range: "x"'],
      [`Range: bytes=${"0-,".repeat(2000)}`],
    ]) {
      const answer = await ask("/", headers);
      expect(answer.status, headers[0]).toBe(200);
      expect(Number(answer.header("content-length")), headers[0]).toBe(answer.body.length);
      expect(answer.header("content-range")).toBeUndefined();
    }
  });

  it("has a head without a body", async () => {
    const head = await ask("/", [], "HEAD");
    expect(head.header("content-length")).toBe(String(text.length));
    expect(head.body.length).toBe(0);
  });

  it("serves the router its data, and passes prefetches to Next", async () => {
    expect((await ask("/?_rsc=1", ["RSC: 1"])).body.toString()).toBe(data);
    expect((await ask("/", ["RSC: 1", "Next-Router-Prefetch: 1"])).body.toString()).toBe("Next's");
  });

  it("is in the visitor's system of units, and says what that depends on", async () => {
    const path = "/calculators/bmi";
    expect((await ask(path)).body.toString()).toBe(`${text}SI`);
    expect((await ask(path, ["Cookie: units=us"])).body.toString()).toBe(`${text}US`);
    expect(
      (await ask(`${path}?weight=70`, ["Cookie: units=us", "Sec-Fetch-Dest: empty"])).body.toString(),
    ).toBe(`${text}SI`);
    // A whole page with inputs is rendered for whoever has no script (lib/server/front/mark-requests.ts).
    expect((await ask(`${path}?weight=70`, ["Cookie: units=us"])).body.toString()).toBe("Next's");
    expect((await ask(path)).header("vary")).toContain("Cookie");
  });

  it("leaves the rest to Next, whose page of nothing gets its own policy", async () => {
    for (const path of ["/next", "/__proto__", "/constructor", "/calculators/bmi/", "/%61"])
      expect((await ask(path)).body.toString(), path).toBe("Next's");
    expect((await ask("/nothing")).header("content-security-policy")).toContain("not found");
    expect((await ask("/next")).header("content-security-policy")).not.toContain("not found");
    expect((await ask("/contact", ["Content-Length: 0"], "POST")).body.toString()).toBe("Next's");
  });
});

describe("the policy", () => {
  it("of a page on demand names its nonce and the scripts that every page has", async () => {
    const front = await served(
      (_incoming, response) => {
        response.setHeader("Content-Security-Policy", pagePolicy(["'nonce-a'"], "page"));
        response.end();
      },
      {
        packed: {
          policies: { notFound: "", failed: "", scripts: ["'sha256-own'"] },
          askable: { calculators: [], converters: [] },
          answer: () => Promise.resolve(false),
          policyOf: () => undefined,
          close: () => Promise.resolve(),
        },
      },
    );
    const answer = await exchange(front.port, request("/faq"));
    await front.close();
    expect(answer).toContain("script-src 'self' 'sha256-own' 'nonce-a';");
  });
});
