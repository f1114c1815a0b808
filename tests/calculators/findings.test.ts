import { describe, expect, test } from "vitest";
import { trendChart } from "../../lib/calculators/periodictable/trend-chart.ts";
import { formCalculators } from "../../lib/catalog/calculators.ts";
import { textOfDay } from "../../lib/core/civil/day.ts";
import { sentenceText } from "../../lib/run/format/sentence-text.ts";
import { allQuantities } from "../../lib/run/format/value-context.ts";
import { answerOf, casesOf, contextOf } from "../../lib/verification/calculator-cases.ts";
import { contextIn } from "./form.ts";
import { runnerOf } from "./run-form.ts";

/** Headings of a form’s charts in SI units, by their ids; undefined: the plain title. */
async function findings(id: string, raw: Readonly<Record<string, unknown>>) {
  const calculator = formCalculators.find((each) => each.id === id);
  if (!calculator) throw new Error(`No calculator ${id}`);
  const result = (await runnerOf(calculator))(raw);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const context = { currency: contextIn().currency, quantities: allQuantities() };
  return Object.fromEntries(
    (result.value.charts ?? []).map((chart) => [
      chart.id,
      chart.finding === undefined ? undefined : sentenceText(chart.finding, context),
    ]),
  );
}

/** A loan of 300,000 at 6.5% over 360 months: amortized to the cent with Python's decimal. */
const HOME = { price: 375_000, downPercent: 20 };

describe("a mortgage", () => {
  test("says what extra payments save", async () => {
    // 250 payments instead of 360; 382,636.71 less 247,519.43 of interest.
    expect(await findings("mortgage", { ...HOME, extraEach: 300 })).toMatchObject({
      balance: "Paid off 9 years 2 months sooner, saving $135,117.28",
    });
  });

  test("says when half is paid off, where that is later than one would think", async () => {
    // The 257th balance is the first of 150,000 or less.
    expect(await findings("mortgage", HOME)).toMatchObject({
      balance: "Half the loan is paid off after 21 years 5 months of 30 years",
    });
    expect((await findings("mortgage", { ...HOME, rate: 0, firstPayment: "2026-03-01" })).balance).toBe(
      "Paid off on February 1, 2056",
    );
  });

  test("without interest, extra payments save time alone", async () => {
    // 300,000 in payments of 833.33 and 833.33 more: 181 instead of 360.
    expect((await findings("mortgage", { ...HOME, rate: 0, extraEach: 833.33 })).balance).toBe(
      "Paid off 14 years 11 months sooner",
    );
  });
});

test("the lines of a loan stand on the days of its payments, sampled alike, and are read at the payoff first", async () => {
  const calculator = formCalculators.find(({ id }) => id === "mortgage");
  if (!calculator) throw new Error("No mortgage");
  const result = (await runnerOf(calculator))({ ...HOME, firstPayment: "2026-03-01", extraEach: 300 });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const chart = result.value.charts?.find(({ id }) => id === "balance");
  if (chart?.kind !== "lines") throw new Error("No lines");
  const days = chart.series.map(({ points }) => points.map(([day]) => textOfDay(day)));
  expect(chart.x.format).toEqual({ kind: "day" });
  // A month before the first payment; the 250th of March 1, 2026 on is 249 months later.
  expect(days.map(([first]) => first)).toEqual(["2026-02-01", "2026-02-01", "2026-02-01"]);
  expect(days.map((each) => each.at(-1))).toEqual(["2046-12-01", "2056-02-01", "2046-12-01"]);
  expect(chart.home === undefined ? "" : textOfDay(chart.home)).toBe("2046-12-01");
  const [scenarioDays = [], base = []] = days;
  expect(scenarioDays.slice(0, -1).every((day) => base.includes(day))).toBe(true);
  expect(base.filter((day) => day.slice(5) === "02-01").length).toBe(31);
});

test("a loan says from when on principal is more than interest, and nothing where it always is", async () => {
  const long = await findings("loan", { amount: 300_000, rate: 6.5, years: 30 });
  expect(long.years).toBe("From year 20 on, more goes to principal than to interest");
  // 382,636.71 of 682,636.71.
  expect(long.parts).toBe("Interest is 56% of everything you pay");
  expect((await findings("loan", { amount: 20_000, rate: 6.5, years: 5 })).years).toBeUndefined();
  expect(await findings("loan", { amount: 12_000, rate: 0, years: 1 })).toEqual({});
});

