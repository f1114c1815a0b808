import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findConverter } from "../../../lib/catalog/converters.ts";
import { commonConverters, homeQuestions, usualTargets } from "../../../lib/catalog/curation.ts";
import { localEvaluator } from "../../../lib/catalog/evaluator.ts";
import { loadFromFolder } from "../../../lib/core/data/read-file.ts";
import { MAX_QUESTION_LENGTH, type Reply } from "../../../lib/faces/answers/answer.ts";
import { answerTo } from "../../../lib/faces/answers/answer-to.ts";
import { serverResources, timelessAnswer } from "../../../lib/server/answers.ts";
import { cpuClock } from "../../cpu-clock.ts";

interface Row {
  query: string;
  value: string;
  unit: string;
  /** Start of the address. */
  page: string;
  beyond?: string;
  /** Words that are struck through. */
  left?: string[];
  origin: string;
}

/** Worked out by queries.py beside it. */
const rows: Row[] = JSON.parse(readFileSync(new URL("queries.json", import.meta.url), "utf8"));

/** A Sunday. */
const context = { today: "2026-11-22", now: Date.parse("2026-11-22T12:00:00Z"), timeZone: "UTC" };
const resources = serverResources(localEvaluator(loadFromFolder));
const reply = (text: string): Promise<Reply> => answerTo(text, context, "us", resources);

