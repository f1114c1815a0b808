import type { Quantity } from "../../quantities/quantity.ts";
import type { DocumentId } from "../../sources/register.ts";
import type { ConstantId } from "./constants.ts";
import type { Sign } from "./quantities/measure.ts";
import type { MeasureId } from "./quantities.ts";

/** The groups, in their order on the page. */
export const groups = {
  mechanics: "Mechanics",
  rotation: "Rotation",
  fluids: "Fluids",
  heat: "Heat",
  waves: "Waves and sound",
  optics: "Optics",
  electricity: "Electricity and magnetism",
  modern: "Modern physics",
  nuclear: "Atoms and nuclei",
  geometry: "Geometry",
} as const;

export type GroupId = keyof typeof groups;

/** Which drawing shows a formula's numbers (components/panels/physics/drawings). */
export type DrawingId =
  | "projectile"
  | "incline"
  | "lens"
  | "pendulum"
  | "series"
  | "parallel"
  | "divider"
  | "charging"
  | "refraction";

interface Limits {
  /** Otherwise than the measure has it. */
  sign?: Sign;
  /** In the SI base unit; the value must stay below it. */
  below?: number;
  /** In the SI base unit; the value may reach these. */
  min?: number;
  max?: number;
  /** Of a factor: whole numbers only. */
  whole?: true;
  /** By convention, where nothing else is said: an API's caller need not give it. */
  usual?: true;
}

/** A quantity of a formula that is entered or solved for. */
export interface Variable extends Limits {
  /** "factor": a plain number. */
  measure: MeasureId | "factor";
  /** In plain words, in lower case: "initial speed". */
  meaning: string;
  /** What stands in its field at first, with its unit; left out for what the formula gives. */
  start?: Quantity["default"];
}

export const variable = (
  measure: Variable["measure"],
  meaning: string,
  start?: Variable["start"],
  limits: Limits = {},
): Variable => ({ measure, meaning, ...(start !== undefined && { start }), ...limits });

/** Standard gravity in both systems of units: rounded to 32.17 ft/s², it would not be the exact 9.80665 m/s². */
export const gravity = variable(
  "gravity",
  "acceleration of gravity",
  { si: "9.80665 m/s2", us: "9.80665 m/s2" },
  { usual: true },
);

/** A plain number: an index of refraction, a coefficient, a count. */
export const factor = (meaning: string, start?: string, limits: Limits = {}): Variable =>
  variable("factor", meaning, start, { sign: "positive", ...limits });

/** Solved by brackets where there is no closed form: every change of sign between the two, which are expressions. */
export interface Search {
  from: string;
  to: string;
}

/** A formula that a visitor may solve for any of its variables. */
export interface Relation {
  title: string;
  /** In mathjs's grammar: "E == m * v^2 / 2". */
  equation: string;
  /** The same equation in a form that keeps its digits, where the usual form does not. */
  stable?: string;
  /** By symbol, in the order of the form. */
  variables: Readonly<Record<string, Variable>>;
  /** Symbols that are constants of nature. */
  constants?: readonly ConstantId[];
  /**
   * What each variable is when all others are known, as formula text: every real root is among these, and one that does not
   * satisfy the equation is left out. A side of the equation that is a variable alone needs no entry.
   */
  solved: Readonly<Record<string, string | readonly string[] | Search>>;
  /** Why there is no real solution for a variable, a sentence each. */
  impossible?: Readonly<Record<string, string>>;
  /** What else these numbers say, as assignments of further variables. */
  also?: Readonly<Record<string, Variable & { formula: string }>>;
  /** Holds when the expression is above zero. */
  warnings?: readonly { when: string; text: string }[];
  /** Where it holds, in sentences. */
  limits: readonly string[];
  /** Words people look for it with, beside its title and its variables' names. */
  words?: string;
  /** Other ways to write the equation, with other letters or other forms: "v = u + at". */
  spellings?: readonly string[];
  /** Ids of formulas beside it. */
  related?: readonly string[];
  source: readonly [DocumentId, clause: string];
  drawing?: DrawingId;
}

/** Formulas by id. */
export type Relations = Readonly<Record<string, Relation>>;

const volume =
  (id: DocumentId) =>
  (clause: string): readonly [DocumentId, string] => [id, clause];

/** A section of OpenStax's University Physics. */
export const volume1 = volume("openstax-physics-1");
export const volume2 = volume("openstax-physics-2");
export const volume3 = volume("openstax-physics-3");
/** A section of Kuphaldt's Lessons In Electric Circuits, Volume II. */
export const alternatingCurrent = volume("kuphaldt-ac");
