import type { DocumentId } from "../../core/sources/register.ts";
import type { Quantity } from "../../kit/quantities/quantity.ts";
import type { ConstantId } from "./constants.ts";
import type { Sign } from "./quantities/measure.ts";
import type { MeasureId } from "./quantities.ts";

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

/** Id of the drawing that shows a formula's values (components/panels/physics/drawings). */
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
  /** Sign, if it differs from that of the measure. */
  sign?: Sign;
  /** Exclusive upper limit in the SI base unit. */
  below?: number;
  /** Inclusive limits in the SI base unit. */
  min?: number;
  max?: number;
  /** True for a factor that accepts only whole numbers. */
  whole?: true;
  /** True if the value is conventional: callers of the API may omit it. */
  usual?: true;
}

export interface Variable extends Limits {
  /** "factor": a plain number. */
  measure: MeasureId | "factor";
  /** Meaning in plain words, in lower case: "initial speed". */
  meaning: string;
  /** Initial value of its field, with its unit; absent for the variable that the formula computes. */
  start?: Quantity["default"];
}

export const variable = (
  measure: Variable["measure"],
  meaning: string,
  start?: Variable["start"],
  limits: Limits = {},
): Variable => ({ measure, meaning, ...(start !== undefined && { start }), ...limits });

/** Standard gravity is in m/s² in both unit systems: 32.17 ft/s² would not be exactly 9.80665 m/s². */
export const gravity = variable(
  "gravity",
  "acceleration of gravity",
  { si: "9.80665 m/s2", us: "9.80665 m/s2" },
  { usual: true },
);

/** Declares a plain number: an index of refraction, a coefficient, a count. */
export const factor = (meaning: string, start?: string, limits: Limits = {}): Variable =>
  variable("factor", meaning, start, { sign: "positive", ...limits });

/** Numerical search without a closed form: finds sign changes between two expressions. */
export interface Search {
  from: string;
  to: string;
}

export interface Relation {
  title: string;
  /** Equation in mathjs’s grammar: "E == m * v^2 / 2". */
  equation: string;
  /** Equivalent form that is numerically stable, if the usual form is not. */
  stable?: string;
  /** Variables by symbol, in the order of the form. */
  variables: Readonly<Record<string, Variable>>;
  constants?: readonly ConstantId[];
  /**
   * Formulas that solve for each variable. They include every real root; roots that do not satisfy the
   * equation are dropped. A variable that is one side of the equation needs no entry.
   */
  solved: Readonly<Record<string, string | readonly string[] | Search>>;
  /** Reason why a variable has no real solution, a sentence each. */
  impossible?: Readonly<Record<string, string>>;
  /** Additional results from the same values, as assignments of further variables. */
  also?: Readonly<Record<string, Variable & { formula: string }>>;
  /** The warning applies when the expression is above zero. */
  warnings?: readonly { when: string; text: string }[];
  /** Validity of the formula, in sentences. */
  limits: readonly string[];
  /** Other names of the formula: "suvat", "half-life". */
  names?: readonly string[];
  /** Search words, in addition to the title and the names of the variables. */
  words?: string;
  /** Alternative forms of the equation, such as "v = u + at". */
  spellings?: readonly string[];
  /** Ids of related formulas. */
  related?: readonly string[];
  source: readonly [DocumentId, clause: string];
  drawing?: DrawingId;
}

export type Relations = Readonly<Record<string, Relation>>;

const volume =
  (id: DocumentId) =>
  (clause: string): readonly [DocumentId, string] => [id, clause];

/** Cites a section of OpenStax's University Physics. */
export const volume1 = volume("openstax-physics-1");
export const volume2 = volume("openstax-physics-2");
export const volume3 = volume("openstax-physics-3");
/** Cites a section of Kuphaldt's Lessons In Electric Circuits, Volume II. */
export const alternatingCurrent = volume("kuphaldt-ac");