describe("the answer bar", () => {
  it.each(rows)(
    "$query → $value $unit ($origin)",
    async ({ query, value, unit, page, beyond, left = [] }) => {
      const { answer, left: struck } = await reply(query);
      expect([answer?.value, answer?.unit]).toEqual([value, unit]);
      // The page, or one of its jobs.
      expect(answer?.page.path.replace(/^(\/calculators\/\w+)\/[\w-]+/, "$1"), answer?.page.path).toMatch(
        new RegExp(`^${page}(?:\\?|$)`),
      );
      if (beyond !== undefined) expect(answer?.beyond).toBe(beyond);
      expect(struck).toEqual(left);
      expect(answer?.source).not.toBe("");
    },
  );

  it("names the impossible calculation or the missing input, and links the page to continue on", async () => {
    expect(await reply("1/0")).toMatchObject({
      says: "Division by zero has no result.",
      page: { path: "/calculators/scientific" },
    });
    expect(await reply("mortgage 300k")).toMatchObject({
      says: "What is the annual interest rate on the mortgage, as a percentage?",
      page: { path: expect.stringMatching(/^\/calculators\/mortgage/) },
    });
  });

  it("tells what was assumed and how a phrase was taken", async () => {
    const { answer } = await reply("300k at 6.5% for 30 years");
    expect(answer).toMatchObject({ label: "Monthly payment", named: true, seal: "rounded" });
    expect(answer?.notes.join(" ")).toContain("Treated as a loan");
    expect(answer?.more).toEqual([
      { label: "Total interest", text: expect.stringMatching(/^\$382,6\d\d\.\d\d$/) },
    ]);
    const opened = new URL(answer?.page.path ?? "", "https://scicalc.test");
    expect(opened.searchParams.get("amount")).toBe("300000");
  });

  // The table's 2,400 kg/m³, 1,357.77 K and 207 GPa; by definition 1 lb/ft³ is 16.018 463 kg/m³ and 1 psi 6,894.757 Pa: divided by hand.
  it.each([
    ["density of concrete in lb/ft3", "149.8", "lb/ft³"],
    ["what is the density of concrete in kg/L?", "2.4", "kg/L"],
    ["melting point of copper in °F", "1,984", "°F"],
    ["melting point of copper in K", "1,358", "K"],
    ["young's modulus of steel in psi", "30,020,000", "psi"],
    ["thermal conductivity of copper in W/mK", "400", "W/(m·K)"],
    ["yield strength of steel in MPa", "210", "MPa"],
  ])("%s is %s %s, whatever units one works in", async (text, value, unit) => {
    const { answer, left } = await reply(text);
    expect(answer).toMatchObject({ value, unit, seal: "measured", named: true });
    expect(answer?.page.path).toMatch(/^\/calculators\/materials\/material-properties(?:\?|$)/);
    expect(answer?.source).not.toBe("");
    expect(left).toEqual([]);
  });

  it("says of a property where that figure itself comes from, and strikes through what is no unit of it", async () => {
    expect((await reply("melting point of copper in °F")).answer?.source).toContain("WebElements");
    expect(await reply("density of concrete in banana")).toMatchObject({ left: ["banana"] });
    expect((await reply("density of concrete in psi")).answer?.unit).toBe("lb/ft³");
  });

  it("offers other units of the same quantity, and other quantities where the unit is written as theirs", async () => {
    const { alternatives } = await reply("5 c");
    expect(alternatives.map(({ detail }) => detail)).toEqual(
      expect.arrayContaining(["Temperature Converter", "Volume Converter"]),
    );
    expect((await reply("5'11\"")).alternatives.map(({ text }) => text)).toContain("5'11\" = 1.8034 m");
  });

  it.each([
    "",
    "   ",
    "pressure",
    "age",
    "mo",
    "te",
    "NaN",
    "Infinity",
    "undefined",
    "'; drop",
    "<script>",
    "🦆",
    "🦆 to 🦆",
    "5 kg to parsnips",
    "100 usd to eur",
    "__proto__ to constructor",
    "5 = 5",
    "to",
    "a",
    "in",
  ])("%j has no answer", async (text) => expect((await reply(text)).answer).toBeUndefined());

  it.each([
    ["loan 5000 at 2% a month for 12 months", ["2%"]],
    ["loan 20000 at 5% for 260 weeks", ["260 weeks"]],
  ])("gives no figure for “%s”, where a word or a repeated number has no use", async (text, left) => {
    const result = await reply(text);
    expect(result.answer).toBeUndefined();
    expect(result.left).toEqual(left);
  });

  it("writes long numbers in groups on both sides", async () => {
    expect((await reply("1234567.891 gallons to liters")).answer?.label).toBe("1,234,567.891 US gallons");
    expect((await reply("12000 ft to m")).answer?.label).toBe("12,000 ft");
    expect((await reply("1234567*2")).answer?.label).toContain("1,234,567");
    expect((await reply("0.12345678 m to mm")).answer?.label).toBe("0.12345678 m");
  });

  it("takes no part of a word for a unit, and drops none", async () => {
    // "st" is a stone, "h" an hour, "q" a quintal.
    for (const text of ["stucco in grams", "how long until spring", "queue in kg", "hexagon ff to decimal"])
      expect((await reply(text)).answer, text).toBeUndefined();
  });

  it("asks for the density of an unlisted substance", async () => {
    expect(await reply("2 cups chocolate chips in grams")).toMatchObject({
      left: ["chocolate chips"],
      says: expect.stringContaining("ingredient density of “chocolate chips”"),
      page: { label: "Cooking Measurement Converter" },
    });
    expect((await reply("2 cups flour in grams")).answer).toMatchObject({
      notes: ["Ingredient density: All-purpose flour, 125 g per cup."],
      page: { path: expect.stringContaining("density=0.5283") },
    });
    expect((await reply("1 cup to grams")).answer?.notes).toEqual(["Ingredient density: Water."]);
  });

  it("does not know a hex, a formula or a salary from nothing", async () => {
    for (const text of [
      "hex 255",
      "hex tile",
      "H1N1",
      "PS5",
      "B12",
      "wind chill at -10 c and 20 km/h",
      "dew point at 25 c",
      "3 resistors of 10 ohms in parallel",
      "paying 500 a month at 8% for 20 years",
      "pi radians in degrees",
      "how many days from monday to friday",
    ])
      expect((await reply(text)).answer, text).toBeUndefined();
    expect((await reply("dew point 60% rh 25c in phoenix")).left).toEqual(["Phoenix"]);
  });

  it("says what simple interest is where it lacks a factor, and that it is a product", async () => {
    expect((await reply("simple interest on 1000")).says).toContain(
      "the amount × the annual rate × the number of years",
    );
    const { answer } = await reply("simple interest on 1000 at 5% for 3 years");
    expect(answer?.notes).toContain("Simple interest: the amount × the annual rate × the number of years.");
    expect((await reply("500/month for 20 years at 8%")).answer?.notes).toContain(
      "Treated as regular savings.",
    );
  });

  // Easter of 2026 to 2028 as the U.S. Naval Observatory gives it; the others counted in a calendar.
  it.each([
    ["easter 2026", "April 5, 2026"],
    ["when is easter 2027", "March 28, 2027"],
    ["what day is easter 2028", "April 16, 2028"],
    ["good friday 2027", "March 26, 2027"],
    ["when is memorial day 2027", "May 31, 2027"],
    ["labor day 2027", "September 6, 2027"],
    ["mlk day 2027", "January 18, 2027"],
    ["mother's day 2027", "May 9, 2027"],
    ["thanksgiving 2027", "November 25, 2027"],
    ["black friday", "November 27, 2026"],
    ["new year's eve", "December 31, 2026"],
    ["when is the 4th of july", undefined],
  ])("%s is %s", async (text, value) => {
    const { answer, left } = await reply(text);
    expect(answer?.value).toBe(value);
    expect(left).toEqual([]);
  });

  it("says what stands in the way of a conversion, once the text is no beginning of one", async () => {
    expect((await reply("5 kg to km")).says).toBe("“km” and “5 kg” measure different things.");
    expect(await reply("5 kg to parsnips")).toMatchObject({
      says: "“parsnips” is not a known unit.",
      left: ["parsnips"],
    });
    expect((await reply("5 kg to po")).says).toBeUndefined();
    expect((await reply("100 usd to eur")).says).toContain("doesn’t convert USD or EUR");
  });

  it("says of arithmetic whether it is exact", async () => {
    expect((await reply("2+2")).answer?.seal).toBe("exact");
    expect((await reply("7/12")).answer).toMatchObject({
      seal: "rounded",
      beyond: "7/12",
      isBeyondExact: true,
    });
    expect((await reply("sqrt 2")).answer).toMatchObject({ seal: "rounded", beyond: "√2" });
    expect((await reply("ln 2")).answer).toMatchObject({ seal: "rounded", beyond: "0.693147180559945" });
  });

  it("writes the name of one unit as it is written in a sentence", async () => {
    expect((await reply("celsius to fahrenheit")).answer?.label).toBe("1 degree Celsius");
    expect((await reply("1 btu to j")).answer?.label).toBe("1 British thermal unit (International Table)");
    expect((await reply("1 kilometer in miles")).answer?.label).toBe("1 kilometer");
  });

  it("knows how well a figure is known, and whose definition it is", async () => {
    expect((await reply("5 ft to m")).answer).toMatchObject({
      seal: "exact",
      source: "Refinement of Values for the Yard and the Pound, 24 FR 5348",
    });
    expect((await reply("1 solar mass to kg")).answer?.seal).toBe("measured");
    expect((await reply("1 tb")).answer?.seal).toBe("convention");
  });

  it("has an answer or none for anything, and is quick", async () => {
    const piece = fc.constantFrom(
      ..." to | in |->|=|5|1e400|ft|°C|mph|how many |(|)|((((|%| of |sqrt |'|\"|½|;|🦆|\u0000|\ud800|kg|,|.|^|/|0|days until |at | years".split(
        "|",
      ),
    );
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 400 }),
      fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join("")),
    );
    await fc.assert(
      fc.asyncProperty(text, async (question) => {
        const { answer, alternatives } = await reply(question);
        for (const path of [answer?.page.path, ...alternatives.map((each) => each.path)])
          if (path !== undefined) expect(path).toMatch(/^\/(?:calculators|converters)\//);
      }),
      { numRuns: 300 },
    );
    expect((await reply("(".repeat(MAX_QUESTION_LENGTH + 1))).answer).toBeUndefined();
    for (const long of [
      "(".repeat(200),
      "5 ft ".repeat(40),
      "in ".repeat(66),
      "9".repeat(200),
      "1+".repeat(100),
      "a ".repeat(100),
      "1 to ".repeat(40),
      `${"sin(".repeat(38)}1`,
      "1 ft+gcd(".repeat(20),
      `${"(".repeat(7)}$9${"^8)".repeat(7)}`,
    ]) {
      const taken = cpuClock();
      await reply(long);
      expect(taken(), long.slice(0, 10)).toBeLessThan(100);
    }
  });
});

