import { resolveTimeZone } from "../../core/civil/time-zone.ts";
import { dayAt } from "../../core/civil/today.ts";
import type { Problem } from "../../core/result/result.ts";
import { clipText } from "../../kit/fields/clip-text.ts";
import type { Context } from "../../kit/fields/context.ts";
import { type Currency, DEFAULT_CURRENCY, findCurrency } from "../../kit/fields/currency.ts";
import { MAX_LENGTH } from "../../kit/fields/entry.ts";
import type { Field, Fields } from "../../kit/fields/field.ts";
import { choiceUnknown, zoneUnknown } from "../../kit/fields/messages.ts";
import { dayProblem } from "../../kit/fields/read-time.ts";
import { ownerOf } from "../../kit/fields/records.ts";
import { messages as sentMessages } from "../../kit/fields/sent-messages.ts";
import { UNIT_SYSTEMS, type UnitSystem } from "../../kit/quantities/systems.ts";
import { SCENARIO_NAME, SCENARIO_TITLE, UNITS_NAME } from "../../run/address/names.ts";
import { rowsOfText } from "../../run/address/rows-text.ts";
import { isUnitSystem } from "../../run/address/unit-system.ts";
import { messages } from "./messages.ts";

export interface CalculatorRequest {
  inputs: Readonly<Record<string, unknown>>;
  context: Context;
  /** Unit system of defaults and of the answer; undefined for that of the inputs' units. */
  units: UnitSystem | undefined;
  /** True if the caller set the moment, so that the answer is independent of time. */
  fixedMoment: boolean;
  tables: boolean;
  charts: boolean;
  /** False if a missing input is an error instead of its default. */
  usesDefaults: boolean;
  /** True if ignored and missing inputs are errors. */
  isStrict: boolean;
}

export interface Sent {
  values: Readonly<Record<string, unknown>>;
  problems: readonly Problem[];
}

/** Names of options next to the inputs; reserved in all calculators. */
export const OPTION_NAMES: readonly string[] = [
  "currency",
  UNITS_NAME,
  "now",
  "timeZone",
  "include",
  "defaults",
  "strict",
];
const INCLUDES = ["tables", "charts"];

/** Maximum number of inputs and options, above that of any calculator. */
const MAX_NAMES = 200;
const TOO_MANY: Sent = {
  values: {},
  problems: [{ path: "", message: messages.tooManyInputs(MAX_NAMES) }],
};

/**
 * Parses a query: each field as the text that a visitor would enter, the unit of a quantity as `weight.unit`, rows as a
 * JSON list of objects, or of lists in the order of the fields. The address of a calculator’s page has this form.
 */
export function sentByQuery(fields: Fields, query: URLSearchParams): Sent {
  if (query.size > MAX_NAMES) return TOO_MANY;
  const values: [name: string, value: unknown][] = [];
  const problems: Problem[] = [];
  const byName = new Map<string, string>();
  for (const [name, text] of query) {
    // Ignores the scenarios of a page.
    if (name === SCENARIO_NAME || name === SCENARIO_TITLE) continue;
    if (byName.has(name)) problems.push({ path: clipText(name), message: messages.inputs.repeated });
    byName.set(name, text);
  }
  for (const [name, text] of byName) {
    const [id = "", ...parts] = name.split(".");
    const field = Object.hasOwn(fields, id) ? fields[id] : undefined;
    if (field?.kind === "quantity" && parts.join(".") === "unit") {
      // A unit without a value, which the page uses to display a record's figure, has no effect.
      if (!byName.has(id) && !ownerOf(fields, id))
        problems.push({ path: id, message: messages.inputs.unitWithoutValue });
    } else if (field && parts.length === 0) {
      const value =
        field.kind === "rows" ? rowsOfText(field, text) : textOf(field, text, byName.get(`${id}.unit`));
      if (value === undefined) problems.push({ path: id, message: messages.inputs.rowsNotAnArray });
      else values.push([id, value]);
    } else values.push([name, text]);
  }
  return { values: Object.fromEntries(values), problems };
}

