import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { clientOf } from "../../lib/server/client-of.ts";
import { closeDatabase, withDatabase } from "../../lib/server/db/database.ts";
import { log } from "../../lib/server/front/log.ts";
import { giveBack, LIMITS, takeFrom } from "../../lib/server/limits.ts";
import { emptyDatabase } from "./database.ts";

const { perClient, overall, window } = LIMITS.chat;
const forwarded = (address: string) => clientOf(new Headers({ "x-forwarded-for": address }));
const many = (count: number, client: string) =>
  Promise.all(Array.from({ length: count }, () => takeFrom("chat", client)));
const allowed = (waits: readonly number[]) => waits.filter((seconds) => seconds === 0).length;

beforeEach(emptyDatabase);

describe("a limit", () => {
  test("counts every one of many at the same moment", async () => {
    const taken = await many(perClient + 15, "10.0.0.1");
    expect(allowed(taken)).toBe(perClient);
    const wait = taken.find((seconds) => seconds > 0);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(window);
  });

  test("is each client's own, and each purpose's", async () => {
    await many(perClient, "10.0.0.1");
    expect(await takeFrom("chat", "10.0.0.1")).toBeGreaterThan(0);
    expect(await takeFrom("chat", "10.0.0.2")).toBe(0);
    expect(await takeFrom("contact", "10.0.0.1")).toBe(0);
  });

  test("ends with its window", async () => {
    await many(perClient + 1, "10.0.0.1");
    await withDatabase(
      (prisma) =>
        prisma.$executeRaw`UPDATE "rate_limits" SET "expire" = now() at time zone 'utc' - interval '1 second'`,
    );
    expect(await takeFrom("chat", "10.0.0.1")).toBe(0);
  });

  test("is over if it ends later than its length from now: it began while the clock was ahead", async () => {
    await many(perClient + 1, "10.0.0.1");
    await withDatabase(
      (prisma) => prisma.$executeRaw`
        UPDATE "rate_limits" SET "points" = 100000, "expire" = now() at time zone 'utc' + interval '400 days'`,
    );
    expect(await takeFrom("chat", "10.0.0.1")).toBe(0);
    expect(await takeFrom("chat", "10.0.0.2")).toBe(0);
    await many(perClient, "10.0.0.1");
    expect(await takeFrom("chat", "10.0.0.1")).toBeGreaterThan(0);
  });

  test("holds for all clients together", async () => {
    await withDatabase((prisma) =>
      prisma.rateLimiterFlexible.create({
        data: { key: "all chat:", points: overall - 1, expire: new Date(Date.now() + 30_000) },
      }),
    );
    expect(await takeFrom("chat", "10.0.0.1")).toBe(0);
    expect(await takeFrom("chat", "10.0.0.2")).toBeGreaterThan(0);
    // And then keeps nothing of the addresses that ask.
    const rows = () => withDatabase((prisma) => prisma.rateLimiterFlexible.count());
    const before = await rows();
    for (let client = 3; client < 20; client += 1)
      expect(await takeFrom("chat", `10.0.0.${client}`)).toBe(30);
    expect(await rows()).toBe(before);
  });
});

test("points that are given back can be taken again, and a refused request takes none", async () => {
  const { perClient, overall } = LIMITS["chat tokens"];
  const take = (points: number) => takeFrom("chat tokens", "10.0.0.1", points);
  expect(await take(perClient)).toBe(0);
  expect(await take(2)).toBeGreaterThan(0);
  await giveBack("chat tokens", "10.0.0.1", { ofClient: 5, ofAll: 3 });
  expect(await take(6)).toBeGreaterThan(0);
  expect(await take(5)).toBe(0);
  const all = await withDatabase((prisma) =>
    prisma.rateLimiterFlexible.findUniqueOrThrow({ where: { key: "all chat tokens:" } }),
  );
  expect(all.points).toBe(perClient + 2);
  expect(all.points).toBeLessThan(overall);
});

test("no count runs for longer than the day that the privacy policy names", () => {
  for (const { window } of Object.values(LIMITS)) expect(window).toBeLessThanOrEqual(86_400);
});

describe("while the database is down", () => {
  const { DATABASE_URL } = process.env;
  afterEach(async () => {
    process.env.DATABASE_URL = DATABASE_URL ?? "";
    vi.restoreAllMocks();
    await closeDatabase();
  });

  test("a limit is counted in memory", async () => {
    vi.spyOn(log, "error").mockImplementation(() => {});
    await closeDatabase();
    process.env.DATABASE_URL = "postgres://nobody@127.0.0.1:1/none";
    expect(allowed(await many(perClient + 5, "10.0.0.77"))).toBe(perClient);
  });
});

describe("a client is", () => {
  test.each([
    ["203.0.113.9", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["198.51.100.1, 203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["203.0.113.9:5678", "203.0.113.9"],
    ["198.51.100.1, 203.0.113.9:443", "203.0.113.9"],
    ["[2001:db8:1:2::1]:443", "2001:db8:1:2::/64"],
    ["[2001:db8:1:2::1]", "2001:db8:1:2::/64"],
    ["[fe80::1%eth0]:8080", "fe80:0:0:0::/64"],
    ["::ffff:203.0.113.9:5678", "unknown"],
    ["[::ffff:203.0.113.9]:5678", "203.0.113.9"],
    ["::ffff:cb00:7109", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5::", "2001:db8:1:2::/64"],
    ["203.0.113.9:port", "unknown"],
    ["[2001:db8::1", "unknown"],
    ["64:ff9b::192.0.2.1", "64:ff9b:0:0::/64"],
    ["", "unknown"],
    ["x".repeat(5000), "unknown"],
    ["'; DROP TABLE", "unknown"],
  ])("%s: %s", (address, client) => {
    expect(forwarded(address)).toBe(client);
  });

  test("unknown without the header", () => expect(clientOf(new Headers())).toBe("unknown"));
});