describe("a question that repeats its values", () => {
  const values = ["70 f 50% ", "5 gpm 6 psi ", "300k 5% 20 years ", "march 3 8 am ", "12 in 4 ft "];

  it.each(resources.questionSources.phrases.map(({ calculator, words }) => [calculator, words] as const))(
    "takes less than 100 ms of processor time with the words of %s",
    async (_, words) => {
      for (const value of values) {
        const lead = words.slice(0, 80);
        const text = `${lead} ${value.repeat(40)}`.slice(0, MAX_QUESTION_LENGTH).trim();
        await reply(text);
        const taken = cpuClock();
        await reply(text);
        expect(taken(), text).toBeLessThan(100);
      }
    },
  );
});

describe("what is curated for it", () => {
  it("names units that exist", () => {
    expect(commonConverters.filter((slug) => !findConverter(slug))).toEqual([]);
    for (const [slug, targets] of Object.entries(usualTargets)) {
      const ids = resources.questionSources.converters
        .find((converter) => converter.slug === slug)
        ?.units.map(({ id }) => id);
      for (const id of [...Object.keys(targets), ...Object.values(targets).flat()]) expect(ids).toContain(id);
    }
  });
});

describe("the questions of the home page", () => {
  it.each(homeQuestions)("%s has an answer that rests on every word", async (question) => {
    const { answer, left } = await reply(question);
    expect(answer).toBeDefined();
    expect(left).toEqual([]);
  });

  // 64.50 × 1.18 / 3; 8 days of November and 25 of December; 16:00 UTC, which is 1:00 in Tokyo (UTC+9);
  // 71 × 2.54 cm; the level payment of 300,000 at 6.5% / 12 over 360 months; 45 / 60; 17:15 − 8:45.
  it("have the right answers", async () => {
    const answers = await Promise.all(homeQuestions.map(reply));
    expect(answers.map(({ answer }) => `${answer?.value} ${answer?.unit}`.trim())).toEqual([
      "$25.37",
      "33 days",
      "1:00 AM tomorrow",
      "180.34 cm",
      "$1,896.20",
      "75%",
      "8 h 30 min",
    ]);
  });

  it("have an answer on a page that outlives its day unless it depends on the day", async () => {
    const evaluator = localEvaluator(loadFromFolder);
    const answers = await Promise.all(homeQuestions.map((question) => timelessAnswer(question, evaluator)));
    expect(answers.map((answer) => answer !== undefined)).toEqual([
      true,
      false,
      false,
      true,
      true,
      true,
      true,
    ]);
  });
});

