import { describe, expect, it } from "vitest";
import equivalent from "../../data/pipe-fittings/equivalent-lengths.json" with { type: "json" };
import materials from "../../data/pipe-materials/records.json" with { type: "json" };
import pipes from "../../data/pipes/records.json" with { type: "json" };
import { findDimensions } from "../../lib/calculators/pipesizer/phrases/dimensions.ts";

const isAscending = (values: readonly number[]): boolean =>
  values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0));
const sizesOf = (material: string) => pipes.records.filter(({ id }) => id.startsWith(`${material}-`));
const INCH = 25.4;

describe("pipes", () => {
  it("belong to one material each, and have its roughness and coefficient", () => {
    for (const pipe of pipes.records) {
      const ofMaterial = materials.records.filter(({ id }) => pipe.id.startsWith(`${id}-`));
      expect(ofMaterial, pipe.id).toHaveLength(1);
      const { roughness, hazenWilliams } = ofMaterial[0]?.figures ?? {};
      expect(pipe.figures).toMatchObject({ roughness, hazenWilliams });
    }
  });

  it("come in ascending sizes, with a wall that can be one", () => {
    for (const { id } of materials.records) {
      const sizes = sizesOf(id).map(({ figures }) => figures);
      expect(sizes.length, id).toBeGreaterThan(5);
      expect(isAscending(sizes.map(({ diameter }) => diameter))).toBe(true);
      expect(isAscending(sizes.map(({ outside }) => outside))).toBe(true);
      for (const { diameter, outside } of sizes) {
        expect((outside - diameter) / 2).toBeGreaterThan(0.5);
        expect((outside - diameter) / 2 / outside).toBeLessThan(0.2);
      }
    }
  });

  it.each([
    // Crane, Technical Paper 410, appendix B (schedules 40 and 80).
    ["steel-40-1", 1.049],
    ["steel-40-2", 2.067],
    ["steel-40-4", 4.026],
    ["steel-40-12", 11.938],
    ["steel-80-3", 2.9],
    ["steel-10-6", 6.357],
    // The Copper Tube Handbook, table 14.2.
    ["copper-l-1", 1.025],
    ["copper-k-2", 1.959],
    ["copper-m-3-4", 0.811],
    ["copper-l-4", 3.905],
    // Average inside diameters of makers (Uponor, Lubrizol, GF Harvel).
    ["pex-sdr9-3-4", 0.671],
    ["pex-sdr9-2", 1.629],
    ["cpvc-sdr11-1", 0.901],
    ["pvc-40-2", 2.047],
    ["pvc-40-4", 3.998],
    ["pvc-80-6", 5.709],
  ])(
    "%s has the inside diameter of its makers' tables, %d in. to half a place of the millimeters",
    (id, inches) => {
      const inside = pipes.records.find((pipe) => pipe.id === id)?.figures.diameter ?? 0;
      expect(Math.abs(inside / INCH - inches)).toBeLessThan(0.002);
    },
  );
});

it("equivalent lengths of fittings grow with the size, but for butterfly valves, and stand for every size", () => {
  for (const { id, feet } of equivalent.fittings) {
    expect(feet).toHaveLength(equivalent.sizes.length);
    const tabulated = feet.filter((length) => length !== null);
    if (id !== "butterfly-valve")
      expect(tabulated.every((length, index) => index === 0 || length >= (tabulated[index - 1] ?? 0))).toBe(
        true,
      );
  }
});

// The metric columns of the same standards, which round the outside diameter to 0.1 mm, from 18 in. on to 1 mm, and the wall to 0.01 mm.
it("have the dimensions in inches that answers name", () => {
  const named = pipes.records.flatMap(({ id, figures: { diameter, outside } }) => {
    const [, material, kind = "", size = ""] = /^(steel|copper)-(\d+|[klm])-(.+)$/.exec(id) ?? [];
    const inches = material && findDimensions(material as "steel" | "copper", kind, size);
    return inches ? [{ id, diameter, outside, inches }] : [];
  });
  expect(named).toHaveLength(99);
  for (const { id, diameter, outside, inches } of named) {
    expect(Math.abs(Number(inches.outside) * INCH - outside), id).toBeLessThan(outside > 450 ? 0.5 : 0.051);
    expect(Math.abs(Number(inches.wall) * INCH - (outside - diameter) / 2), id).toBeLessThan(0.02);
  }
});
