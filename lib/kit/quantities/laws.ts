import type { ConverterLaws } from "../../units/law.ts";
import { allLaws } from "./generated/all-laws.ts";

const laws: Readonly<Record<string, ConverterLaws>> = allLaws;

/** The function laws of a quantity, at once: for the server, which need not load them late as a page does. */
export const findLaws = (slug: string): ConverterLaws | undefined =>
  Object.hasOwn(laws, slug) ? laws[slug] : undefined;
