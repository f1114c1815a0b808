import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inWords } from "@/tests/calculators/form.ts";
import { loadFromFolder } from "../../../core/data/read-file.ts";
import { normalCdf, normalQuantile } from "../../../core/numeric/normal.ts";
import { bandOf, bodyMassIndex, roundedBmi, weightAt } from "../../../science/health/bmi.ts";
import { childBand, childBmi, type LmsTable, lmsAt, lmsBmi } from "../../../science/health/cdc-bmi.ts";
import { compute, data } from "../compute.ts";
import type { Inputs } from "../modes.ts";

const context = {
  today: "2026-01-15",
  now: Date.parse("2026-01-15T12:00:00Z"),
  timeZone: "UTC",
  currency: { code: "USD", decimals: 2 },
};

type PersonInputs = Omit<Inputs<"adult">, "group"> &
  Omit<Inputs<"child">, "group"> & { group: "adult" | "child" };

const inputs: PersonInputs = {
  group: "adult",
  weight: 70,
  height: 1.7,
  sex: "female",
  ageBy: "age",
  ageYears: 16,
  ageMonths: 0,
  born: undefined,
  measured: "2026-01-15",
  standard: "who",
  waist: undefined,
  hip: undefined,
  waistSex: "none",
};
const cdcBmi = {
  male: await loadFromFolder<LmsTable>("growth-charts", "cdc-bmi-male"),
  female: await loadFromFolder<LmsTable>("growth-charts", "cdc-bmi-female"),
};

function run(changes: Partial<PersonInputs>) {
  const filled = { ...inputs, ...changes };
  return inWords(compute(filled, context, filled.group === "child" ? cdcBmi[filled.sex] : undefined));
}

function outputsOf(changes: Partial<PersonInputs>) {
  const result = run(changes);
  if (!result.ok) throw new Error(result.problems[0]?.message);
  return result.value.outputs;
}

function problemOf(changes: Partial<PersonInputs>): string {
  const result = run(changes);
  if (result.ok) throw new Error("No problem");
  return `${result.problems[0]?.path}: ${result.problems[0]?.message}`;
}

