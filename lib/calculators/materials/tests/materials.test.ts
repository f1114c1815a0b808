import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answered, isSound, refusedAt } from "@/tests/calculators/form.ts";
import { runnerOf } from "@/tests/calculators/run-form.ts";
import figures from "../../../../data/materials/properties.json" with { type: "json" };
import records from "../../../../data/materials/records.json" with { type: "json" };
import type { Answer } from "../../../kit/calculator/computation.ts";
import calculator from "../calculator.ts";
import { shapes } from "../shapes.ts";

const run = await runnerOf(calculator);

const output = (answer: Answer, id: string): number => Number(answer.outputs[id] ?? -1);
const warned = (answer: Answer): string => JSON.stringify(answer.warnings);
const unit = (value: number, id: string) => ({ value, unit: id });
const tableOf = (answer: Answer, id: string) =>
  answer.tables?.find((table) => table.id === id)?.rows.map((row) => row.map(String)) ?? [];
const find = (raw: object): Answer => answered(run({ mode: "find", ...raw }));
const namesOf = (answer: Answer): string[] => tableOf(answer, "found").map(([name]) => name ?? "");
const anyMaterial = fc.constantFrom(...records.records.map(({ id }) => id));

describe("provisional figures", () => {
  const noteOf = (material: string): string => warned(answered(run({ mode: "properties", material })));

  test("are named beside the answer, not in the table alone", () => {
    // SEW 092 could not be opened; the card of the ductile iron gives no thickness.
    expect(noteOf("steel-s690mc")).toContain(
      "Provisional, for the reason in the table: Yield strength, Ultimate strength",
    );
    expect(noteOf("super-invar")).toContain("table: Density.");
    expect(noteOf("aluminum-6061-t6")).not.toContain("Provisional");
  });
});

describe("a search", () => {
  test.each([
    ["S30400", "Stainless steel 304, annealed"],
    ["1.4301", "Stainless steel 304, annealed"],
    ["a96061", "Aluminum 6061-T6"],
    ["6061 t6", "Aluminum 6061-T6"],
    ["kevlar", "Aramid fiber (Kevlar 49)"],
    ["plexiglas", "PMMA (acrylic)"],
    ["  TITANIUM   6al ", "Titanium Ti-6Al-4V"],
  ])("finds %s", (search, name) => {
    const names = namesOf(find({ search }));
    expect(names.join("\n")).toContain(name);
    expect(names.length).toBeLessThan(30);
  });

  test("reports a search without matches, and reads any text literally", () => {
    for (const search of ["unobtainium", "<b>", "\\", "(((", "' or 1=1", "💎"]) {
      const answer = find({ search });
      expect(output(answer, "matches"), search).toBe(0);
      expect(warned(answer)).toContain("Nothing matches");
    }
  });

  test("suggests similar names where nothing fits", () => {
    expect(warned(find({ search: "304 stainless stel" }))).toMatch(
      /Similar names: .*Stainless steel 304, annealed/,
    );
  });

  test("leaves out what lacks the property of a limit, and refuses limits that cross", () => {
    const answer = find({ leastMelting: unit(2500, "celsius") });
    for (const [id, { values }] of Object.entries(figures.materials)) {
      const melting: { value?: number; from?: number; to?: number } | undefined =
        "melting" in values ? values.melting : undefined;
      const middle = melting && (melting.value ?? ((melting.from ?? 0) + (melting.to ?? 0)) / 2);
      const label = records.records.find((record) => record.id === id)?.label ?? "";
      expect(namesOf(answer).includes(label), id).toBe(middle !== undefined && middle >= 2500);
    }
    expect(
      refusedAt(
        run({
          mode: "find",
          leastDensity: unit(3000, "kilogram-per-cubic-meter"),
          mostDensity: unit(1000, "kilogram-per-cubic-meter"),
        }),
      ),
    ).toEqual(["mostDensity"]);
  });

  test("is sorted with what lacks the property last, and shows the property", () => {
    for (const order of ["up", "down"]) {
      const rows = tableOf(find({ sort: "toughness", order }), "found").map((row) => row.at(-1));
      const published = rows.filter((value) => value !== "n/a").map(Number);
      expect(published.length).toBeGreaterThan(20);
      expect(rows.slice(0, published.length).includes("n/a")).toBe(false);
      expect(published).toEqual(published.toSorted((a, b) => (order === "up" ? a - b : b - a)));
    }
  });

  test("never finds more where limits are narrower", () => {
    const kinds = fc.constantFrom("all", "metal", "polymer", "ceramic", "wood", "aluminum");
    const density = fc.double({ min: 500, max: 20_000, noNaN: true });
    fc.assert(
      fc.property(kinds, density, density, (kind, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const limit = (value: number) => unit(value, "kilogram-per-cubic-meter");
        const wide = find({ kind, leastDensity: limit(low) });
        const narrow = find({ kind, leastDensity: limit(low), mostDensity: limit(high) });
        expect(output(narrow, "matches")).toBeLessThanOrEqual(output(wide, "matches"));
      }),
      { numRuns: 40 },
    );
  });
});