const textOf = (field: Field, text: string, unit: string | undefined): unknown =>
  field.kind === "quantity" && unit !== undefined ? { value: text, unit } : text;

/** Parses a JSON body; the query may contain `include`. */
export function sentByBody(body: unknown, query = new URLSearchParams()): Sent {
  const isObject = typeof body === "object" && body !== null && !Array.isArray(body);
  if (query.size > MAX_NAMES || (isObject && Object.keys(body).length > MAX_NAMES)) return TOO_MANY;
  const problems = [...new Set(query.keys())]
    .filter((name) => name !== "include" || query.getAll(name).length > 1)
    .map((name) => ({ path: clipText(name), message: messages.inputs.notInBody }));
  if (!isObject) problems.push({ path: "", message: messages.inputs.bodyNotAnObject });
  const include = query.get("include");
  return { values: { ...(include !== null && { include }), ...(isObject && body) }, problems };
}

/** Parses and removes the options. `clock`: default time in milliseconds since 1970. */
export function readRequest(
  { values, problems: broken }: Sent,
  clock: number,
): { request: CalculatorRequest; problems: Problem[] } {
  const problems = [...broken];
  const option = <T>(name: string, missing: T, read: (text: string) => T | undefined, message: string): T => {
    if (!Object.hasOwn(values, name)) return missing;
    const value = typeof values[name] === "boolean" ? String(values[name]) : values[name];
    const optionValue = typeof value === "string" && value.length <= MAX_LENGTH ? read(value) : undefined;
    if (optionValue === undefined) problems.push({ path: name, message });
    return optionValue ?? missing;
  };
  const currency = option<Currency>(
    "currency",
    DEFAULT_CURRENCY,
    findCurrency,
    messages.inputs.currencyUnknown,
  );
  const units = option<UnitSystem | undefined>(
    UNITS_NAME,
    undefined,
    (text) => (isUnitSystem(text) ? text : undefined),
    choiceUnknown(UNIT_SYSTEMS.join(", ")),
  );
  const now = option("now", clock, instantOf, messages.inputs.momentInvalid);
  const timeZone = option("timeZone", "UTC", resolveTimeZone, zoneUnknown);
  const include = option<readonly string[]>(
    "include",
    [],
    includesOf,
    messages.inputs.includeInvalid(INCLUDES.join(", ")),
  );
  const usesDefaults = option(
    "defaults",
    true,
    (text) => (text === "none" ? false : undefined),
    sentMessages.defaultsInvalid,
  );
  const isStrict = option("strict", false, strictnessOf, sentMessages.toggleInvalid);
  const inputs = Object.fromEntries(Object.entries(values).filter(([name]) => !OPTION_NAMES.includes(name)));
  const request: CalculatorRequest = {
    inputs,
    context: { today: dayAt(now, timeZone), now, timeZone, currency },
    units,
    fixedMoment: Object.hasOwn(values, "now"),
    tables: include.includes("tables"),
    charts: include.includes("charts"),
    usesDefaults: usesDefaults && !isStrict,
    isStrict,
  };
  return { request, problems };
}

const strictnessOf = (text: string): boolean | undefined =>
  text === "true" || text === "false" ? text === "true" : undefined;

const INSTANT = /^([1-9]\d{3}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Parses an ISO 8601 instant in the years 1000 to 9999, in milliseconds since 1970. */
function instantOf(text: string): number | undefined {
  const day = INSTANT.exec(text)?.[1];
  const moment = Date.parse(text);
  if (day === undefined || dayProblem(day) || Number.isNaN(moment)) return undefined;
  // Keeps a margin, so that dates in all zones have years of four digits.
  return moment < Date.UTC(1000, 0, 3) || moment > Date.UTC(9999, 11, 29) ? undefined : moment;
}

function includesOf(text: string): readonly string[] | undefined {
  const names = text.split(",").map((name) => name.trim());
  return names.every((name) => INCLUDES.includes(name)) ? names : undefined;
}
