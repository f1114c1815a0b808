import { describe, expect, it } from "vitest";
import { runnerOf } from "@/tests/calculators/run-form.ts";
import { formCalculators } from "../../../catalog/calculators.ts";

const calculator = formCalculators.find(({ id }) => id === "psychrometrics");
if (!calculator) throw new Error("There is no psychrometric calculator.");
const run = await runnerOf(calculator);

const warnsOfErrors = (dryBulb: number, wetBulb: number): boolean =>
  JSON.stringify(run({ known: "dryBulb-wetBulb", dryBulb, wetBulb })).includes("a small error in either");

describe("readings of a psychrometer", () => {
  it.each([
    [25, 18],
    [15, 11],
    [10, 7],
    [0, -2],
  ])("of %d °C and %d °C determine the air well", (dryBulb, wetBulb) => {
    expect(warnsOfErrors(dryBulb, wetBulb)).toBe(false);
  });

  it("warn of small errors in cold air, whose wet bulb varies by less than 5 K", () => {
    expect(warnsOfErrors(-10, -11)).toBe(true);
  });
});