describe("adults", () => {
  test("every limit of CDC's table of weights at 5 ft 9 in", () => {
    const labels = [124, 125, 168, 169, 202, 203, 236, 237, 270, 271].map(
      (pounds) => bandOf(bodyMassIndex(pounds * 0.45359237, 69 * 0.0254), "who").label,
    );
    expect(labels).toEqual([
      "Underweight (mild thinness)",
      "Healthy weight",
      "Healthy weight",
      "Overweight (pre-obesity)",
      "Overweight (pre-obesity)",
      "Obesity class I",
      "Obesity class I",
      "Obesity class II",
      "Obesity class II",
      "Obesity class III",
    ]);
  });

  test("the number and the word agree, and so do the text and the table of weights", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 20, max: 250, noNaN: true }),
        fc.double({ min: 1.2, max: 2.2, noNaN: true }),
        fc.constantFrom("who" as const, "who-asian" as const),
        (weight, height, standard) => {
          const result = run({ weight, height, standard });
          if (!result.ok) return;
          const { outputs, tables, charts } = result.value;
          const printed = roundedBmi(Number(outputs.bmi));
          const gauge = charts?.find((chart) => chart.kind === "scale");
          const band = gauge?.bands.find(({ from, to }) => printed >= from && printed < to);
          expect(String(outputs.category)).toContain(band?.label);
          const row = tables?.[0]?.rows.find(
            ([, , from, below]) => weight >= Number(from ?? 0) - 1e-6 && weight < Number(below ?? 1e9) - 1e-6,
          );
          expect(
            Math.abs(Number(outputs.bmi) * 10 - Math.round(Number(outputs.bmi) * 10)) > 0.499 ||
              row?.[0] === band?.label,
          ).toBe(true);
        },
      ),
    );
  });

  test("limits typed exactly are not lost to binary fractions", () => {
    for (let centimetres = 140; centimetres <= 210; centimetres += 1) {
      for (const limit of [18.5, 25, 30]) {
        const weight = Number(((limit * centimetres * centimetres) / 1e4).toFixed(8));
        expect(bodyMassIndex(weight, centimetres / 100), `${centimetres} cm`).toBe(limit);
      }
    }
    expect(weightAt(18.5, 1.8)).toBe(59.94);
  });

  test("distances to the healthy range", () => {
    expect(outputsOf({ weight: 80 })).toMatchObject({ aboveHealthy: 8.039 });
    expect(outputsOf({ weight: 50 })).toMatchObject({ belowHealthy: 3.465 });
    expect(outputsOf({})).not.toHaveProperty("aboveHealthy");
  });

  test("a height with the unit of another is understood", () => {
    expect(problemOf({ height: 0.0175 })).toContain("Did you mean 1.75 m?");
    expect(problemOf({ height: 175 })).toContain("Did you mean 175 cm?");
    expect(problemOf({ height: 170 * 0.0254 })).toContain("Did you mean 170 cm?");
    expect(problemOf({ height: 6 * 0.0254 })).toContain("Did you mean 6 ft?");
    expect(problemOf({ height: 0.059 })).toContain("Did you mean 5.9 ft?");
    expect(problemOf({ height: 70 * 0.3048 })).toContain("Did you mean 70 in?");
    expect(problemOf({ height: 0.4 })).not.toContain("Did you mean");
  });

  test("waist and hip", () => {
    const outputs = outputsOf({ waist: 0.85, hip: 1, waistSex: "female" });
    expect(outputs).toMatchObject({ waistToHeight: 0.5, waistRisk: "increased", waistToHip: 0.85 });
    expect(outputs.waistToHeightMeaning).toContain("increased health risk");
    expect(outputs.waistToHipMeaning).toContain("substantially increased");
    // The limits of the WHO are over 88 cm for women and over 102 cm for men.
    expect(outputsOf({ waist: 0.88, waistSex: "female" }).waistRisk).toBe("increased");
    expect(outputsOf({ waist: 1.03, waistSex: "male" }).waistRisk).toBe("substantially increased");
    expect(outputsOf({ waist: 0.849 }).waistToHeightMeaning).toContain("no increased health risk");
  });
});