describe("what was understood", () => {
  it("is listed with the answer: the values of the question, then those that are assumed", async () => {
    const { answer } = await reply("payment of 350k at 6.4% for 30 years with 20% down and 1.1% tax");
    expect(answer?.inputs?.slice(0, 3)).toEqual([
      { id: "price", label: "Home price", text: "$350,000", entered: "350000" },
      { id: "rate", label: "Interest rate", text: "6.4%", entered: "6.4" },
      { id: "years", label: "Years to pay off", text: "30 years", entered: "30" },
    ]);
    expect(answer?.inputs).toContainEqual(
      expect.objectContaining({ label: "Annual home insurance", isAssumed: true }),
    );
    expect(answer?.inputs?.map(({ label }) => label)).not.toContain("Down payment as");
  });

  it("is on the page of a question that misses a value", async () => {
    const { answer, says, page } = await reply("mortgage 350k at 6.4%");
    expect([answer, says]).toEqual([undefined, "What is the mortgage term, in years?"]);
    expect(page?.path).toMatch(/^\/calculators\/mortgage\S*[?&]price=350000&rate=6\.4/);
  });
});

describe("a repair", () => {
  it("is each option of a missing choice", async () => {
    const { repairs } = await reply("calories to lose 1 lb a week");
    expect(repairs?.map(({ label }) => label)).toEqual(["Female", "Male"]);
    expect(repairs?.[1]?.question).toBe("calories to lose 1 lb a week male");
  });

  it("is each day that a numeric date may mean", async () => {
    const { repairs } = await reply("days between 03/04/2024 and today");
    expect(repairs?.map(({ question }) => question)).toEqual([
      "days between April 3, 2024 and today",
      "days between March 4, 2024 and today",
    ]);
  });

  it("is the question without the words that prevent its answer", async () => {
    const { answer, repairs = [] } = await reply("20% of 80 in weeks");
    expect(answer).toBeUndefined();
    for (const { question } of repairs) expect((await reply(question)).answer).toBeDefined();
  });
});

