import type { ConverterLaws } from "../../units/law.ts";
import { allLaws } from "./generated/all-laws.ts";

const laws: Readonly<Record<string, ConverterLaws>> = allLaws;

/** Returns the function laws of a quantity synchronously: for the server, which need not load them late. */
export const findLaws = (slug: string): ConverterLaws | undefined =>
  Object.hasOwn(laws, slug) ? laws[slug] : undefined;