describe("a line of equal index", () => {
  test("has fewer above it the further it slides, and lists them, best first", () => {
    let before = Infinity;
    for (const slide of [0.01, 0.5, 1, 2, 10]) {
      const answer = find({ index: "stiff-beam", slide });
      expect(output(answer, "above")).toBe(tableOf(answer, "above").length);
      expect(output(answer, "above")).toBeLessThanOrEqual(before);
      before = output(answer, "above");
    }
  });

  test("goes through the material, which is not above itself", () => {
    const answer = find({ index: "stiff-tie", material: "aluminum-6061-t6" });
    expect(tableOf(answer, "above").map(([name]) => name)).not.toContain("Aluminum 6061-T6");
    const [chart] = answer.charts ?? [];
    expect(chart?.kind).toBe("scatter");
    expect(JSON.stringify(chart)).toContain('"guides"');
  });

  // E = 69 GPa, σy = 276 MPa, ρ = 2.7 Mg/m³ by hand: 69 / 2.7, √69 / 2.7, ∛69 / 2.7, 276 / 2.7, 276^⅔ / 2.7, √276 / 2.7.
  test("has the value of each index in Ashby’s units, for one material and for several", () => {
    const values = [25.555_56, 3.076_53, 1.519_09, 102.222_2, 15.700_35, 6.153_05];
    for (const answer of [
      answered(run({ material: "aluminum-6061-t6" })),
      answered(run({ mode: "compare", material: "aluminum-6061-t6", others: [{ other: "water" }] })),
    ]) {
      const rows = tableOf(answer, "indices");
      expect(rows.map(([label]) => label)).toContain("E^½/ρ, GPa^½·m³/Mg");
      for (const [at, value] of values.entries()) expect(Number(rows[at]?.[2]) / value).toBeCloseTo(1, 4);
    }
    expect(tableOf(answered(run({ material: "water" })), "indices")).toEqual([]);
  });

  test("counts the materials that list both properties in the step of the best one", () => {
    const answer = find({ index: "stiff-tie", kind: "fluid" });
    expect(JSON.stringify(answer.steps)).not.toContain("Highest index");
    const rows = tableOf(find({ index: "stiff-tie" }), "found");
    const listed = rows.filter(([, value]) => value !== "n/a").length;
    expect(listed).toBeLessThan(rows.length);
    expect(JSON.stringify(find({ index: "stiff-tie" }).steps)).toContain(
      `Of the ${listed} matching materials`,
    );
  });

  test("lists its value for each material that is found", () => {
    const rows = tableOf(find({ index: "strong-tie", kind: "aluminum" }), "found");
    const row = rows.find(([name]) => name === "Aluminum 6061-T6");
    expect(Number(row?.[1])).toBeCloseTo(276 / 2.7, 4);
  });

  test("asks for another material where a property is missing", () => {
    expect(warned(find({ index: "strong-tie", material: "water" }))).toContain("choose another");
  });
});

