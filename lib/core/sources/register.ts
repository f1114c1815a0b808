import chemistry from "./documents/chemistry.json" with { type: "json" };
import engineering from "./documents/engineering.json" with { type: "json" };
import finance from "./documents/finance.json" with { type: "json" };
import health from "./documents/health.json" with { type: "json" };
import materials from "./documents/materials.json" with { type: "json" };
import mathematics from "./documents/mathematics.json" with { type: "json" };
import internationalStandards from "./documents/measurement/international-standards.json" with {
  type: "json",
};
import laws from "./documents/measurement/laws.json" with { type: "json" };
import nationalStandards from "./documents/measurement/national-standards.json" with { type: "json" };
import science from "./documents/measurement/science.json" with { type: "json" };
import trade from "./documents/measurement/trade.json" with { type: "json" };
import physics from "./documents/physics.json" with { type: "json" };
import time from "./documents/time.json" with { type: "json" };

/** Document that the site cites. */
export interface Document {
  title: string;
  publisher?: string;
  /** Edition, year or "current text". */
  edition?: string;
  url?: string;
}

/** Sources of the converters’ factors. Unit groups and definitions cite them by their codes. */
export const measurement = {
  ...science,
  ...internationalStandards,
  ...nationalStandards,
  ...laws,
  ...trade,
};

/** Documents by subject, each with an id of its own. OpenStax is cited by its section titles. */
export const subjects = [
  measurement,
  mathematics,
  time,
  finance,
  health,
  engineering,
  materials,
  chemistry,
  physics,
] as const;

/** Every cited document, by id. */
export const register = {
  ...measurement,
  ...mathematics,
  ...time,
  ...finance,
  ...health,
  ...engineering,
  ...materials,
  ...chemistry,
  ...physics,
};

export type DocumentId = keyof typeof register;

export const findDocument = (id: string): Document | undefined =>
  Object.hasOwn(register, id) ? register[id as DocumentId] : undefined;
