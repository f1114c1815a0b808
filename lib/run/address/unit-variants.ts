import { findCalculator, findFormCalculator } from "../../catalog/calculators.ts";
import { panelsInSystems } from "../../catalog/curation.ts";
import { findEntry } from "../../catalog/entries.ts";
import type { CalculatorEntry, FormCalculator } from "../../kit/calculator/define.ts";
import { withRowFields } from "../../kit/fields/field.ts";
import { UNIT_SYSTEMS, type UnitSystem } from "../../kit/quantities/systems.ts";
import { formatsOf } from "../output-lists.ts";

/**
 * Pages with quantities are built for each unit system, under internal paths of the proxy
 * (docs/decisions/unit-system.md): "bmi" in SI and "bmi~us" are both served as /calculators/bmi.
 */
const US_SUFFIX = "~us";

/** Returns true if a calculator's page depends on the visitor's unit system. */
export const hasQuantities = ({ inputs, outputs, formulas = {} }: FormCalculator): boolean =>
  [
    ...withRowFields(inputs),
    ...formatsOf(outputs),
    ...Object.values(formulas).flatMap(({ symbols }) => Object.values(symbols).map(({ format }) => format)),
  ].some(({ kind }) => kind === "quantity");

export const entryVariants = (calculatorId: string, slug: string): { entry: string; system: UnitSystem }[] =>
  UNIT_SYSTEMS.filter((system) => system === "si" || panelsInSystems.includes(calculatorId)).map(
    (system) => ({
      entry: variantOf(slug, system),
      system,
    }),
  );

/** Lists the path segments of the variants of a calculator’s page. */
export const variantsOf = (calculator: FormCalculator): string[] =>
  UNIT_SYSTEMS.filter((system) => system === "si" || hasQuantities(calculator)).map((system) =>
    variantOf(calculator.id, system),
  );

const variantOf = (id: string, system: UnitSystem): string => (system === "us" ? id + US_SUFFIX : id);

/** Returns the calculator and the system of a variant; undefined if there is none. */
export function findVariant(variant: string): { calculator: FormCalculator; system: UnitSystem } | undefined {
  const id = variantId(variant);
  const calculator = findFormCalculator(id ?? variant);
  return calculator && { calculator, system: id === undefined ? "si" : "us" };
}

/** Returns the calculator’s id of an internal path; undefined for the id itself. */
export const variantId = (variant: string): string | undefined =>
  variant.endsWith(US_SUFFIX) ? variant.slice(0, -US_SUFFIX.length) : undefined;

/**
 * Returns the calculator of a page with variants: /calculators/bmi, /embed/physics,
 * /calculators/physics/momentum; undefined for other pages.
 */
export function calculatorInSystems(pathname: string): CalculatorEntry | undefined {
  const [area, id = "", entry, ...rest] = pathname.split("/").filter(Boolean);
  if ((area !== "calculators" && area !== "embed") || rest.length > 0) return undefined;
  if (entry !== undefined)
    return area === "calculators" && panelsInSystems.includes(id) && findEntry(id, entry)?.slug === entry
      ? findCalculator(id)
      : undefined;
  if (panelsInSystems.includes(id)) return findCalculator(id);
  const calculator = findFormCalculator(id);
  return calculator && hasQuantities(calculator) ? calculator : undefined;
}

export const variantPath = (pathname: string, system: UnitSystem): string =>
  variantOf(pathname.replace(/\/$/, ""), system);
