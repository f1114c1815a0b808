import { internationalStandards } from "./measurement/international-standards.ts";
import { laws } from "./measurement/laws.ts";
import { nationalStandards } from "./measurement/national-standards.ts";
import { science } from "./measurement/science.ts";
import { trade } from "./measurement/trade.ts";

/** Sources of the converters' factors. Unit groups and definitions cite them by their codes. */
export const measurement = {
  ...science,
  ...internationalStandards,
  ...nationalStandards,
  ...laws,
  ...trade,
};