test("savings say what interest makes up, and nothing without it", async () => {
  // 1000 · (1 + 0.04/12)^120 + 100 · ((1 + 0.04/12)^120 − 1) / (0.04/12) = 16,215.81, of which 13,000 was put in.
  expect(await findings("savings", {})).toEqual({ balance: "Interest makes up 20% of $16,215.81" });
  expect((await findings("savings", { rate: 0 })).balance).toBeUndefined();
});

test("a BMI has its category, and the weights of the healthy one", async () => {
  // 70 / 1.75² = 22.86; 18.5 · 1.75² = 56.66 and the healthy range ends below 25 · 1.75² = 76.56.
  const list = await findings("bmi", { weight: 70, height: 175 });
  expect(list.gauge).toBe("22.9: healthy weight");
  expect(list.heights).toMatch(/^Healthy weight at your height: 56\.7 kg to 76\.\d kg$/);
});

test("an engineer reads the operating point", async () => {
  // The figures themselves are checked with the examples.
  expect((await findings("ductsizer", {})).friction).toMatch(/^0\.6\d+ Pa\/m at 450 L\/s$/);
  expect((await findings("pipesizer", {})).system).toMatch(/ m of head at 5 L\/s$/);
});

test("rooms, air and fire flows say which one stands out", async () => {
  // The figures themselves are checked with the examples.
  const loads = await findings("hvac", {});
  expect(loads.rooms).toMatch(/^Living room needs the most: 1\.92 kW, 72% of all room peaks$/);
  expect(loads.psychrometric).toMatch(/^The coil cools the air from 25 °C to 13\.3 °C and dries it$/);
  expect(loads.day).toBe("The load peaks at 16:00: 2.6 kW");
  expect((await findings("firefighting", { mode: "fireFlow" })).methods).toMatch(
    /^From 2,\d{3} L\/min \(Iowa State\) to 7,571 L\/min \(IFC appendix B\)$/,
  );
});

test("a growth chart says where the child stands, and never beyond 99%", async () => {
  const child = { group: "child", sex: "female", ageYears: 9, ageMonths: 6, height: "134.2 cm" };
  const at = async (weight: string) => (await findings("bmi", { ...child, weight })).curves;
  // The example of a BMI of 21.2: percentile 92.2 by CDC's own program.
  expect(await at("38.16 kg")).toBe("A higher BMI than 92% of girls of this age in the CDC reference");
  expect(await at("80 kg")).toBe("A higher BMI than 99% of girls of this age in the CDC reference");
  expect(await at("18 kg")).toBe("A lower BMI than 99% of girls of this age in the CDC reference");
});

test("materials and elements are named that stand at the ends", async () => {
  expect((await findings("materials", {})).ashby).toMatch(
    /^Aluminum 6061-T6: higher Young’s modulus than \d+ of the other \d+$/,
  );
  const element = (z: number, name: string, electronegativity: string | null) =>
    ({ z, name, symbol: name.slice(0, 2), period: 1, group: 1, block: "s", electronegativity }) as never;
  const some = [element(1, "Hydrogen", "2.20"), element(9, "Fluorine", "3.98"), element(10, "Neon", null)];
  expect(trendChart(some, "electronegativity", "number", false).finding).toBe(
    "Highest: fluorine, 3.98; lowest: hydrogen, 2.2",
  );
  expect(trendChart(some.slice(2), "electronegativity", "number", false)).not.toHaveProperty("finding");
});

test("a pump that just meets the demand falls short of nothing", async () => {
  for (const calculator of formCalculators.filter(({ id }) => id === "firefighting"))
    for (const example of casesOf(calculator)) {
      const result = await answerOf(calculator, example);
      const text = JSON.stringify(
        (result.ok ? (result.value.charts ?? []) : []).map(({ finding }) =>
          finding === undefined
            ? ""
            : sentenceText(finding, { currency: contextOf(example).currency, quantities: allQuantities() }),
        ),
      );
      expect(text, example.id).not.toMatch(/10⁻/);
    }
});

test("no finding is a claim of none or all, ends in a period or holds no number", async () => {
  for (const calculator of formCalculators)
    for (const example of casesOf(calculator)) {
      const result = await answerOf(calculator, example);
      for (const chart of result.ok ? (result.value.charts ?? []) : []) {
        if (chart.finding === undefined) continue;
        const text = sentenceText(chart.finding, {
          currency: contextOf(example).currency,
          quantities: allQuantities(),
        });
        const where = `${calculator.id}, ${example.id}, ${chart.id}: ${text}`;
        expect(text, where).not.toMatch(/\.$|NaN|Infinity|undefined|—|(?<![\d.,])(0|100)% | {2}/);
        expect(text.length, where).toBeLessThan(90);
      }
    }
}, 60_000);
