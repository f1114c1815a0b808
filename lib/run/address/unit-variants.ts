import { findCalculator, findFormCalculator } from "../../catalog/calculators.ts";
import { panelsInSystems } from "../../catalog/curation.ts";
import { entriesOf, findEntry, type ListedEntry } from "../../catalog/entries.ts";
import { allJobForms, findJobForm } from "../../catalog/jobs.ts";
import type { CalculatorEntry, FormCalculator } from "../../kit/calculator/define.ts";
import { withRowFields } from "../../kit/fields/field.ts";
import { UNIT_SYSTEMS, type UnitSystem } from "../../kit/quantities/systems.ts";
import { formatsOf } from "../output-lists.ts";

/**
 * Pages with quantities are built for each unit system, under internal paths of the proxy
 * (docs/decisions/unit-system.md): "bmi" in SI and "bmi~us" are both served as /calculators/bmi.
 */
const US_SUFFIX = "~us";

/** Returns true if a calculator's page depends on the visitor's unit system: by quantities, or by times of day. */
export const hasUnitSystems = ({ inputs, outputs, formulas = {} }: FormCalculator): boolean =>
  [
    ...withRowFields(inputs),
    ...formatsOf(outputs),
    ...Object.values(formulas).flatMap(({ symbols }) => Object.values(symbols).map(({ format }) => format)),
  ].some(({ kind }) => kind === "quantity") || withRowFields(inputs).some(({ kind }) => kind === "clock");

/** Page below a panel’s, in one system; `entry` is the last part of its internal path. */
interface EntryVariant extends ListedEntry {
  entry: string;
  system: UnitSystem;
}

/** Lists the pages below a calculator with a panel. */
export const entryVariants = (calculatorId: string): EntryVariant[] =>
  entriesOf(calculatorId).flatMap((listed) =>
    UNIT_SYSTEMS.filter((system) => system === "si" || panelsInSystems.includes(calculatorId)).map(
      (system) => ({ ...listed, entry: variantOf(listed.page.slug, system), system }),
    ),
  );

/** Lists the path segments of the variants of a calculator’s page. */
export const variantsOf = (calculator: FormCalculator): string[] =>
  UNIT_SYSTEMS.filter((system) => system === "si" || hasUnitSystems(calculator)).map((system) =>
    variantOf(calculator.id, system),
  );

const variantOf = (id: string, system: UnitSystem): string => (system === "us" ? id + US_SUFFIX : id);

/** Lists the parameters of the pages of all jobs with a form, in each unit system. */
export const jobVariants = (): { calculatorId: string; entry: string }[] =>
  allJobForms().flatMap((form) =>
    UNIT_SYSTEMS.filter((system) => system === "si" || hasUnitSystems(form)).map((system) => ({
      calculatorId: form.id,
      entry: variantOf(form.job, system),
    })),
  );

/**
 * Returns the calculator and the system of a variant, or the form of a job if `entry` is the job’s variant;
 * undefined if there is none.
 */
export function findVariant(
  variant: string,
  entry?: string,
): { calculator: FormCalculator; system: UnitSystem } | undefined {
  const name = variantId(entry ?? variant);
  const calculator =
    entry === undefined ? findFormCalculator(name ?? variant) : findJobForm(variant, name ?? entry);
  return calculator && { calculator, system: name === undefined ? "si" : "us" };
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
  if (entry !== undefined) {
    const job = findJobForm(id, entry);
    if (job) return hasUnitSystems(job) ? job : undefined;
    return area === "calculators" && panelsInSystems.includes(id) && findEntry(id, entry)?.page.slug === entry
      ? findCalculator(id)
      : undefined;
  }
  if (panelsInSystems.includes(id)) return findCalculator(id);
  const calculator = findFormCalculator(id);
  return calculator && hasUnitSystems(calculator) ? calculator : undefined;
}

export const variantPath = (pathname: string, system: UnitSystem): string =>
  variantOf(pathname.replace(/\/$/, ""), system);
