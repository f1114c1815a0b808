/**
 * Certainty of a factor: "exact" if a standard or a law defines it, "convention" if it is only agreed (a calorie among
 * several, a typical density), "measured" if it has an uncertainty.
 */
export type Exactness = "exact" | "convention" | "measured";

/** Law that converts a number in a unit into the quantity's base unit, and back. */
export type LawDeclaration =
  /** base = x × factor (× each named parameter to its power) */
  | { kind: "linear"; factor: string; scaledBy?: Readonly<Record<string, number>> }
  /** base = (x + offset) × factor; offset is a plain ratio in the unit itself */
  | { kind: "affine"; factor: string; offset: string }
  /** base = numerator ÷ x (× each named parameter to its power); what 0 gives: an error, or 0 by convention */
  | { kind: "reciprocal"; numerator: string; scaledBy?: Readonly<Record<string, number>>; atZero?: "zero" }
  /** base = reference × root^(x × perUnit), e.g. dB: root 10, perUnit "1/10" or "1/20" */
  | { kind: "logarithmic"; reference: string; root: 2 | 10 | "e"; perUnit: string }
  /** A pair of functions in the converter's `.laws.ts`, under the unit's id */
  | { kind: "function" };

/** Quantity that the part before the first colon counts. */
export type Sexagesimal = "minutes" | "hours";

export interface UnitDeclaration {
  id: string;
  /** Name in a list: "Kilogram per cubic meter". */
  name: string;
  symbol: string;
  /** Defining relation of a linear law, e.g. "lbf/in^2" (see lib/units/expression.ts). */
  factor?: string;
  /** Any other law. Exactly one of `factor` and `law` is present. */
  law?: LawDeclaration;
  /** Default "exact". A law other than linear or affine has the exactness of its constants. */
  exactness?: Exactness;
  /** Lowercase plural if the rule (first noun + s) fails: "feet", "hertz". */
  plural?: string;
  /** Further names in input: "lbs", "kph", "sq ft". British spellings and plain-ASCII forms are derived. */
  aliases?: readonly string[];
  /** For laws that are functions or logarithms: to the base unit and back, as printed on the page. */
  formula?: { toBase: string; fromBase: string };
  /** Also reads and formats the unit with colons: minutes as m:ss, hours and degrees as h:mm:ss. */
  sexagesimal?: Sexagesimal;
  /** "deprecated Dec 31, 2022" and the like. */
  deprecated?: string;
  /** Id of another unit of the converter with the same common name: the gigabyte of 1000 megabytes. */
  namesake?: string;
}

export interface NamesakeTexts {
  here: string;
  there: string;
}

export interface UnitGroup {
  name: string;
  /** Source of the factors: code in lib/core/sources and the place, "SI9 Table 4; SP811 B.8". */
  source: string;
  units: readonly UnitDeclaration[];
}

/** Value of a parameter to select. */
export interface Preset {
  label: string;
  value: number;
  /** Names in questions, in lower case: "flour". */
  names?: readonly string[];
}

/** Number (or choice) that the conversion needs in addition to the value. */
interface ParameterDeclaration {
  id: string;
  label: string;
  /** Symbol of the field’s unit; "" for a pure number. */
  unit: string;
  /** Defining relation of that unit, for `scaledBy`; default "1". */
  factor?: string;
  default: number;
  min: number;
  max: number;
  /** One sentence under the field. */
  hint?: string;
  /** Named values; with `fixed` no others are allowed. */
  presets?: readonly Preset[];
  fixed?: true;
}

/** Realistic values of a unit, as entered text. */
export interface CommonValues {
  /** Value of the worked example; not 1, the initial value. */
  example: string;
  /** Tables next to the converter; by default one of round values. */
  tables?: readonly CommonTable[];
}

export interface CommonTable {
  /** "Tire pressures"; absent for the quick table of everyday values. */
  title?: string;
  values: readonly string[];
  /** IDs of units to display in addition to the target unit. */
  also?: readonly string[];
}

export interface Question {
  q: string;
  a: string;
}

/** Question about the quantity, for the converter’s page, or about pairs, for theirs: at most three pages in all. */
export interface Faq<Slug extends string = string> extends Question {
  /** Slugs of the pairs whose pages display it. */
  pairs?: readonly Slug[];
  /** Displays a question about pairs on the converter’s page, too. */
  general?: true;
  /** Permits figures of more than six digits: the answer is about exact values, or tells close ones apart. */
  exact?: true;
}

/** A popular pair with its own page, at /converters/{category}/{converter}/{slug}. */
export interface PairDeclaration<Slug extends string = string> {
  slug: Slug;
  from: string;
  to: string;
  /** Title and heading if the names of the units are ambiguous or read badly. */
  title?: string;
  /**
   * Opening sentence if “1 psi = 0.06895 bar” does not say enough. Braces contain values of the first unit, which are
   * converted: "A {6}:12 roof is {=6}°". A preset may follow, then the digits: "{=1; flour|3}".
   */
  lead?: string;
  /** Tells who converts these units, and why. */
  about?: string;
  /** Shortcut for mental arithmetic, step by step: "× 2, + 30" (lib/units/rule-of-thumb.ts). */
  rule?: string;
  /** Values of the first unit that people know, and what they are: ["32", "a car tire"]. */
  familiar?: readonly (readonly [value: string, meaning: string])[];
  /** Questions of this pair, in addition to those of the converter that name it. */
  faq?: readonly Question[];
}

/** Texts of a converter’s pages: only these need them. */
export interface ConverterTexts {
  /** Traps and conventions, one sentence each, for display next to the converter. */
  notes?: readonly string[];
  pairs: readonly PairDeclaration[];
  faq: readonly Faq[];
}

/** Quantity with its units. */
export interface QuantityDeclaration {
  slug: string;
  category: string;
  /** "Length Converter" */
  name: string;
  description: string;
  /** Text of the base unit in formulas: name and symbol. */
  base: { name: string; symbol: string };
  /** Defining relation of the base unit, whose dimension every unit must have. */
  baseFactor: string;
  defaultPair: readonly [from: string, to: string];
  /** Ids of common units, in display order: a long list begins with them and collapses the others. */
  commonUnits?: readonly string[];
  groups: readonly UnitGroup[];
  /** Common values by the ID of the source unit; required for the first unit of every pair. */
  commonValues: Readonly<Record<string, CommonValues>>;
  /** Note next to conversions of units that have namesakes; `there` links to the same conversion between those. */
  namesakes?: NamesakeTexts;
  parameters?: readonly ParameterDeclaration[];
  /** Results: 10 significant digits unless docs/specification.md says otherwise. */
  rounding?: { decimals: number };
  /** Bounds of the base value, in the base unit, and the message for values outside them. */
  bounds?: { min?: string; max?: string; message: string };
  /** Search terms for this converter, in addition to its name and its units. */
  keywords?: readonly string[];
  /** Slugs of related converters of the same category, at most six; the category fills the rest. */
  related?: readonly string[];
}

/** Converter: its quantity, and the texts of its pages. */
export interface ConverterDeclaration extends QuantityDeclaration, ConverterTexts {}
