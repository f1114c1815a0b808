import { describe, expect, test } from "vitest";
import { sharedLimit } from "../../lib/server/front/shared-limit.ts";
import { SharedCounts } from "../../lib/server/instances/counts.ts";

/** Limits of several servers that hear one another, and what was told. */
function servers(count: number, points: number, { areThere = true } = {}) {
  const notices: string[] = [];
  const all: SharedCounts[] = Array.from(
    { length: count },
    (_, index) =>
      new SharedCounts(
        String(index),
        () => areThere,
        (payload) => {
          notices.push(payload);
          for (const each of all) each.handleNotice(payload);
        },
      ),
  );
  return {
    limits: all.map((fellows) => sharedLimit("api", { points, duration: 60, fellows })),
    told: notices,
    all,
  };
}

const gathered = () => new Promise((resolve) => setTimeout(resolve, 250));

describe("a limit of several servers", () => {
  test("counts what a client does on all of them", async () => {
    const { limits } = servers(3, 100);
    for (const limit of limits) for (let call = 0; call < 30; call += 1) await limit("192.0.2.1");
    await gathered();
    for (const limit of limits) {
      expect((await limit("192.0.2.1")).consumedPoints).toBeGreaterThanOrEqual(90);
      expect((await limit("192.0.2.2")).consumedPoints).toBe(1);
    }
    for (let call = 0; call < 12; call += 1) await limits[0]?.("192.0.2.1");
    await gathered();
    // Refused everywhere, whoever is asked.
    for (const limit of limits) expect((await limit("192.0.2.1")).consumedPoints).toBeGreaterThan(100);
  });

  test("sends few notices: none for rare callers, and none without other servers", async () => {
    const busy = servers(2, 1200);
    for (let client = 0; client < 500; client += 1) await busy.limits[0]?.(`10.0.0.${client}`);
    for (let call = 0; call < 100; call += 1) await busy.limits[0]?.("192.0.2.1");
    await gathered();
    expect(busy.told).toHaveLength(1);
    expect(JSON.parse(busy.told[0] ?? "")).toMatchObject({ limit: "api", counts: [["192.0.2.1", 100]] });
    const single = servers(1, 10, { areThere: false });
    for (let call = 0; call < 10; call += 1) await single.limits[0]?.("192.0.2.1");
    await gathered();
    expect(single.told).toEqual([]);
  });

  test("keeps each notice within what Postgres takes, and their number in bounds", () => {
    const { all, told: notices } = servers(2, 1200);
    const counts = Array.from(
      { length: 10_000 },
      (_, at) => [`2001:db8:0:${at.toString(16)}::/64`, 24] as const,
    );
    all[0]?.send("api", counts);
    expect(notices.length).toBeLessThanOrEqual(20);
    for (const payload of notices) expect(Buffer.byteLength(payload)).toBeLessThan(8000);
  });

  test.each([
    "",
    "{}",
    "[]",
    "null",
    '{"from":"x","limit":"api","counts":[["a",-5],["b"]]}',
    '{"from":"x","limit":"api","counts":[["a",1e999]]}',
    '{"from":"x","limit":"api","counts":{"length":1,"0":["a",5]}}',
    '{"from":"x","limit":"of a later build","counts":[["a",5]]}',
    '{"from":"x","limit":"__proto__","counts":[["a",5]]}',
    `{"from":"x","limit":"api","counts":[["a",5],["${"a".repeat(5000)}",5]]}`,
    `${"[".repeat(4000)}${"]".repeat(3999)}`,
    "{".repeat(8000),
  ])("takes no notice of what is none: %j", async (payload) => {
    const { all, limits } = servers(1, 100);
    all[0]?.handleNotice(payload);
    expect((await limits[0]?.("a"))?.consumedPoints).toBe(1);
  });
});
