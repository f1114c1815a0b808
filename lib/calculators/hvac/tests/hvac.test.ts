import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { shownAt } from "@/tests/outputs-at.ts";
import { loadFromFolder } from "../../../core/data/read-file.ts";
import type { RecordSet } from "../../../core/data/records.ts";
import { casesOf } from "../../../verification/calculator-cases.ts";
import calculator from "../calculator.ts";
import { CITIES } from "../cities.ts";
import { readHours } from "../hours.ts";
import { answerTo, refusalOf } from "./form.ts";

type Raw = Record<string, unknown>;

const surface = fc.record({
  kind: fc.constant("wall"),
  orientation: fc.constantFrom("n", "ne", "e", "se", "s", "sw", "w", "nw"),
  area: fc.integer({ min: 12, max: 40 }),
  glass: fc.constantFrom("none", "list"),
  windowArea: fc.integer({ min: 1, max: 10 }),
  shade: fc.constantFrom(1, 0.6),
});
const room = fc.record({
  name: fc.constantFrom("A", "B", "C"),
  area: fc.integer({ min: 8, max: 80 }),
  people: fc.integer({ min: 0, max: 8 }),
  hours: fc.constantFrom("always", "office", "home"),
  surfaces: fc.array(surface, { minLength: 0, maxLength: 3 }),
});
const rooms = fc.array(room, { minLength: 1, maxLength: 4 });
const few = { numRuns: 12 };

