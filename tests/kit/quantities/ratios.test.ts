import { describe, expect, test } from "vitest";
import { hasAmounts } from "../../../lib/faces/api/calculator-api.ts";
import { inputsSchema, outputsSchema } from "../../../lib/faces/api/json-schema.ts";
import { defaultEntries } from "../../../lib/kit/fields/entry.ts";
import { input } from "../../../lib/kit/fields/input.ts";
import { formatOf } from "../../../lib/kit/fields/quantity-format.ts";
import { readForm } from "../../../lib/kit/fields/read.ts";
import { quantityReader } from "../../../lib/kit/fields/read-quantity.ts";
import { entriesFrom } from "../../../lib/kit/fields/sent-entries.ts";
import { findQuantity } from "../../../lib/kit/quantities/find.ts";
import { quantity } from "../../../lib/kit/quantities/quantity.ts";
import { subset } from "../../../lib/kit/quantities/subset.ts";
import type { UnitSystem } from "../../../lib/kit/quantities/systems.ts";
import { formFromQuery, formQuery } from "../../../lib/run/address/calculator-url.ts";
import { formatOutput } from "../../../lib/run/format/format-output.ts";
import { valueContext } from "../../../lib/run/format/value-context.ts";
import { contextIn } from "../../calculators/form.ts";

const GALLON = 0.003785411784;

const price = quantity("money/volume", {
  si: ["per-liter", "per-cubic-meter"],
  us: ["per-gallon-us"],
  min: "0 $/L",
  max: "100 $/L",
  default: { si: "1.85 $/L", us: "3.50 $/gal" },
});
const tariff = quantity("money/energy", { si: ["per-kilowatt-hour"], default: "0.30 €/kWh" });
const density = quantity("mass/volume", { si: ["kilogram-per-cubic-meter"], us: ["pound-per-cubic-foot"] });
const fanPower = quantity("power/volumetric-flow-rate", {
  si: ["watt-per-liter-per-second"],
  us: ["watt-per-cubic-foot-per-minute"],
});

const fields = {
  price: input(price, { label: "Fuel", hint: "{range}" }),
  tariff: input(tariff, { label: "Power" }),
  density: input(density, { label: "Density", default: "1 kg/L", max: "20 g/cm³" }),
  fanPower: input(fanPower, { label: "Fan", optional: true }),
};
const readers = { quantities: quantityReader(findQuantity) };

test("composes a few units of a ratio as in the whole", () => {
  const ids = ["per-gallon-us", "per-liter"];
  expect(subset("money/volume", new Set(ids)).units).toEqual(
    findQuantity("money/volume")?.units.filter(({ id }) => ids.includes(id)),
  );
  const grains = findQuantity("mass/mass")?.units.filter(({ id }) => id === "grain-per-pound");
  expect(grains).toHaveLength(1);
  expect(subset("mass/mass", new Set(["grain-per-pound"])).units).toEqual(grains);
  expect(() => subset("mass/mass", new Set(["grain-per-liter"]))).toThrow(
    "mass/mass has no unit grain-per-liter",
  );
});

const read = (raw: Readonly<Record<string, unknown>>, currency = "USD") => {
  const reading = readForm(fields, entriesFrom(fields, raw).entries, contextIn(currency), readers);
  if (!reading.ok) throw new Error(reading.problems.map(({ message }) => message).join(" "));
  return reading;
};
const textOf = (value: number, of: typeof price, system: UnitSystem = "si", currency = "USD"): string => {
  const context = valueContext(contextIn(currency).currency, {}, {}, system);
  return formatOutput(value, formatOf(of), context);
};