describe("plain questions", () => {
  // 5 ft 11 in is 71 in of 2.54 cm; 1 lbf·ft is 0.3048 m × 4.4482216152605 N; VDI: water at 20 °C.
  it.each([
    ["how many cm is 5 11", "180.34", "cm"],
    ["newton meters to foot pounds", "0.7375621493", "lbf·ft"],
    ["density of water at 20 °C", "998", "kg/m³"],
    ["name of the day on December 25, 2026", "Friday", ""],
  ])("%s", async (question, value, unit) => {
    const { answer, left } = await reply(question);
    expect([answer?.value, answer?.unit, left]).toEqual([value, unit, []]);
  });

  it("get no figure of another temperature", async () => {
    expect((await reply("density of water at 40 °C")).answer).toBeUndefined();
  });
});

describe("an answer of a form", () => {
  it.each([
    ["bmi 80 kg 180 cm", "/calculators/bmi/adult-bmi?"],
    ["loan 20000 at 7% 5 years", "/calculators/loan/loan-payment?"],
    ["compound interest on 10,000 at 5% for 10 years", "/calculators/savings/compound-interest?"],
    ["duct for 1200 cfm", "/calculators/ductsizer/duct-size?"],
    ["how many BTU for a 300 sq ft room", "/calculators/hvac/room-load?"],
    ["heating load for 1500 sq ft house in Minneapolis", "/calculators/hvac/heat-loss?"],
    ["roi 10000 to 12500 in 2 years", "/calculators/investment/roi?"],
    ["tdee male 30 180 cm 80 kg", "/calculators/calorie/maintenance-calories?"],
    ["bmr female 30 65 kg 165 cm", "/calculators/calorie/bmr?"],
    ["apr of 20000 loan 5 years 7% with 500 fee", "/calculators/loan/apr?"],
    ["30% off 89.99", "/calculators/percentage/discount?"],
    ["how much house can i afford on 90k", "/calculators/mortgage/affordability?"],
    ["3 pm EST in London", "/calculators/time/time-zone-converter?"],
    ["days until christmas", "/calculators/date/days-until?"],
  ])("to “%s” leads to the job that asks it", async (question, path) => {
    const { answer, page } = await reply(question);
    expect((answer?.page ?? page)?.path).toContain(path);
  });
});

describe("an answer of a panel", () => {
  it.each([
    ["graph y = x² − 4x + 3", "/calculators/scientific/graphing-calculator?"],
    ["derivative of x^3", "/calculators/scientific/derivative?"],
    ["molar mass of CuSO4·5H2O", "/calculators/periodictable/molar-mass?"],
    ["balance Fe + O2 → Fe2O3", "/calculators/periodictable/equation-balancer?"],
  ])("to “%s” leads to the job", async (question, path) => {
    expect((await reply(question)).answer?.page.path.startsWith(path)).toBe(true);
  });
});
