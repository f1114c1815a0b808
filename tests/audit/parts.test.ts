import { describe, expect, it } from "vitest";
import { formatReport, parseAuditSteps } from "../../scripts/audit.ts";

describe("the arguments of npm run audit", () => {
  it.each([
    [[], [{ part: "properties" }, { part: "pages" }, { part: "security" }]],
    [
      ["security", "pages=2/8"],
      [{ part: "security" }, { part: "pages", shard: "2/8" }],
    ],
  ])("%j name parts and shards", (args, steps) => {
    expect(parseAuditSteps(args)).toEqual(steps);
  });

  it.each([
    ["aprove"],
    ["pages=0/8"],
    ["pages=9/8"],
    ["pages=2"],
    ["pages=1/2=3"],
    ["security=1/2"],
    ["approve"],
  ])("reject %s as a part", (arg) => {
    expect(parseAuditSteps(["pages", arg])).toBeUndefined();
  });
});

describe("the report of an audit", () => {
  const result = { passed: true, seconds: 60, endedAt: "2026-11-28T05:00:00.000Z" };

  it("lists the shards and parts that have not run on this build", () => {
    const results = {
      "pages=1/3": result,
      "pages=3/3": { ...result, passed: false },
      "pages=1/8": result,
      security: result,
    };
    expect(formatReport({ build: "abc", results }).split("\n")).toEqual([
      "Build abc:",
      "  pages=1/3: passed (60 s, 2026-11-28T05:00:00.000Z)",
      "  pages=3/3: FAILED (60 s, 2026-11-28T05:00:00.000Z)",
      "  pages=1/8: passed (60 s, 2026-11-28T05:00:00.000Z)",
      "  security: passed (60 s, 2026-11-28T05:00:00.000Z)",
      "  Not run yet: properties, pages=2/3",
    ]);
  });

  it("says that every part passed when all shards of one count did", () => {
    const results = { properties: result, "pages=1/2": result, "pages=2/2": result, security: result };
    expect(formatReport({ build: "abc", results })).toMatch(/Every part passed\.$/);
    const withFailure = { ...results, "pages=2/2": { ...result, passed: false } };
    expect(formatReport({ build: "abc", results: withFailure })).toMatch(/Every part has run; 1 failed\.$/);
  });
});