describe("a quantity per quantity", () => {
  test("has every unit of the one per every unit of the other, by their factors", () => {
    const { inputs } = read({ fanPower: { value: 1.5, unit: "watt-per-liter-per-second" } });
    expect(inputs).toMatchObject({ density: 1000, fanPower: 1500 });
    // 1 W for each 4.719474432e-4 m³/s.
    expect(
      read({ fanPower: { value: 1, unit: "watt-per-cubic-foot-per-minute" } }).inputs.fanPower,
    ).toBeCloseTo(2118.88, 3);
  });

  test("converts as the converter of that quantity does", () => {
    const density = findQuantity("density");
    const ratio = findQuantity("mass/volume");
    const factors = (id: string) =>
      [density, ratio].map((each) => each?.units.find((unit) => unit.id === id)?.law);
    for (const id of ["kilogram-per-liter", "pound-per-cubic-foot", "gram-per-cubic-centimeter"]) {
      const [one, other] = factors(id);
      expect(other, id).toEqual(one);
    }
  });

  test("is read and written by its symbol", () => {
    expect(read({ fanPower: "2 W/(L/s)" }).inputs.fanPower).toBe(2000);
    expect(read({ fanPower: "2 W/L/s" }).inputs.fanPower).toBe(2000);
    expect(textOf(1500, fanPower)).toBe("1.5 W/(L/s)");
    expect(textOf(1000, density, "us")).toBe("62.428 lb/ft³");
  });

  test.each([["mass/parsnip"], ["parsnip/mass"], ["mass/volume/time"], ["parsnip"]])("%s is none", (slug) =>
    expect(findQuantity(slug)).toBeUndefined(),
  );

  test("has no units that make no ratio", () => {
    const ids = findQuantity("temperature/length")?.units.map(({ id }) => id) ?? [];
    expect(ids).toContain("kelvin-per-meter");
    expect(ids.filter((id) => id.startsWith("celsius"))).toEqual([]);
  });
});

describe("a price per quantity", () => {
  test("gives compute major units of the currency per SI unit", () => {
    expect(read({}).inputs).toMatchObject({
      price: expect.closeTo(1850, 9),
      tariff: expect.closeTo(0.3 / 3.6e6, 18),
    });
    expect(read({ price: { value: 3.5, unit: "per-gallon-us" } }).inputs.price).toBeCloseTo(3.5 / GALLON, 9);
    expect(read({ price: 2 }).inputs.price).toBe(2000);
  });

  test.each([
    ["$1.85/L", 1850],
    ["1.85 $/L", 1850],
    ["1.85 USD/L", 1850],
    ["USD 1.85 per liter", 1850],
    ["€ 1,85", 1850],
    ["1.85", 1850],
    ["3.50 $/gal", 3.5 / GALLON],
    ["0.50 per m³", 0.5],
  ])("reads %s", (text, value) => expect(read({ price: text }, "EUR").inputs.price).toBeCloseTo(value, 9));

  test("says what is wrong in the currency", () => {
    expect(() => read({ price: "101" }, "EUR")).toThrow("Must be between 0 and 100 €/L.");
    expect(() => read({ price: "5 $/kg" })).toThrow("is not a valid number or unit");
  });

  test("is written in the currency and in the units of the system", () => {
    expect(textOf(1850, price)).toBe("1.85 $/L");
    expect(textOf(3.5 / GALLON, price, "us", "CHF")).toBe("3.5 CHF/gal");
    expect(textOf(0.3 / 3.6e6, tariff, "us")).toBe("0.3 $/(kW·h)");
  });

  test("stands in a form, its address, its schema, and asks for a currency", () => {
    expect(defaultEntries(fields, "us").price).toEqual({ value: "3.5", unit: "per-gallon-us" });
    const entries = { ...defaultEntries(fields), price: { value: "4", unit: "per-gallon-us" } };
    const query = formQuery(fields, { entries, currency: "USD", system: "si" });
    expect(query).toContain("price=4&price.unit=per-gallon-us");
    expect(formFromQuery(fields, new URLSearchParams(query)).entries).toEqual(entries);
    const { price: schema } = inputsSchema(fields).properties as Record<string, Record<string, unknown>>;
    expect(schema).toMatchObject({
      description: "0 to 100 $/L. A number is in amounts per liter; a string can include its own unit.",
      default: 1.85,
      "x-unit": "per-liter",
    });
    const outputs = { cost: { label: "Cost", format: formatOf(price) } };
    expect(outputsSchema(outputs)).toMatchObject({ properties: { cost: { "x-unit": "per-cubic-meter" } } });
    const form = { inputs: fields, outputs: {} } as unknown as Parameters<typeof hasAmounts>[0];
    expect(hasAmounts(form)).toBe(true);
    expect(hasAmounts({ ...form, inputs: { density: fields.density } } as typeof form)).toBe(false);
  });
});
