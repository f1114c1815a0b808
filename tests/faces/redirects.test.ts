import { describe, expect, it } from "vitest";
import { articlePath, articles } from "../../lib/catalog/articles.ts";
import { calculatorPath, calculators } from "../../lib/catalog/calculators.ts";
import { converterCategories, converterCategoryPath } from "../../lib/catalog/converter-categories.ts";
import { converterPath, converters, pairPath } from "../../lib/catalog/converters.ts";
import { jobs } from "../../lib/catalog/jobs.ts";
import { redirectFor } from "../../lib/run/address/redirects.ts";

const LENGTH = "/converters/general-physics-mechanics/length";

describe("redirects of the specification, section 2", () => {
  it.each([
    ["/calculators", "/calculators/basic"],
    ["/calculators/", "/calculators/basic"],
    ["/calculators/no-such-calculator", "/calculators/basic"],
    ["/calculators/all/more", "/calculators/all"],
    ["/calculators/converter", "/converters"],
    ["/converters/no-such-category", "/converters"],
    ["/converters/no-such-category/length", "/converters"],
    ["/converters/general-physics-mechanics/no-such-tool", "/converters"],
    ["/articles/no-such-article", "/articles"],
  ])("%s leads to %s", (from, to) => expect(redirectFor(from)).toBe(to));

  it("the list of all calculators is a page of its own, and no calculator has its address", () => {
    expect(redirectFor("/calculators/all")).toBeUndefined();
    expect(calculators.map(({ id }) => id)).not.toContain("all");
  });

  it("former addresses lead on for good", async () => {
    const { default: config } = await import("../../next.config.mjs");
    const redirects = (await config.redirects?.()) ?? [];
    const targets = new Map(
      redirects.map(({ source, destination, permanent }) => [source, { destination, permanent }]),
    );
    expect(targets.get("/developers/embed-calculator")?.destination).toBe("/calculators-for-your-site");
    expect(targets.get("/calculators/converter")?.destination).toBe("/converters");
    expect(targets.get("/converters-legacy")?.destination).toBe("/converters");
    for (const { permanent } of targets.values()) expect(permanent).toBe(true);
  });

  it("other spellings of an entry lead to its page, and what is none is left to be not found", () => {
    const table = "/calculators/periodictable";
    expect(redirectFor(`${table}/iron`)).toBeUndefined();
    for (const name of ["fe", "Fe", "26", "Iron", "IRON", "ferrum", "iron/more"])
      expect(redirectFor(`${table}/${name}`), name).toBe(`${table}/iron`);
    expect(redirectFor("/calculators/elements/iron")).toBe(`${table}/iron`);
    expect(redirectFor(`${table}/unobtainium`)).toBeUndefined();
    expect(redirectFor(`${table}/unobtainium/more`)).toBe(table);
    for (const name of ["__proto__", "constructor", "%2e%2e", "<script>"])
      expect(redirectFor(`${table}/${name}`), name).toBeUndefined();
    expect(redirectFor("/calculators/basic/iron")).toBe("/calculators/basic");
  });

  it("a job has its own address, other spellings lead there, and unknown ones to the calculator", () => {
    for (const { calculator, job, path } of jobs) {
      expect(redirectFor(path), path).toBeUndefined();
      expect(redirectFor(`${path}/more`)).toBe(path);
      expect(redirectFor(`/calculators/${calculator.id}/${job.slug.toUpperCase()}`)).toBe(path);
      expect(redirectFor(`${path}~us`)).toBe(path);
    }
    expect(redirectFor("/calculators/date/no-such-job")).toBe("/calculators/date");
    expect(redirectFor("/calculators/elements/molar-mass")).toBe("/calculators/periodictable/molar-mass");
  });

  it("an existing tool under another category is an unknown tool", () => {
    expect(redirectFor("/converters/thermal-heat-transfer/length")).toBe("/converters");
  });

  it("an unknown pair leads to its tool, and so does what follows a pair", () => {
    expect(redirectFor(`${LENGTH}/parsnips-to-feet`)).toBe(LENGTH);
    expect(redirectFor(`${LENGTH}/centimeters-to-inches/more`)).toBe(LENGTH);
  });

  it("what follows a calculator leads to the calculator", () => {
    expect(redirectFor("/calculators/basic/more")).toBe("/calculators/basic");
  });

  it("material leads to materials as soon as that exists, to the default until then", () => {
    const exists = calculators.some(({ id }) => id === "materials");
    expect(redirectFor("/calculators/material")).toBe(
      exists ? "/calculators/materials" : "/calculators/basic",
    );
  });
});

describe("pages", () => {
  it("are not redirected: every calculator, category, tool and pair of the catalog", () => {
    const paths = [
      "/converters",
      "/articles",
      ...articles.map(articlePath),
      ...calculators.map(calculatorPath),
      ...converterCategories.map(converterCategoryPath),
      ...converters.flatMap((tool) => [
        converterPath(tool),
        ...tool.pairs.map((pair) => pairPath(tool, pair)),
      ]),
    ];
    for (const path of paths) expect(redirectFor(path), path).toBeUndefined();
  });

  it("elsewhere are none of its business", () => {
    for (const path of ["/", "/about", "/api/v1/convert", "", "/converter"])
      expect(redirectFor(path)).toBeUndefined();
  });
});

describe("hostile addresses", () => {
  it.each([
    "/calculators/constructor",
    "/calculators/__proto__",
    "/calculators/toString",
    "/calculators/%2e%2e",
    "/calculators/<script>",
  ])("%s leads to the default calculator", (path) => expect(redirectFor(path)).toBe("/calculators/basic"));

  it.each(["/converters/__proto__", "/converters/constructor/constructor", "/converters/hasOwnProperty"])(
    "%s leads to the hub",
    (path) => expect(redirectFor(path)).toBe("/converters"),
  );

  it("lead nowhere else than to a page of this site", () => {
    for (const path of ["//evil.example", "/calculators//evil.example", "/converters//evil.example/x"]) {
      const target = redirectFor(path);
      if (target !== undefined) expect(target).toMatch(/^\/(calculators|converters)(\/[a-z0-9-]+)*$/);
    }
  });
});
