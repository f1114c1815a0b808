import { once } from "node:events";
import { get, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { register } from "prom-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withDatabase } from "../../lib/server/db/database.ts";
import { noteSecurityEvent } from "../../lib/server/front/security-events.ts";
import { LIMITS, takeFrom } from "../../lib/server/limits.ts";
import { ownMetrics, startMetrics } from "../../lib/server/metrics.ts";
import { serveMetrics } from "../../scripts/serve/metrics-server.ts";
import { emptyDatabase, isServer } from "./database.ts";

let count: ReturnType<typeof startMetrics>;
beforeAll(async () => {
  await emptyDatabase();
  register.clear();
  count = startMetrics({
    build: "build-a",
    routeOf: (url) => url.split("?")[0] ?? "",
    instance: { state: () => ({ others: 2, isHeard: true }) },
  });
});
afterAll(() => register.clear());

const answered = { id: "x", method: "GET", url: "/about?secret=1", status: 200, milliseconds: 12 };

describe("the metrics", () => {
  test("count answers by route and status, and how long they took; nothing of an address's query", async () => {
    count(answered);
    count({ ...answered, status: 503 });
    count({ ...answered, method: "BREW" });
    const text = await ownMetrics();
    expect(text).toContain('scicalc_http_requests_total{method="GET",route="/about",status="200"} 1');
    expect(text).toContain('scicalc_http_requests_total{method="GET",route="/about",status="503"} 1');
    expect(text).toContain('method="other"');
    expect(text).toContain('scicalc_http_request_seconds_bucket{le="0.025",route="/about"} 3');
    expect(text).toContain("nodejs_eventloop_lag_p99_seconds");
    expect(text).toContain('scicalc_build_info{build="build-a"} 1');
    expect(text).toContain("scicalc_other_servers 2");
    expect(text).not.toContain("secret");
  });

  test("say how the database is, what mail waits and which limits refuse", async () => {
    await withDatabase((prisma) =>
      prisma.outgoingMail.createMany({
        data: [
          { subject: "waits", text: "x" },
          { subject: "given up", text: "x", attempts: 10 },
          { subject: "sent", text: "x", sentAt: new Date() },
        ],
      }),
    );
    for (let count = 0; count <= LIMITS.chat.perClient; count += 1) await takeFrom("chat", "10.0.0.1");
    await expect.poll(ownMetrics, { timeout: 15_000, interval: 1000 }).toContain('{state="given up"} 1');
    const text = await ownMetrics();
    expect(text).toContain('scicalc_outgoing_mail{state="waiting"} 1');
    expect(text).toContain("scicalc_database_up 1");
    expect(text).toMatch(/scicalc_limit_refusals_total\{limit="chat"\} [1-9]/);
    if (isServer()) expect(text).toMatch(/scicalc_database_connections\{state="idle"\} [1-9]/);
  });
});

test("the metrics count rejected attempts on the admin area by what was wrong", async () => {
  noteSecurityEvent("second-factor", "10.0.0.1");
  const text = await ownMetrics();
  expect(text).toMatch(/scicalc_rejected_admin_requests_total\{kind="second-factor"\} [1-9]/);
  expect(text).not.toContain('kind="limit"');
  expect(text).not.toContain("10.0.0.1");
});

describe("the port of the metrics", () => {
  const servers: Server[] = [];
  afterAll(() => {
    for (const server of servers) server.close();
  });
  async function open(token: string | undefined, read = async () => "a 1\n"): Promise<string> {
    const server = serveMetrics({ port: 0, token, read });
    servers.push(server);
    await once(server, "listening");
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  const ask = (url: string, token?: string) =>
    fetch(url, token === undefined ? {} : { headers: { Authorization: `Bearer ${token}` } });

  test("is this machine's alone without a token", async () => {
    const url = await open(undefined);
    expect(servers.at(-1)?.address()).toMatchObject({ address: "127.0.0.1" });
    const answer = await ask(`${url}/metrics`);
    expect([answer.status, await answer.text()]).toEqual([200, "a 1\n"]);
    expect((await ask(`${url}/`)).status).toBe(404);
    expect((await fetch(`${url}/metrics`, { method: "POST" })).status).toBe(405);
  });

  /** The status that the port answers to a request with this Host header. */
  const statusFor = (url: string, host: string, headers: Record<string, string> = {}): Promise<number> =>
    new Promise((resolve, reject) => {
      const sent = get(`${url}/metrics`, { headers: { Host: host, ...headers } }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      sent.on("error", reject);
    });

  test.each([
    ["localhost", 200],
    ["LOCALHOST:9464", 200],
    ["127.0.0.1:9464", 200],
    ["[::1]:9464", 200],
    ["rebound.example", 403],
    ["rebound.example:9464", 403],
    ["localhost.rebound.example", 403],
    ["127.0.0.1.rebound.example", 403],
    ["localhost:9464.rebound.example", 403],
    ["127.0.0.2", 403],
  ])("answers a request for the host %j without a token with %i", async (host, status) => {
    expect(await statusFor(await open(undefined), host)).toBe(status);
  });

  test("accepts any host with the right token", async () => {
    const url = await open("long and secret");
    const authorization = { Authorization: "Bearer long and secret" };
    expect(await statusFor(url, "metrics.internal:9464", authorization)).toBe(200);
    expect(await statusFor(url, "metrics.internal:9464")).toBe(401);
  });

  test("requires the token if one is set", async () => {
    const url = await open("long and secret");
    expect((await ask(`${url}/metrics`)).status).toBe(401);
    expect((await ask(`${url}/metrics`, "wrong")).status).toBe(401);
    expect((await ask(`${url}/metrics`, "long and secret")).status).toBe(200);
  });

  test("says when a process does not answer", async () => {
    const url = await open(undefined, () => Promise.reject(new Error("Operation timed out.")));
    expect((await ask(`${url}/metrics`)).status).toBe(503);
  });
});
