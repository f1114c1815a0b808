import { laws } from "../kit/quantities/generated/laws.ts";
import type { ConverterLaws } from "../units/law.ts";

/** Loaders of the converters with function laws: each is a separate chunk in the browser. */
export const lawLoaders: Readonly<Record<string, () => Promise<{ default: ConverterLaws }>>> = laws;

/** Loads the laws of a converter; undefined if it needs none. */
export const lawsOf = async (slug: string): Promise<ConverterLaws | undefined> =>
  (await lawLoaders[slug]?.())?.default;
