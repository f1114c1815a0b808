import { describe, expect, it } from "vitest";
import { everyQuantity, findQuantity } from "../../lib/kit/quantities/find.ts";
import { compiled } from "../../lib/units/compiled-converter.ts";
import { formatAmount } from "../../lib/units/format.ts";
import { readValue } from "../../lib/units/read-value.ts";
import { typedUnit } from "../../lib/units/typed-unit.ts";
import { findUnitByName } from "../../lib/units/unit-names.ts";

function unitIn(slug: string, text: string): string | undefined {
  const converter = findQuantity(slug);
  if (!converter) throw new Error(`No quantity ${slug}`);
  return typedUnit(text, converter)?.id;
}

describe("spellings of US engineers", () => {
  it.each([
    ["pressure-gradient", "4 ft/100 ft", "foot-of-water-per-100-feet"],
    ["pressure-gradient", "4 ft wc/100ft", "foot-of-water-per-100-feet"],
    ["pressure-gradient", "4 ft. / 100 ft.", "foot-of-water-per-100-feet"],
    ["pressure-gradient", "1.5 m/100 m", "meter-of-water-per-100-meters"],
    ["pressure-gradient", "1.5 m/100m", "meter-of-water-per-100-meters"],
    ["pressure-gradient", "2 psi/100ft", "psi-per-100-feet"],
    ["pressure-gradient", "2 psi / 100 ft.", "psi-per-100-feet"],
    ["pressure-gradient", "2 psi per 100 ft", "psi-per-100-feet"],
    ["pressure-gradient", "0.08 in.wg/100ft", "inch-of-water-per-100-feet"],
    ["pressure-gradient", "0.1 in. w.g./100 ft", "inch-of-water-per-100-feet"],
    ["pressure-gradient", "0.1 in. w.c. per 100 ft", "inch-of-water-per-100-feet"],
    ["discharge-coefficient", "5.6 gpm/psi½", "gpm-per-root-psi"],
    ["discharge-coefficient", "5.6 gpm/√psi", "gpm-per-root-psi"],
    ["discharge-coefficient", "80 L/min/bar½", "liter-per-minute-per-root-bar"],
    ["discharge-coefficient", "80 lpm / bar^0.5", "liter-per-minute-per-root-bar"],
    ["volumetric-flow-rate", "400 ft³/min", "cubic-foot-per-minute"],
    ["volumetric-flow-rate", "400 ft^3/min", "cubic-foot-per-minute"],
    ["volumetric-flow-rate", "400 ft3 / min", "cubic-foot-per-minute"],
    ["volumetric-flow-rate", "400 cu. ft./min", "cubic-foot-per-minute"],
    ["volumetric-flow-rate", "400 c.f.m.", "cubic-foot-per-minute"],
    ["volumetric-flow-rate", "20 gal/min.", "gallon-us-per-minute"],
    ["pressure", "30 ft wc", "foot-of-water"],
    ["pressure", "30 ft. w.c.", "foot-of-water"],
    ["pressure", "30 ft wg", "foot-of-water"],
    ["pressure", "0.5 in. w.g.", "inch-of-water"],
    ["pressure", "0.5 in.wg", "inch-of-water"],
    ["pressure", "0.5 in. w.c.", "inch-of-water"],
    ["pressure", "29.92 in. Hg", "inch-of-mercury"],
    ["pressure", "100 p.s.i.", "psi"],
    ["length", "5 ft. 11 in.", "foot"],
    ["length", "5 ft.", "foot"],
    ["area", "1500 sq. ft.", "square-foot"],
    ["area", "1500 sq.ft", "square-foot"],
    ["volume", "50 cu. ft.", "cubic-foot"],
    ["mass", "3 lbs.", "pound"],
    ["speed", "4 ft./s", "foot-per-second"],
  ])("of %s: “%s” is in %s", (slug, text, id) => {
    expect(unitIn(slug, text)).toBe(id);
  });

  it("name a gradient of 4 ft/100 ft that is 392.266 Pa/m", () => {
    // 0.04 m/m · 1,000 kg/m³ · 9.80665 m/s².
    const converter = findQuantity("pressure-gradient");
    const reading = converter && readValue("4 ft/100ft", converter, "pascal-per-meter");
    expect(reading?.ok && formatAmount(reading.value, { significant: 9 }).plain).toBe("392.266");
  });

  it("leave a decimal point to its number", () => {
    const length = findQuantity("length");
    expect(length && typedUnit("5 ft .5 in", length)?.id).toBe("foot");
    expect(unitIn("length", "5 ft.5 in")).toBe("foot");
  });
});

describe("every unit’s symbol", () => {
  it("means the same with blanks around its strokes and a dot behind it", () => {
    for (const declaration of everyQuantity) {
      const converter = compiled(declaration);
      for (const { symbol } of converter.units) {
        const id = findUnitByName(converter, symbol);
        if (id === undefined) continue;
        const spaced = symbol.replaceAll("/", " / ");
        for (const text of [spaced, `${symbol}.`])
          expect(findUnitByName(converter, text), `${declaration.slug}: ${text}`).toBe(id);
      }
    }
  });
});
