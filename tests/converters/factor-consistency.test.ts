import { describe, expect, it } from "vitest";
import { compiledConverter, converters } from "../../lib/catalog/converters.ts";
import { resolveDefinition } from "../../lib/units/definitions/resolve.ts";
import { evaluate } from "../../lib/units/expression.ts";
import {
  dimensionText,
  type Factor,
  factorText,
  multiplyFactors,
  parseFactor,
  raiseFactor,
} from "../../lib/units/factor.ts";
import { CompoundNames } from "./compound-names.ts";

interface Unit {
  tool: string;
  id: string;
  /** To the base dimensions, not to the converter's base unit. */
  factor: Factor;
}

/** Every linear unit whose factor is a plain number. */
const units: Unit[] = converters.flatMap((declaration) => {
  const base = evaluate(declaration.baseFactor, resolveDefinition);
  return compiledConverter(declaration).units.flatMap(({ id, law }) => {
    if (law.kind !== "linear" || law.scaledBy) return [];
    const parsed: Factor = { ...parseFactor(law.factor), dimension: {}, measured: false };
    return [{ tool: declaration.slug, id, factor: multiplyFactors(parsed, base) }];
  });
});
const factorOf = (tool: string, id: string): Factor => {
  const unit = units.find((candidate) => candidate.tool === tool && candidate.id === id);
  if (!unit) throw new Error(`No linear unit ${tool}/${id}`);
  return unit.factor;
};
const text = (factor: Factor): string => `${factorText(factor)} ${dimensionText(factor.dimension)}`;

describe("the same unit in several converters", () => {
  /** Names that the inventory gives to two things, and why. */
  const HOMONYMS: Readonly<Record<string, string>> = {
    "radian-per-second": "frequency counts cycles, angular velocity radians",
    "degree-per-second": "frequency counts cycles, angular velocity radians",
    "revolution-per-minute": "frequency counts cycles, angular velocity radians",
    "kilocalorie-per-hour": "thermochemical in power; IT in heat-flow-rate, as its inventory note says",
    "meter-per-year":
      "Julian in hydraulic-conductivity, average Gregorian in precipitation-rate, as named there",
  };

  it("has the same factor in each", () => {
    const byMeaning = Map.groupBy(units, ({ id, factor }) => `${id} ${dimensionText(factor.dimension)}`);
    const shared = [...byMeaning.values()].filter((group) => group.length > 1);
    const different = shared.filter((group) => new Set(group.map(({ factor }) => text(factor))).size > 1);
    expect(different.map((group) => group[0]?.id).sort()).toEqual(Object.keys(HOMONYMS).sort());
  });

  it.each([
    ["pressure", "stress", "psi"],
    ["pressure", "atmospheric-pressure", "inch-of-mercury"],
    ["pressure", "area-load", "psf"],
    ["energy", "work", "btu"],
    ["torque", "bending-moment", "kilogram-force-meter"],
    ["speed", "wind-speed", "knot"],
    ["length", "rainfall", "inch"],
    ["area", "permeability", "square-meter"],
  ])("in %s and %s: %s", (a, b, id) => expect(text(factorOf(a, id))).toBe(text(factorOf(b, id))));
});

