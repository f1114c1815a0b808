import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Recent } from "../../lib/server/front/recent-cache.ts";
import { type Served, served } from "./front-server.ts";

describe("answers that are kept", () => {
  const calls: string[] = [];
  let front: Served;

  beforeAll(async () => {
    front = await served((request, response) => {
      const url = request.url ?? "";
      calls.push(url);
      const query = new URL(url, "http://localhost").searchParams;
      response.statusCode = Number(query.get("status") ?? 200);
      response.setHeader("Content-Type", "application/json");
      response.setHeader("Cache-Control", query.get("control") ?? "public, max-age=60");
      if (query.has("cookie")) response.setHeader("Set-Cookie", "a=1");
      if (query.has("vary")) response.setHeader("Vary", query.get("vary") ?? "");
      response.write(`{"at":${calls.length},`);
      response.end(Buffer.from(`"coding":"${request.headers["accept-encoding"]}"}`));
    });
  });
  afterAll(() => front.close());
  beforeEach(() => {
    calls.length = 0;
  });

  const get = (path: string, init?: RequestInit): Promise<Response> =>
    fetch(`http://127.0.0.1:${front.port}${path}`, init);
  const texts = async (...paths: readonly string[]): Promise<string[]> => {
    const all: string[] = [];
    for (const path of paths) all.push(await (await get(path)).text());
    return all;
  };

  it("are given again, whatever the order of the parameters, with their headers and what is left of the limit", async () => {
    const first = await get("/api/v1/a?x=1&y=2");
    const again = await get("/api/v1/a?y=2&x=1");
    expect(calls).toHaveLength(1);
    expect(await again.text()).toBe(await first.text());
    expect(again.headers.get("content-type")).toBe("application/json");
    expect(again.headers.get("cache-control")).toBe("public, max-age=60");
    expect(Number(again.headers.get("ratelimit-remaining"))).toBe(
      Number(first.headers.get("ratelimit-remaining")) - 1,
    );
  });

  it("answer HEAD without a body", async () => {
    const { length } = await (await get("/api/v1/head")).text();
    const head = await get("/api/v1/head", { method: "HEAD" });
    expect([calls.length, head.headers.get("content-length"), await head.text()]).toEqual([
      1,
      `${length}`,
      "",
    ]);
  });

  it("are separate for clients that accept gzip", async () => {
    const [plain, gzip] = await Promise.all(
      ["identity", "br, gzip"].map(async (coding) =>
        (await get("/api/v1/coding", { headers: { "Accept-Encoding": coding } })).text(),
      ),
    );
    expect(plain).toContain('"identity"');
    expect(gzip).toContain('"gzip"');
  });

  it.each([
    "/api/v1/b?control=no-store",
    "/api/v1/b?control=private, max-age=60",
    "/api/v1/b?control=public, max-age=0",
    "/api/v1/b?status=400",
    "/api/v1/b?cookie=1",
    "/api/v1/b?vary=Cookie",
    "/api/v1/b?vary=Accept-Encoding, Accept-Language",
    "/api/reviews",
    "/about",
  ])("are not those of %s", async (path) => {
    const [first, second] = await texts(path, path);
    expect(calls).toHaveLength(2);
    expect(second).not.toBe(first);
  });

  it("are not used for other parameters or for authorized requests", async () => {
    await texts("/api/v1/c?x=1", "/api/v1/c?x=2", "/api/v1/c", "/api/v1/c?x=1&x=2", "/api/v1/c?x=2&x=1");
    expect(calls).toHaveLength(5);
    await get("/api/v1/c?x=1", { headers: { Authorization: "Bearer x" } });
    await get("/api/v1/c?x=1", { method: "POST", body: "{}" });
    expect(calls).toHaveLength(7);
  });

  it("are asked for anew when they are too old", async () => {
    const now = vi.spyOn(Date, "now");
    const start = performance.timeOrigin + performance.now();
    now.mockReturnValue(start);
    await texts("/api/v1/old");
    now.mockReturnValue(start + 59_000);
    await texts("/api/v1/old");
    expect(calls).toHaveLength(1);
    now.mockReturnValue(start + 61_000);
    await texts("/api/v1/old");
    expect(calls).toHaveLength(2);
    now.mockRestore();
  });
});

describe("what is answered without Next", () => {
  let front: Served;
  beforeAll(async () => {
    front = await served((_request, response) => response.end("next"), {
      direct: { "/api/v1/sum": async (query) => Response.json({ sum: Number(query.get("a")) + 1 }) },
    });
  });
  afterAll(() => front.close());

  it.each([
    ["/api/v1/sum?a=1", "GET", '{"sum":2}'],
    ["/api/v1/sum?a=1", "HEAD", ""],
    ["/api/v1/sum", "OPTIONS", "next"],
    ["/api/v1/sum/", "GET", "next"],
    ["/__proto__", "GET", "next"],
  ])("%s %s", async (path, method, text) => {
    const response = await fetch(`http://127.0.0.1:${front.port}${path}`, { method });
    expect(await response.text()).toBe(text);
  });
});

describe("what was used last", () => {
  it("stays within its bytes, and drops what was not used for longest", () => {
    const recent = new Recent<string, number>(10);
    recent.set("a", 1, 4);
    recent.set("b", 2, 4);
    expect(recent.get("a")).toBe(1);
    recent.set("c", 3, 4);
    expect([recent.get("a"), recent.get("b"), recent.get("c")]).toEqual([1, undefined, 3]);
    recent.set("c", 4, 6);
    expect([recent.get("a"), recent.get("c")]).toEqual([1, 4]);
    recent.set("d", 5, 11);
    expect(recent.get("d")).toBeUndefined();
  });
});
