import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BOUNDS } from "../../lib/server/front/bounds.ts";
import { exchange, request, type Served, served } from "./front-server.ts";

let front: Served;
let reached: string[] = [];
beforeAll(async () => {
  front = await served((incoming, response) => {
    reached.push(incoming.url ?? "");
    response.end("from Next");
  });
});
afterAll(() => front.close());

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);
const ask = async (...args: Parameters<typeof request>): Promise<string> => {
  reached = [];
  return exchange(front.port, request(...args));
};

const repeated = (count: number, text: string, separator: string): string =>
  Array(count).fill(text).join(separator);

describe("a request within the bounds reaches Next", () => {
  it.each([
    ["a page", "/calculators/loan?amount=1", {}],
    ["as many parameters as there may be", `/?${repeated(BOUNDS.parameters, "a=1", "&")}`, {}],
    ["as many cookies", "/", { headers: [`Cookie: ${repeated(BOUNDS.cookies, "a=1", "; ")}`] }],
    ["a form", "/contact", { method: "POST", headers: ["Content-Length: 2"], body: "ab" }],
    ["an administrator's action", "/admin/reviews", { method: "POST", headers: ["Content-Length: 0"] }],
    ["a call", "/api/v1/calculators/loan", { method: "POST", headers: ["Content-Length: 2"], body: "{}" }],
    ["a browser's question", "/api/v1/convert", { method: "OPTIONS" }],
    ["HEAD", "/icons.svg", { method: "HEAD" }],
    ["letters of another script", "/converters?q=%E5%8A%9B", {}],
    ["dots in a name, and what only looks like a part", "/..a/b../.c/a..b?x=/../y#", {}],
  ])("%s", async (_name, path, options) => {
    expect(statusOf(await ask(path, options))).toBe(200);
    expect(reached).toEqual([path]);
  });
});

describe("a request beyond them is refused before", () => {
  it.each([
    ["too many parameters", 414, `/?${repeated(BOUNDS.parameters + 1, "a", "&")}`, {}],
    ["7,500 empty parameters", 431, `/?${repeated(7500, "a", "&")}`, {}],
    ["too many cookies", 431, "/", { headers: [`Cookie: ${repeated(BOUNDS.cookies + 1, "a=1", "; ")}`] }],
    ["cookies in many lines", 431, "/", { headers: Array(BOUNDS.cookies + 1).fill("Cookie: a=1") }],
    ["large headers", 431, "/", { headers: [`X-Large: ${"a".repeat(BOUNDS.headerBytes)}`] }],
    ["a long address", 431, `/${"a".repeat(BOUNDS.headerBytes)}`, {}],
    ["Next's own page of an error", 404, "/_global-error", {}],
    ["the same with more behind it", 404, "//_global-error/x", {}],
    ["a deep path", 414, "/a".repeat(BOUNDS.segments + 1), {}],
    ["a lone percent sign", 400, "/api/v1/calculators/%", {}],
    ["bytes that are no UTF-8", 400, "/calculators/%ff", {}],
    ["a NUL", 400, "/%00", {}],
    ["a part that leads up", 400, "/api/../contact", {}],
    ["the same, encoded", 400, "/api/%2e%2E/contact", { method: "POST", headers: ["Content-Length: 0"] }],
    ["the same with an encoded slash", 400, "/_next/static/..%2f..%2fBUILD_ID", {}],
    ["the same at the end", 400, "/calculators/..", {}],
    ["a part that leads nowhere", 400, "/calculators/./loan", {}],
    ["a backslash", 400, "/api\\..\\contact", {}],
    ["a fragment", 400, "/api/#/../contact", {}],
    ["two hosts", 400, "/", { headers: ["Host: elsewhere.example"] }],
    ["no path", 400, "*", {}],
    ["another site's address", 400, "http://elsewhere.example/", {}],
    ["a body for an image", 405, "/icons.svg", { method: "POST", headers: ["Content-Length: 0"] }],
    [
      "a body for a static page",
      405,
      "/calculators/loan",
      { method: "POST", headers: ["Content-Length: 0"] },
    ],
    ["another method", 405, "/api/v1/convert", { method: "DELETE" }],
    ["TRACE", 405, "/", { method: "TRACE" }],
    [
      "a large body",
      413,
      "/api/v1/calculators/loan",
      { method: "POST", headers: ["Content-Length: 99999999"] },
    ],
    [
      "a large form",
      413,
      "/contact",
      { method: "POST", headers: [`Content-Length: ${BOUNDS.pageBodyBytes + 1}`] },
    ],
    [
      "a body of unknown length",
      411,
      "/api/v1/calculators/loan",
      { method: "POST", headers: ["Transfer-Encoding: chunked"], body: "0\r\n\r\n" },
    ],
    ["another expectation", 417, "/", { headers: ["Expect: coffee"] }],
  ])("%s", async (_name, status, path, options) => {
    expect(statusOf(await ask(path, options))).toBe(status);
    expect(reached).toEqual([]);
  });

  it("and one without a host", async () => {
    expect(statusOf(await exchange(front.port, "GET / HTTP/1.1\r\nConnection: close\r\n\r\n"))).toBe(400);
  });

  it.each([
    ["two lengths", ["Content-Length: 2", "Content-Length: 3"]],
    ["a length and chunks", ["Content-Length: 5", "Transfer-Encoding: chunked"]],
    ["chunks that are hidden", ["Content-Length: 5", "Transfer-Encoding : chunked"]],
    ["chunks on a folded line", ["X-A: b", "Transfer-Encoding:", " chunked"]],
    ["a folded line", ["X-A: b", " Content-Length: 5"]],
    ["a length with a sign", ["Content-Length: +5"]],
    ["a carriage return in a header", ["X-A: b\rContent-Length: 5"]],
  ])("and what two servers might read as two requests: %s", async (_name, headers) => {
    const inside = "GET /inside HTTP/1.1\r\nHost: localhost\r\n\r\n";
    const answer = await ask("/contact", { method: "POST", headers, body: `0\r\n\r\n${inside}` });
    expect(answer.match(/^HTTP\/1\.1 \d{3}/gm)).toEqual(["HTTP/1.1 400"]);
    expect(reached).toEqual([]);
  });

  it("and what is no HTTP", async () => {
    expect(statusOf(await exchange(front.port, "hello\r\n\r\n"))).toBe(400);
    expect(statusOf(await exchange(front.port, "CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n"))).toBe(400);
  });

  it("with problem+json where programs ask", async () => {
    const answer = await ask("/api/v1/calculators/%");
    expect(answer).toMatch(/^Content-Type: application\/problem\+json\r$/m);
    expect(JSON.parse(answer.slice(answer.indexOf("\r\n\r\n") + 4))).toEqual({
      type: "about:blank",
      requestId: expect.any(String),
      title: "Bad Request",
      status: 400,
      detail: "The path is not well-formed: a percent sign in it must be written as %25.",
    });
  });

  it("says which methods are possible", async () => {
    expect(await ask("/icons.svg", { method: "POST", headers: ["Content-Length: 0"] })).toMatch(
      /^Allow: GET, HEAD\r$/m,
    );
  });
});

it("asks for a body that waits for a word", async () => {
  const answer = await ask("/contact", {
    method: "POST",
    headers: ["Expect: 100-continue", "Content-Length: 2"],
    body: "ab",
  });
  expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /);
});