describe("compound units", () => {
  const SIMPLE =
    "length area volume mass time force energy power angle temperature-difference current voltage resistance electric-charge amount-of-substance file-size pressure luminous-intensity".split(
      " ",
    );
  const names = new CompoundNames(
    new Map(
      [...SIMPLE]
        .reverse()
        .flatMap((tool) => units.filter((unit) => unit.tool === tool))
        .map(({ id, factor }) => [id, factor]),
    ),
  );

  /** The inventory's own definitions where an id alone would say something else: ours ÷ what the id spells. */
  const julianYear = "48699/48700"; // 365.2425 d ÷ 365.25 d
  const commonYear = "146097/146000"; // 365.2425 d ÷ 365 d
  const perRadian = "1/2*pi^-1"; // frequency counts cycles
  const kilocalorieIt = "10467/10460"; // 4.1868 J ÷ 4.184 J
  const [decimalKilo, decimalMega] = ["125/128", "15625/16384"]; // 1000 ÷ 1024 and its square
  const [decimalGiga, decimalTera] = ["1953125/2097152", "244140625/268435456"];
  const STATED: Readonly<Record<string, string>> = {
    "angular-velocity/milliarcsecond-per-year": julianYear,
    "hydraulic-conductivity/foot-per-year": julianYear,
    "hydraulic-conductivity/meter-per-year": julianYear,
    "mass-flow-rate/tonne-per-year": julianYear,
    "speed/light-year-per-year": julianYear,
    "volumetric-flow-rate/acre-foot-per-year": julianYear,
    "volumetric-flow-rate/cubic-kilometer-per-year": julianYear,
    "solar-irradiance/gigajoule-per-square-meter-year": commonYear,
    "solar-irradiance/kilowatt-hour-per-square-meter-year": commonYear,
    "frequency/degree-per-second": perRadian,
    "frequency/radian-per-second": perRadian,
    "heat-flow-rate/kilocalorie-per-hour": kilocalorieIt,
    "heat-flow-rate/kilocalorie-per-minute": kilocalorieIt,
    "data-transfer-rate/kilobyte-per-second": decimalKilo,
    "data-transfer-rate/megabyte-per-second": decimalMega,
    "data-transfer-rate/megabyte-per-minute": decimalMega,
    "data-transfer-rate/megabyte-per-hour": decimalMega,
    "data-transfer-rate/gigabyte-per-second": decimalGiga,
    "data-transfer-rate/gigabyte-per-hour": decimalGiga,
    "data-transfer-rate/gigabyte-per-day": decimalGiga,
    "data-transfer-rate/gigabyte-per-month": "253640625/268435456", // decimal, and a month of 30 days
    "data-transfer-rate/terabyte-per-second": decimalTera,
    "data-transfer-rate/terabyte-per-day": decimalTera,
  };
  /** Ids whose words are of another dimension here: microns of mercury, lines of flux, energy as a frequency. */
  const OTHER_DIMENSION = [
    "leak-rate/micron-cubic-foot-per-hour",
    "lumber-volume/cord-foot",
    "magnetic-flux-density/line-per-square-inch",
    "wavelength-frequency/kilojoule-per-mole",
    "wavelength-frequency/kilocalorie-per-mole",
    "amount-of-substance/pound-mole",
    "amount-of-substance/ounce-mole",
    "amount-of-substance/short-ton-mole",
    "water-hardness/millimole-per-liter",
    "specific-gravity/kilogram-per-cubic-meter",
    "specific-gravity/gram-per-cubic-centimeter",
    "specific-gravity/pound-per-gallon-us",
    "specific-gravity/pound-per-cubic-foot",
    "rainfall/kilogram-per-square-meter",
    "pixel-density/line-per-inch",
    "pixel-density/line-per-centimeter",
  ];

  const readings = units.map((unit) => ({ ...unit, spelled: names.read(unit.id, unit.factor.dimension) }));

  it("are what their names say: squares, cubes, products and quotients of the simple ones", () => {
    const compared = readings.filter(({ spelled }) => spelled);
    const ratios = compared.flatMap(({ tool, id, factor, spelled }) => {
      const ratio = spelled && multiplyFactors(factor, raiseFactor(spelled, -1));
      return ratio && factorText(ratio) !== "1" ? [[`${tool}/${id}`, factorText(ratio)]] : [];
    });
    expect(Object.fromEntries(ratios)).toEqual(STATED);
  });

  it("mean something else only where that is known", () => {
    const others = readings.filter(({ id, spelled }) => !spelled && names.isCompound(id));
    expect(others.map(({ tool, id }) => `${tool}/${id}`).sort()).toEqual(OTHER_DIMENSION.sort());
  });

  it("include every square of a length and every cube of one", () => {
    const powered = readings.filter(
      ({ tool, id }) => /^(area|volume)$/.test(tool) && /^(square|cubic)-/.test(id),
    );
    // The wa of Thailand is no unit of the length converter.
    expect(powered.filter(({ spelled }) => !spelled).map(({ id }) => id)).toEqual(["square-wa"]);
  });
});
