import { describe, expect, it, test } from "vitest";
import { entriesFrom } from "../../../kit/fields/sent-entries.ts";
import type { UnitSystem } from "../../../kit/quantities/systems.ts";
import { formFromQuery } from "../../../run/address/calculator-url.ts";
import { inputsQuery } from "../../../run/address/inputs-address.ts";
import { calculate } from "../../../run/calculate.ts";
import { engineOf, serverContext } from "../../../run/calculator-view.ts";
import calculator from "../calculator.ts";
import { loadAnswer, refusalOf } from "./form.ts";

type Raw = Record<string, unknown>;

const houseOf = (raw: Raw = {}) => loadAnswer({ mode: "house", ...raw });
const loadOf = async (raw: Raw): Promise<number> => Number((await houseOf(raw)).outputs.acLoad);

const feet = (value: number) => ({ value, unit: "square-foot" });
const ATLANTA = { units: "us", floorArea: feet(1500), handbook: "us", ductPlace: "attic" };

describe("a house in words", () => {
  // Contractors count 400 to 600 ft² per ton: A. Bailes, “Air Conditioner Sizing”, Green Building Advisor.
  it("needs 2 to 3 tons for 1,500 ft² in Atlanta, near the contractors’ rule", async () => {
    const { acLoad, acTons, acTonsLow, acTonsHigh } = (await houseOf(ATLANTA)).outputs;
    const squareFeetPerTon = 1500 / (Number(acLoad) / 3516.85);
    expect(squareFeetPerTon).toBeGreaterThan(400);
    expect(squareFeetPerTon).toBeLessThan(700);
    expect([acTonsLow, acTons, acTonsHigh]).toEqual([2, 3, 4]);
  });

  it.each<[string, readonly string[]]>([
    ["insulation", ["good", "average", "poor"]],
    ["windows", ["few", "average", "many"]],
    ["tightness", ["tight", "average", "loose"]],
    ["ductPlace", ["inside", "crawlspace", "attic"]],
    ["windowSide", ["n", "even", "w"]],
  ])("needs more cooling with each worse word for %s", async (field, words) => {
    const loads = await Promise.all(words.map((word) => loadOf({ ...ATLANTA, [field]: word })));
    expect(loads).toEqual(loads.toSorted((one, other) => one - other));
    expect(new Set(loads).size).toBe(words.length);
  });

  it.each([
    { insulation: "good", windows: "few", tightness: "tight" },
    { insulation: "average", windows: "average", tightness: "average" },
    { insulation: "poor", windows: "many", tightness: "loose" },
  ])("has a range around its load for the words %j", async (words) => {
    const { acLoad, acLoadLow, acLoadHigh } = (await houseOf(words)).outputs;
    expect(Number(acLoadLow)).toBeLessThan(0.9 * Number(acLoad));
    expect(Number(acLoadHigh)).toBeGreaterThan(1.1 * Number(acLoad));
  });

  test("the ranges of neighboring words meet", async () => {
    const words = [
      { insulation: "good", windows: "few", tightness: "tight" },
      {},
      { insulation: "poor", windows: "many", tightness: "loose" },
    ];
    const [best, middle, worst] = await Promise.all(words.map((each) => houseOf({ ...ATLANTA, ...each })));
    expect(best?.outputs.acLoadHigh).toBeCloseTo(Number(middle?.outputs.acLoadLow), 6);
    expect(middle?.outputs.acLoadHigh).toBeCloseTo(Number(worst?.outputs.acLoadLow), 6);
  });

  it("says that homes need several units above 65,000 Btu/h", async () => {
    const texts = async (raw: Raw) => JSON.stringify((await houseOf(raw)).warnings);
    expect(await texts({ ...ATLANTA, floorArea: feet(5000) })).toContain("plan two of them");
    expect(await texts(ATLANTA)).not.toContain("plan two of them");
  });

  it("lists its figures next to those halfway to the next words", async () => {
    const table = (await houseOf(ATLANTA)).tables?.find(({ id }) => id === "words");
    expect(table?.rows).toContainEqual(["Air changes per hour", "0.173", "0.3", "0.424"]);
  });

  it("rejects a place without climate data", async () => {
    expect(await refusalOf({ mode: "house", station: "own" })).toEqual(["station"]);
  });
});

describe("the link that edits a house room by room", () => {
  const follow = async (raw: Raw, system: UnitSystem) => {
    const { entries } = entriesFrom(calculator.inputs, { mode: "house", ...raw }, { units: system });
    const engine = await engineOf("hvac");
    const answer = await calculate(calculator.inputs, entries, serverContext(0), engine, system);
    if (!answer.ok || !answer.value.continuation) return expect.unreachable(JSON.stringify(answer));
    const query = new URLSearchParams(inputsQuery(answer.value.continuation.inputs[system], system));
    const { problems, ignored, ...form } = formFromQuery(calculator.inputs, query, system);
    expect({ problems, ignored, system: form.system }).toEqual({ problems: [], ignored: [], system });
    const opened = await calculate(calculator.inputs, form.entries, serverContext(0), engine, system);
    return opened.ok
      ? { house: answer.value.outputs, rooms: opened.value.outputs }
      : expect.unreachable(JSON.stringify(opened.problems));
  };

  it.each<[UnitSystem, Raw]>([
    ["us", {}],
    ["si", { station: "madrid-esp" }],
    ["us", { stories: 2, windowSide: "sw", ductPlace: "crawlspace", insulation: "poor", occupants: 7 }],
    ["si", { stories: 3, handbook: "us", ductPlace: "basement", tightness: "loose", windows: "many" }],
    ["us", { handbook: "si" }],
  ])("opens rooms with the same loads in %s units for %j", async (system, raw) => {
    const { house, rooms } = await follow(raw, system);
    for (const [id, other] of [
      ["acLoad", "coilLoad"],
      ["houseHeating", "heatingCoil"],
      ["airFlow", "airFlow"],
      ["outdoorAir", "outdoorAir"],
    ] as const)
      expect(Math.abs(Number(rooms[other]) / Number(house[id]) - 1), id).toBeLessThan(5e-5);
  });

  it("opens four rooms on each story", async () => {
    const { rooms } = await follow({ stories: 2 }, "us");
    expect(Array.isArray(rooms.rooms) ? rooms.rooms.map((room) => Object(room).name) : []).toEqual([
      "Floor 1, northeast corner",
      "Floor 1, southeast corner",
      "Floor 1, southwest corner",
      "Floor 1, northwest corner",
      "Floor 2, northeast corner",
      "Floor 2, southeast corner",
      "Floor 2, southwest corner",
      "Floor 2, northwest corner",
    ]);
  });
});