describe("children", () => {
  /** Rows of bmiagerev.csv as CDC prints them: sex, months, P5, P50, P85, P95. */
  test.each([
    ["male", 24, 14.73731947, 16.57502768, 18.16219473, 19.33801062],
    ["male", 24.5, 14.71929257, 16.54777487, 18.11954923, 19.27889813],
    ["male", 27.5, 14.61378626, 16.3922434, 17.88047101, 18.9518675],
    ["female", 30.5, 14.17991775, 16.00593001, 17.50964839, 18.5759903],
    ["female", 120.5, 14.03535405, 16.86231366, 19.98399779, 22.98257733],
    ["male", 216.5, 18.24348662, 21.8958685, 25.65601244, 28.9586172],
  ] as const)("percentiles of CDC's file: %s, %d months", (sex, months, p5, p50, p85, p95) => {
    const lms = lmsAt(cdcBmi[sex], months);
    const results = [5, 50, 85, 95].map((percentile) => lmsBmi(percentile, lms));
    [p5, p50, p85, p95].forEach((expected, index) => {
      expect(results[index]).toBeCloseTo(expected, 6);
    });
  });

  test("219 rows and the interpolation between them", () => {
    for (const { l, m, s } of Object.values(cdcBmi)) {
      expect([l.length, m.length, s.length]).toEqual([219, 219, 219]);
    }
    const [a, b] = [lmsAt(cdcBmi.male, 100.5), lmsAt(cdcBmi.male, 101.5)];
    expect(lmsAt(cdcBmi.male, 101).m).toBeCloseTo((a.m + b.m) / 2, 12);
    expect(lmsAt(cdcBmi.female, 239.75).m).toBeCloseTo((21.71189225 + 21.71699934) / 2, 9);
    expect(lmsAt(cdcBmi.female, 240).m).toBeCloseTo(21.71699934, 12);
  });

  test("CDC's own program: extended values of two children", () => {
    const girl = childBmi(21.8416, 97.6427, "female", cdcBmi.female);
    const boy = childBmi(18.6893, 63.3758, "male", cdcBmi.male);
    expect([girl.percentile, girl.z, girl.p95]).toEqual([
      expect.closeTo(96.0866, 4),
      expect.closeTo(1.7608, 4),
      expect.closeTo(20.7987, 4),
    ]);
    expect([boy.percentile, boy.z, boy.p95]).toEqual([
      expect.closeTo(95.9193, 4),
      expect.closeTo(1.7414, 4),
      expect.closeTo(18.0236, 4),
    ]);
  });

  test("the percentile rises with the BMI, without a jump at the 95th", () => {
    const ages = fc.double({ min: 24, max: 239.99, noNaN: true });
    const sexes = fc.constantFrom("male" as const, "female" as const);
    fc.assert(
      fc.property(ages, sexes, fc.double({ min: 9, max: 60, noNaN: true }), (months, sex, bmi) => {
        const place = (value: number) => childBmi(value, months, sex, cdcBmi[sex]);
        expect(place(bmi + 0.1).percentile).toBeGreaterThanOrEqual(place(bmi).percentile);
        const { p95 } = place(bmi);
        expect(place(p95 * (1 + 1e-9)).percentile).toBeCloseTo(place(p95 * (1 - 1e-9)).percentile, 5);
        expect(Number.isFinite(place(bmi).z)).toBe(true);
      }),
    );
  });

  test("bands, also by the BMI alone in severe obesity", () => {
    expect(childBand(17, { percentile: 4.94, p95: 25 })).toBe("underweight");
    expect(childBand(17, { percentile: 4.95, p95: 25 })).toBe("healthy");
    expect(childBand(22, { percentile: 85, p95: 25 })).toBe("overweight");
    expect(childBand(25, { percentile: 95, p95: 25 })).toBe("obesity-1");
    expect(childBand(30, { percentile: 98, p95: 25 })).toBe("obesity-2");
    expect(childBand(35, { percentile: 97, p95: 30 })).toBe("obesity-2");
    expect(childBand(40, { percentile: 98, p95: 30 })).toBe("obesity-3");
  });

  test("ages: birthdays, the unborn and adults", () => {
    const child = { group: "child", ageBy: "birth", weight: 12, height: 0.87 } as const;
    expect(run({ ...child, born: "2017-03-01", measured: "2019-03-01" }).ok).toBe(true);
    expect(problemOf({ ...child, born: "2017-03-02", measured: "2019-03-01" })).toContain(
      "born: BMI is used",
    );
    expect(run({ ...child, born: "2006-01-16" }).ok).toBe(true);
    expect(problemOf({ ...child, born: "2006-01-15" })).toContain("20th birthday");
    expect(problemOf({ ...child, born: "2026-01-16" })).toContain("must not be after");
    expect(problemOf(child)).toBe("born: Enter the date of birth.");
    expect(problemOf({ group: "child", ageYears: 20 })).toContain("ageYears");
  });

  test("need the chart of their sex, and adults none", async () => {
    expect(data(inputs, loadFromFolder)).toBeUndefined();
    expect(await data({ group: "child", sex: "male" }, loadFromFolder)).toBe(cdcBmi.male);
    // Loaded before: nothing to wait for.
    expect(data({ group: "child", sex: "female" }, loadFromFolder)).toBe(cdcBmi.female);
  });
});

test("the normal distribution against mpmath", () => {
  for (const [x, phi] of [
    [1.96, 0.97500210485178],
    [2.999, 0.99864566346627],
    [3.0001, 0.99865054508674],
  ] as const)
    expect(normalCdf(x)).toBeCloseTo(phi, 13);
  expect(normalCdf(-5) / 2.866515718791939e-7).toBeCloseTo(1, 12);
  expect(normalQuantile(0.95)).toBeCloseTo(1.644853626951473, 13);
});