describe("a custom material", () => {
  const density = unit(1600, "kilogram-per-cubic-meter");
  const modulus = unit(181, "gigapascal");
  const custom = { material: "own", customDensity: density, customModulus: modulus };

  test("has what follows from the entered properties, and says that they were entered", () => {
    const answer = answered(run(custom));
    expect(output(answer, "stiffness")).toBeCloseTo(181e9 / 1600, 0);
    expect(tableOf(answer, "properties").map(([, , , source]) => source)).toEqual([
      "Entered value, not from a source",
      "Entered value, not from a source",
    ]);
    expect(tableOf(answer, "indices")[0]?.[2]).toBe(String(181 / 1.6));
  });

  test("is compared with others and with another one", () => {
    const others = [
      { other: "stainless-304" },
      { other: "own", density: unit(1, "gram-per-cubic-centimeter") },
    ];
    const answer = answered(run({ ...custom, mode: "compare", others }));
    expect(answer.outputs).toMatchObject({ count: 3, lightest: "Custom material 3" });
  });

  test("has the line of equal index through it", () => {
    const answer = find({ ...custom, index: "stiff-tie" });
    expect(output(answer, "above")).toBeGreaterThan(0);
    expect(JSON.stringify(answer.charts)).toContain('"guides"');
  });

  test("needs a property", () => {
    expect(refusedAt(run({ material: "own" }))).toEqual(["material"]);
    expect(refusedAt(run({ mode: "compare", material: "own" }))).toEqual(["material"]);
  });
});

describe("a comparison", () => {
  test("takes five, and names each once", () => {
    const others = ["titanium-6al-4v", "stainless-304", "wood-douglas-fir", "alumina-99-9"].map((other) => ({
      other,
    }));
    expect(output(answered(run({ mode: "compare", others })), "count")).toBe(5);
    const twice = answered(run({ mode: "compare", others: [{ other: "aluminum-6061-t6" }] }));
    expect(output(twice, "count")).toBe(1);
    expect(warned(twice)).toContain("is listed once");
    expect(refusedAt(run({ mode: "compare", others: [...others, ...others] }))).toContain("others");
  });

  test("says how many materials list a value unless all of them do", () => {
    const others = [{ other: "titanium-6al-4v" }, { other: "pure-chromium" }];
    const answer = answered(run({ mode: "compare", material: "stainless-304", others }));
    expect(answer.outputs.strongest).toBe("Titanium Ti-6Al-4V (grade 5), annealed (of 2 that list it)");
    expect(answer.outputs.lightest).toBe("Titanium Ti-6Al-4V (grade 5), annealed");
  });
});

