import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseAst } from "vitest/node";
import * as constants from "../../lib/units/constants.ts";
import { root } from "../../scripts/paths.ts";
import { sourceFiles } from "./regular-expressions.ts";

const DECLARED_IN = "lib/units/constants.ts";
/** Tests and worked examples have expected values that other programs calculated with constants of their own. */
const EXAMPLES = /\/(?:[\w-]+-)?examples?(?:-[\w-]+)?\.ts$|\/tests\//;
/** Round numbers that also occur without a unit, such as a cache’s seconds or a limit. */
const ROUND = new Set(["HOUR", "LITER", "BAR"]);

const digitsOf = (value: number): string => value.toExponential().split("e")[0]?.replace(".", "") ?? "";

/** Returns true if a number is the constant, exact or with at least four of its digits. */
function isForm(value: number, constant: number): boolean {
  if (value === constant) return true;
  const { length } = digitsOf(value);
  if (length < 4 || Math.abs(value / constant - 1) > 1e-3) return false;
  return (
    value === Number(constant.toPrecision(length)) || digitsOf(value) === digitsOf(constant).slice(0, length)
  );
}

/** Returns the numbers of a source that are a unit constant, with its name: "0.3048 is FOOT". */
function retypedIn(source: string, file: string): string[] {
  const matches: string[] = [];
  const visit = (node: unknown, declared: readonly string[]): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, value, raw, id } = node as {
      type?: string;
      value?: unknown;
      raw?: string;
      id: { start: number; end: number };
    };
    const names =
      type === "VariableDeclarator"
        ? [...source.slice(id.start, id.end).matchAll(/\b[A-Z_]{3,}\b/g)].join().split(",")
        : declared;
    if (type === "Literal" && typeof value === "number")
      for (const [name, constant] of Object.entries(constants))
        if (ROUND.has(name) ? value === constant && names.includes(name) : isForm(value, constant))
          matches.push(`${raw} is ${name}`);
    for (const child of Object.values(node)) visit(child, names);
  };
  visit(parseAst(source, { lang: file.endsWith("x") ? "tsx" : "ts" }), []);
  return matches;
}

describe("unit constants", () => {
  it("finds exact, rounded and truncated values", () => {
    const source =
      "const HOUR = 3600; const a = [0.3048, 6894.757, 6894.76, 6.309e-5, 745.699872, 0.453_592, 3600, 1.5];";
    expect(retypedIn(source, "example.ts")).toEqual([
      "3600 is HOUR",
      "0.3048 is FOOT",
      "6894.757 is PSI",
      "6894.76 is PSI",
      "6.309e-5 is GPM",
      "745.699872 is HORSEPOWER",
      "0.453_592 is POUND",
    ]);
  });

  it("exist once, in lib/units/constants.ts", () => {
    const retyped = sourceFiles(["lib", "components", "app"])
      .filter((file) => file !== DECLARED_IN && !EXAMPLES.test(file))
      .flatMap((file) =>
        retypedIn(readFileSync(join(root, file), "utf8"), file).map((text) => `${file}: ${text}`),
      );
    expect(retyped).toEqual([]);
  });
});
