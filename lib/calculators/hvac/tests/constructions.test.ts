import { expect, test } from "vitest";
import { loadAnswer } from "./form.ts";

/** ISO 13786 in mpmath with the materials of the list: tests/oracles/dynamic-characteristics.py. */
const EXPECTED = {
  u: 0.26719266268316244,
  transmittance: 0.05700006196116737,
  decrement: 0.21332944321438257,
  lag: 7.925200776480544,
  capacity: 87605.78345974346,
};

/** Heavyweight concrete of the list: 1.95 W/(m·K), 2,240 kg/m³, 900 J/(kg·K). */
const entered = { material: "own", density: 2240, specificHeat: 900 };

test.each([
  ["listed concrete", { material: "concrete-heavy" }],
  ["the conductivity of the concrete entered", { ...entered, conductivity: 1.95 }],
  ["the resistance of the concrete entered", { ...entered, resistance: 0.2 / 1.95 }],
])("displays how a custom wall damps and delays the swing of a day, with %s", async (_, concrete) => {
  const { tables = [] } = await loadAnswer({
    constructions: [
      {
        name: "Insulated concrete",
        layers: [
          { ...concrete, thickness: 200 },
          { material: "xps", thickness: 100 },
          { material: "stucco", thickness: 20 },
        ],
      },
    ],
    rooms: [
      {
        area: 20,
        surfaces: [
          { kind: "wall", orientation: "s", by: "layers", layers: "insulated concrete" },
          { kind: "wall", orientation: "w", by: "layers", layers: "Insulated concrete" },
          { kind: "roof", by: "u" },
        ],
      },
    ],
  });
  const { rows = [] } = tables.find(({ id }) => id === "constructions") ?? {};
  expect(rows).toHaveLength(1);
  const [label, ...figures] = rows[0] ?? [];
  expect(label).toBe("Insulated concrete");
  for (const [place, expected] of Object.values(EXPECTED).entries())
    expect(Number(figures[place]) / expected).toBeCloseTo(1, 9);
});