describe("any material", () => {
  test("has properties, weighs, expands and compares without a figure that is none", () => {
    fc.assert(
      fc.property(anyMaterial, anyMaterial, (material, other) => {
        for (const mode of ["properties", "find", "compare", "weight", "expansion"]) {
          const result = run({ mode, material, others: [{ other }] });
          // A missing value is requested at its field.
          if (!result.ok) expect(["density", "expansion"]).toContain(refusedAt(result)[0]);
          else expect(isSound(answered(result)), `${material} ${mode}`).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe("a weight", () => {
  const length = (value: number) => unit(value, "meter");
  const size = (value: number) => unit(value, "millimeter");

  test("is in proportion to density, length and pieces, whatever the shape", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(shapes)),
        fc.double({ min: 0.1, max: 30, noNaN: true }),
        fc.integer({ min: 1, max: 500 }),
        (shape, meters, pieces) => {
          const mass = (raw: object) => output(answered(run({ mode: "weight", shape, ...raw })), "mass");
          expect(mass({ length: length(meters), pieces })).toBeCloseTo(
            mass({ length: length(meters) }) * pieces,
            6,
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  test("refuses walls thicker than the shape, at the field", () => {
    const tube = { mode: "weight", shape: "tube", diameter: size(50), thickness: size(30) };
    expect(refusedAt(run(tube))).toEqual(["thickness"]);
    for (const diameter of [0, -5, 1e300, Number.NaN])
      expect(refusedAt(run({ mode: "weight", diameter: size(diameter) })), String(diameter)).toEqual([
        "diameter",
      ]);
  });

  test("asks for a density where none is known", () => {
    expect(refusedAt(run({ mode: "weight", material: "own", density: "" }))).toEqual(["density"]);
  });
});

describe("an expansion", () => {
  const expand = (raw: object): Answer => answered(run({ mode: "expansion", ...raw }));
  const celsius = (value: number) => unit(value, "celsius");

  test("warns above the yield strength, of creep, and above the melting point", () => {
    expect(warned(expand({ to: celsius(60) }))).toBe("[]");
    expect(warned(expand({ to: celsius(185) }))).toContain("creeps");
    expect(warned(expand({ to: celsius(300) }))).toContain("above the yield strength");
    expect(warned(expand({ to: celsius(700) }))).toContain("begins to melt");
  });

  test("shrinks when cooled, in tension", () => {
    const cold = expand({ from: celsius(20), to: celsius(-40) });
    expect(output(cold, "change")).toBeLessThan(0);
    expect(output(expand({ from: celsius(20), to: celsius(20) }), "change")).toBe(0);
  });

  test("has no stress without a modulus", () => {
    expect(expand({ modulus: "" }).outputs.stress).toBeUndefined();
  });
});

describe("columns and units", () => {
  const columnsOf = (answer: Answer, id: string) =>
    answer.tables?.find((table) => table.id === id)?.columns ?? [];
  const steel = { material: "steel-1020-hot-rolled", others: [{ other: "titanium-6al-4v" }] };

  test("stand in the chosen order, each in its unit, with the column that is sorted by", () => {
    const answer = find({
      search: "6061",
      columns: "melting.kelvin density.gram-per-cubic-centimeter",
      sort: "heat",
    });
    const columns = columnsOf(answer, "found");
    expect(columns.map(({ id }) => id)).toEqual(["material", "melting", "density", "heat"]);
    expect(columns.map(({ format }) => ("systems" in format ? format.systems : undefined))).toEqual([
      undefined,
      { si: ["kelvin"], us: ["kelvin"] },
      { si: ["gram-per-cubic-centimeter"], us: ["gram-per-cubic-centimeter"] },
      expect.objectContaining({ us: expect.arrayContaining(["btu-per-pound-fahrenheit"]) }),
    ]);
  });

  test("are followed by the axes of the chart and the list above the line", () => {
    const answer = find({ kind: "wood", index: "stiff-beam", columns: "density.pound-per-cubic-foot" });
    const [chart] = answer.charts ?? [];
    expect(chart && "x" in chart && chart.x.format).toMatchObject({
      systems: { si: ["pound-per-cubic-foot"] },
    });
    expect(columnsOf(answer, "above").map(({ id }) => id)).toEqual(["material", "index", "density"]);
  });

  test("of a comparison are its rows, and what none has is said", () => {
    const answer = answered(
      run({ mode: "compare", ...steel, properties: "density.gram-per-cubic-centimeter viscosity" }),
    );
    // 7,850 and 4,430 kg/m³ of the table.
    expect(answer.tables?.[0]?.rows).toEqual([["Density", "7.85 g/cm³", "4.43 g/cm³"]]);
    expect(answer.assumptions).toEqual(["Not listed for any of these materials: dynamic viscosity."]);
  });

  test("that do not exist have an error at the field", () => {
    expect(refusedAt(run({ mode: "find", columns: "density colour" }))).toEqual(["columns"]);
    expect(refusedAt(run({ mode: "find", columns: "" }))).toEqual(["columns"]);
    expect(refusedAt(run({ mode: "compare", ...steel, properties: "density.parsec" }))).toEqual([
      "properties",
    ]);
    // A field that doesn’t apply is not read.
    expect(refusedAt(run({ mode: "find", properties: "nonsense" }))).toEqual([]);
  });
});
