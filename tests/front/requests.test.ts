import { afterEach, describe, expect, test } from "vitest";
import type { Answered } from "../../lib/server/front/front.ts";
import { currentRequestId, requestIdOf } from "../../lib/server/front/request-id.ts";
import { NO_ROUTE, routeNames } from "../../lib/server/front/routes.ts";
import { exchange, request, type Served, served } from "./front-server.ts";

let front: Served | undefined;
afterEach(async () => {
  await front?.close();
  front = undefined;
});

describe("the name of a request", () => {
  test.each(["0af7651916cd43dd8448eb211c80319c", "a.b-c_d1", "x".repeat(64)])(
    "is the one it came with: %s",
    (id) => expect(requestIdOf(id)).toBe(id),
  );
  test.each([undefined, "", "short", "x".repeat(65), "with space", 'quote"quote', "line\nbreak", ["a", "b"]])(
    "is a new one instead of %j",
    (id) => expect(requestIdOf(id)).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
  );

  test("is in the answer, in a problem, and known to whatever works on the request", async () => {
    const answers: Answered[] = [];
    front = await served(
      async (_request, response) => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        response.end(`worked on ${currentRequestId()}`);
      },
      { onAnswer: (answered) => answers.push(answered) },
    );
    const named = { headers: ["X-Request-Id: of-the-proxy-1"] };
    const page = await exchange(front.port, request("/about", named));
    expect(page).toContain("X-Request-Id: of-the-proxy-1");
    expect(page).toContain("worked on of-the-proxy-1");
    const rejected = await exchange(front.port, request("/api/v1/convert", { ...named, method: "PATCH" }));
    expect(rejected).toContain("405");
    expect(rejected).toContain('"requestId":"of-the-proxy-1"');
    expect(await exchange(front.port, request("/"))).toMatch(/X-Request-Id: [\da-f-]{36}\r\n/);
    expect(answers.map(({ method, url, status }) => [method, url, status])).toEqual([
      ["GET", "/about", 200],
      ["PATCH", "/api/v1/convert", 405],
      ["GET", "/", 200],
    ]);
    for (const { milliseconds } of answers) expect(milliseconds).toBeGreaterThanOrEqual(0);
    expect(currentRequestId()).toBeUndefined();
  });
});

describe("the route of an address", () => {
  const routeOf = routeNames([
    "/",
    "/about",
    "/calculators/[id]",
    "/calculators/basic",
    "/calculators/physics/[entry]",
    "/converters/[category]/[tool]",
    "/api/auth/[...path]",
  ]);
  test.each([
    ["/", "/"],
    ["/?q=1", "/"],
    ["/about", "/about"],
    ["/calculators/loan?amount=7", "/calculators/[id]"],
    ["/calculators/basic", "/calculators/basic"],
    ["/calculators/physics", "/calculators/[id]"],
    ["/calculators/physics/ohm", "/calculators/physics/[entry]"],
    ["/converters/a/b", "/converters/[category]/[tool]"],
    ["/api/auth/sign-in/email", "/api/auth/[...path]"],
    ["/_next/static/chunks/abc.js", "/_next/static/*"],
    ["/data/v1/holidays/de.json", "/data/*"],
    ["/nothing", NO_ROUTE],
    ["/calculators/", NO_ROUTE],
    ["/about/us", NO_ROUTE],
    ["/__proto__", NO_ROUTE],
    ["", NO_ROUTE],
    ["*", NO_ROUTE],
    ["/".repeat(5000), NO_ROUTE],
  ])("%s is %s", (url, route) => expect(routeOf(url)).toBe(route));
});

describe("a request without a host", () => {
  /** The status of the answer to these lines. */
  const statusOf = async (...lines: readonly string[]): Promise<number> => {
    front ??= await served((_request, response) => response.end("ok"));
    const answer = await exchange(front.port, [...lines, "", ""].join("\r\n"));
    return Number(answer.slice(9, 12));
  };

  test("is answered if it is a health check of HTTP/1.0", async () => {
    expect(await statusOf("GET /api/health HTTP/1.0")).toBe(200);
    expect(await statusOf("HEAD /api/health HTTP/1.0")).toBe(200);
    expect(await statusOf("GET /api/health?from=balancer HTTP/1.0")).toBe(200);
  });

  test.each([
    ["GET / HTTP/1.0"],
    ["GET /api/health/ready HTTP/1.0"],
    ["GET /api/health/ HTTP/1.0"],
    ["GET /api/healthy HTTP/1.0"],
    ["GET //api/health HTTP/1.0"],
    // RFC 9112, 3.2: HTTP/1.1 requires a Host.
    ["GET /api/health HTTP/1.1", "Connection: close"],
    ["POST /api/contact HTTP/1.0", "Content-Length: 0"],
  ])("is rejected otherwise: %s", async (...lines) => expect(await statusOf(...lines)).toBe(400));

  test("may not name two hosts instead", async () => {
    expect(await statusOf("GET /api/health HTTP/1.0", "Host: a.example", "Host: b.example")).toBe(400);
  });
});