describe("of any rooms", () => {
  test("their order does not change the building", () =>
    fc.assert(
      fc.asyncProperty(rooms, async (some) => {
        const [first, second] = [
          await answerTo({ rooms: some }),
          await answerTo({ rooms: some.toReversed() }),
        ];
        for (const id of ["coolingLoad", "heatingLoad", "coilLoad", "airFlow", "sumOfPeaks"] as const)
          expect(Number(second[id]) / Number(first[id] || 1)).toBeCloseTo(first[id] ? 1 : 0, 9);
      }),
      few,
    ));

  test("their sums are the totals, and no block load is above the sum of peaks", () =>
    fc.assert(
      fc.asyncProperty(rooms, async (some) => {
        const answer = await answerTo({ rooms: some });
        const sum = (column: "cooling" | "heating" | "airFlow" | "area") =>
          answer.rooms.reduce((total, each) => total + Number(each[column]), 0);
        expect(sum("cooling")).toBeCloseTo(answer.sumOfPeaks, 6);
        expect(sum("heating")).toBeCloseTo(answer.heatingLoad, 6);
        expect(sum("airFlow")).toBeCloseTo(answer.airFlow, 9);
        expect(sum("area")).toBeCloseTo(answer.floorArea, 9);
        expect(answer.coolingLoad).toBeLessThanOrEqual(answer.sumOfPeaks * (1 + 1e-12));
      }),
      few,
    ));

  test("more glass is never less load, in summer and winter", () =>
    fc.assert(
      fc.asyncProperty(surface, fc.integer({ min: 1, max: 9 }), async (wall, more) => {
        const [small, large] = await Promise.all(
          [1, 1 + more].map((windowArea) =>
            answerTo({ rooms: [{ surfaces: [{ ...wall, glass: "list", windowArea }] }] }),
          ),
        );
        expect(large?.coolingLoad).toBeGreaterThanOrEqual(small?.coolingLoad ?? 0);
        expect(large?.heatingLoad).toBeGreaterThanOrEqual(small?.heatingLoad ?? 0);
      }),
      few,
    ));

  test("heating grows with the difference of temperatures alone", async () => {
    const at = async (heatingOutdoor: number) =>
      (
        await answerTo({
          heatingOutdoor,
          rooms: [{ infiltration: 0, surfaces: [{ kind: "wall", area: 20 }] }],
        })
      ).heatingLoad;
    expect((await at(-9)) / (await at(6))).toBeCloseTo(30 / 15, 9);
  });

  test("without storage the sun is load at once, and its peak higher", async () => {
    const sunny = {
      rooms: [{ surfaces: [{ kind: "wall", orientation: "w", area: 20, glass: "list", windowArea: 8 }] }],
    };
    const [hourly, quick] = [await answerTo(sunny), await answerTo({ mode: "quick", ...sunny })];
    expect(quick.coolingLoad).toBeGreaterThan(hourly.coolingLoad);
    expect(quick.heatingLoad).toBeCloseTo(hourly.heatingLoad, 9);
  });

  // Ten people doing seated, very light work: 10 x 45 W, ASHRAE Handbook — Fundamentals 2021, chapter 18, table 1.
  // At 43.4 °C and a wet bulb of 20.9 °C (Phoenix) the outdoor air holds 6 g/kg, the rooms 9.3 g/kg.
  test.each([0, 0.2, 0.5, 2])(
    "dry outdoor air at %d changes per hour takes none of people’s moisture",
    async (infiltration) => {
      const answer = await answerTo({
        coolingOutdoor: 43.4,
        coolingWetBulb: 20.9,
        rooms: [{ area: 100, people: 10, activity: "seated-very-light-work", hours: "always", infiltration }],
      });
      expect(Number(answer.rooms[0]?.latent)).toBeCloseTo(450, 9);
    },
  );

  // Energy balance: a dry coil gains the duct’s heat and nothing else; 15% of the peak sensible load.
  // The rooms settle at 6.2 g/kg of the outdoor air, which a coil above its dew point of 7 °C cannot condense.
  test("duct heat adds no condensate in a dry climate", async () => {
    const coil = (ductGain: number) =>
      answerTo({
        coolingOutdoor: 43.4,
        coolingWetBulb: 20.9,
        ductGain,
        rooms: [
          {
            people: 0,
            surfaces: [
              { kind: "wall", area: 40 },
              { kind: "roof", area: 40 },
            ],
          },
        ],
      });
    const [without, ducted] = [await coil(0), await coil(15)];
    const added = ducted.coilLoad - without.coilLoad;
    expect(added / (0.15 * without.sensibleLoad)).toBeCloseTo(1, 1);
  });

  // Two people, seated, very light work: ASHRAE Handbook — Fundamentals 2021 (I-P), chapter 18, table 1: 155 Btu/h each.
  // Ventilation in winter at 1.10 Btu/(h·cfm·°F): ASHRAE 62.2, 0.03 × 1,000 + 7.5 × (2 + 1) = 52.5 cfm.
  test("US inputs take the US tables for people and standard air", async () => {
    const fahrenheit = (value: number) => ({ value, unit: "fahrenheit" });
    const answer = await answerTo({
      handbook: "us",
      station: "own",
      altitude: 0,
      coolingOutdoor: 43.4,
      coolingWetBulb: 20.9,
      heatingOutdoor: fahrenheit(0),
      heatingIndoor: fahrenheit(70),
      rooms: [
        {
          area: { value: 1000, unit: "square-foot" },
          activity: "seated-very-light-work",
          people: 2,
          infiltration: 0,
          surfaces: [],
        },
      ],
    });
    const btuPerHour = 1055.055_852_62 / 3600;
    expect(Number(answer.rooms[0]?.latent) / btuPerHour).toBeCloseTo(2 * 155, 6);
    expect(answer.heatingCoil / btuPerHour).toBeCloseTo(1.1 * 52.5 * 70, 3);
  });

  // 313 m above sea level: p/p₀ = (1 − 2.25577e-5 × 313)^5.2559 = 0.963.
  // ASHRAE Handbook — Fundamentals 2021 (I-P), chapter 1, equation 30: h = 0.240 t + W (1061 + 0.444 t), with t in °F.
  test.each(["Outdoor air", "Return air", "Mixed air", "Leaving the coil", "Supply air"])(
    "the enthalpy of “%s” in US units is in Btu/lb from dry air at 0 °F",
    async (state) => {
      const outputs = await shownAt("hvac", "units=us");
      const [t, grains, enthalpy] = ["temperature", "ratio", "enthalpy"].map((column) =>
        Number(outputs[`states/${state}/${column}`]),
      );
      const printed = 0.24 * Number(t) + (Number(grains) / 7000) * (1061 + 0.444 * Number(t));
      expect(Number(enthalpy) / printed).toBeCloseTo(1, 2);
    },
  );

  test("the actual density is a choice, and the answer names the convention", async () => {
    const [standard, actual] = [await answerTo({}), await answerTo({ airDensity: "actual" })];
    expect(standard.airConvention).toBe("Standard air (1.23, 3010, 1.20) × 0.963");
    expect(actual.airConvention).toBe("Actual density");
    expect(standard.heatingLoad).not.toBeCloseTo(actual.heatingLoad, 0);
  });

  // IECC 2021, table R405.4.2(1): windows of 15% of the floor area, here 1.5 m² in each of two walls.
  test("a room of which only the area is given has two walls with windows and a roof", async () => {
    const wall = { kind: "wall", glass: "own", windowArea: 1.5, area: Math.sqrt(20) * 2.7 };
    const [unspecified, specified] = [
      await answerTo({ rooms: [{ area: 20 }] }),
      await answerTo({
        rooms: [
          {
            area: 20,
            surfaces: [
              { ...wall, orientation: "s" },
              { ...wall, orientation: "w" },
              { kind: "roof", area: 20, absorptance: 0.8 },
            ],
          },
        ],
      }),
    ];
    for (const id of ["coolingLoad", "heatingLoad"] as const)
      expect(unspecified[id]).toBeCloseTo(specified[id], 6);
  });

  // ACCA Manual J, 8th edition: 1,200 to 2,400 Btu/h for the lights and appliances of a home.
  test.each([1000, 2000])("lights and appliances of a home of %d ft² are as in Manual J", async (area) => {
    const outputs = await shownAt("hvac", `rooms=[["House",[${area},"square-foot"]]]&units=us`);
    const gain = Number(outputs["components/House/lights"]) + Number(outputs["components/House/equipment"]);
    expect(gain).toBeGreaterThan(1190);
    expect(gain).toBeLessThan(2410);
  });

  // ASHRAE Handbook — Fundamentals 2021, chapter 17, table 6: attic, R-8, 5% leakage, one story: 0.27 and 0.13.
  test("ducts gain and lose heat by their location and insulation", async () => {
    const ducts = "attic-r8-leakage-5-stories-1-furnace";
    const [indoors, attic, custom] = [
      await answerTo({}),
      await answerTo({ ducts }),
      await answerTo({ ductGain: 27, ductLoss: 13 }),
    ];
    expect(attic.heatingCoil - indoors.heatingCoil).toBeCloseTo(0.13 * indoors.heatingLoad, 6);
    expect(attic.coilLoad).toBeGreaterThan(indoors.coilLoad + 0.26 * indoors.sensibleLoad);
    expect(attic.coilLoad).toBeCloseTo(custom.coilLoad, 9);
    expect(attic.heatingCoil).toBeCloseTo(custom.heatingCoil, 9);
  });

  test("the typical range of the note is that of the building type", async () => {
    const glassy = [
      { surfaces: [{ kind: "wall", orientation: "w", area: 20, glass: "own", windowArea: 15 }] },
    ];
    expect((await answerTo({ rooms: glassy })).warnings).toContain("is typical of homes.");
    const dim = [{ surfaces: [], people: 0 }];
    const office = await answerTo({ ventilation: "62.1", rooms: dim });
    expect(office.warnings).toContain("is typical of offices, shops and restaurants.");
  });

  test("an overhang, a shade and a smaller SHGC never add load", async () => {
    const window = { kind: "wall", orientation: "s", area: 20, glass: "own", windowArea: 6, shgc: 0.6 };
    const load = async (more: Raw) =>
      (await answerTo({ rooms: [{ surfaces: [{ ...window, ...more }] }] })).coolingLoad;
    const plain = await load({});
    for (const more of [{ overhang: 1 }, { shade: 0.5 }, { shgc: 0.3 }])
      expect(await load(more)).toBeLessThan(plain);
  });

  // The listed glass is ASHRAE’s table (2009, chapter 15, table 10); EnergyPlus’s simple window takes triple glass only for a
  // U-factor up to 1.42 W/(m²·K), single glass from 4.54 (LBNL-2804E). Triple glass would let in 5% less here.
  test.each([
    ["double-lowe-005-3", 1.7, 0.41],
    ["double-lowe-005-6", 1.7, 0.37],
    ["double-lowe-005-bronze", 1.7, 0.26],
    ["double-lowe-005-green", 1.7, 0.31],
    ["double-clear-3", 2.73, 0.76],
    ["single-clear-3", 5.91, 0.86],
  ])(
    "a whole window with the U-factor and SHGC of %s lets in as much sun",
    async (glazing, windowU, shgc) => {
      const wall = { kind: "wall", orientation: "w", area: 20, windowArea: 8 };
      const room = (window: Raw) => ({
        rooms: [{ people: 0, lights: 0, equipment: 0, infiltration: 0, surfaces: [{ ...wall, ...window }] }],
      });
      const listed = await answerTo(room({ glass: "list", glazing }));
      const entered = await answerTo(room({ glass: "own", windowU, shgc }));
      expect(Math.abs(entered.coolingLoad / listed.coolingLoad - 1)).toBeLessThan(0.02);
    },
  );

  test("SI and US inputs give the same result", async () => {
    const wall = { kind: "wall", orientation: "w", glass: "list" };
    const si = await answerTo({
      rooms: [
        {
          area: 9.290304,
          height: 3.048,
          lights: 10.763910416709722,
          surfaces: [{ ...wall, area: 9.290304, windowArea: 1.8580608 }],
        },
      ],
    });
    const us = await answerTo({
      units: "si",
      rooms: [
        {
          area: { value: 100, unit: "square-foot" },
          height: { value: 10, unit: "foot" },
          lights: { value: 1, unit: "watt-per-square-foot" },
          surfaces: [
            {
              ...wall,
              area: { value: 100, unit: "square-foot" },
              windowArea: { value: 20, unit: "square-foot" },
            },
          ],
        },
      ],
    });
    for (const id of ["coolingLoad", "heatingLoad", "coilLoad", "airFlow"] as const)
      expect(us[id] / si[id]).toBeCloseTo(1, 9);
  });
});

