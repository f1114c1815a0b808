import { laws } from "../kit/quantities/generated/laws.ts";
import type { ConverterLaws } from "../units/law.ts";

/** The converters whose units need functions, and how to load these: each becomes a chunk of its own in the browser. */
export const lawLoaders: Readonly<Record<string, () => Promise<{ default: ConverterLaws }>>> = laws;

/** The laws of a converter, loaded; undefined when it needs none. */
export const lawsOf = async (slug: string): Promise<ConverterLaws | undefined> =>
  (await lawLoaders[slug]?.())?.default;
