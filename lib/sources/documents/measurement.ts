import { internationalStandards } from "./measurement/international-standards.ts";
import { laws } from "./measurement/laws.ts";
import { nationalStandards } from "./measurement/national-standards.ts";
import { science } from "./measurement/science.ts";
import { trade } from "./measurement/trade.ts";

/** What the factors of converters rest on. The code of each is what groups of units and definitions cite. */
export const measurement = {
  ...science,
  ...internationalStandards,
  ...nationalStandards,
  ...laws,
  ...trade,
};