describe("hours", () => {
  test.each<[string, number]>([
    ["8-12 13-18", 9],
    ["22-6", 8],
    ["0-24", 24],
    [Array.from({ length: 24 }, () => "50%").join(", "), 12],
  ])("“%s” are %d full hours", (text, hours) =>
    expect(readHours(text)?.reduce((sum, part) => sum + part, 0)).toBeCloseTo(hours, 9),
  );
  test.each(["", "morning", "8-30", "8-8", "1 2 3", "-5", `${"1 ".repeat(23)}120`])(
    "“%s” is refused",
    (text) => expect(readHours(text)).toBeUndefined(),
  );
});

describe("what cannot be", () => {
  test.each<[Raw, string]>([
    [{ rooms: [] }, "rooms"],
    [{ rooms: [{ area: 0 }] }, "rooms.0.area"],
    [{ rooms: [{ area: "abc" }] }, "rooms.0.area"],
    [{ humidity: 130 }, "humidity"],
    [{ rooms: [{ surfaces: [{ glass: "own", shgc: 0.99 }] }] }, "rooms.0.surfaces.0.shgc"],
    [{ rooms: [{ surfaces: [{ kind: "roof", roofType: "none" }] }] }, "rooms.0.surfaces.0.roofType"],
    [{ heatingSupply: 22, heatingIndoor: 22 }, "heatingSupply"],
    [{ rooms: [{ setPoints: "own", coolingPoint: 13 }] }, "rooms.0.coolingPoint"],
    [{ coolingWetBulb: -20 }, "coolingWetBulb"],
  ])("%j is refused at %s", async (raw, field) => expect(await refusalOf(raw)).toContain(field));
});

test("every case with an answer is computed by the oracle", () => {
  const answered = casesOf(calculator).filter(({ expect: expected }) => "outputs" in expected);
  for (const { id, origin } of answered)
    expect(origin, id).toMatchObject({ by: expect.stringContaining("tests/oracles/building-loads.py") });
});

test("each city that the assistant knows has a station, with the optical depths of its sky", async () => {
  const { records } = await loadFromFolder<RecordSet>("climate-stations", "records");
  const withTaub = new Set(records.filter(({ figures }) => figures?.taub !== undefined).map(({ id }) => id));
  expect(Object.entries(CITIES).filter(([, id]) => !withTaub.has(id))).toEqual([]);
});
