import { libraryUnit } from "./library.ts";
import type { ConverterDeclaration, Faq, PairDeclaration, UnitDeclaration, UnitGroup } from "./quantity.ts";

/** Unit of the library with overrides; aliases are added. */
interface ListedUnit extends Partial<Omit<UnitDeclaration, "id">> {
  /** Id, here and in the library. */
  unit: string;
}

/**
 * Entry in a list of units: one of the library by its ID, one of the library with other names, or one that the
 * converter defines.
 */
export type UnitEntry = string | ListedUnit | UnitDeclaration;

/** Converter as its file declares it. */
interface ConverterSource<Slug extends string>
  extends Omit<ConverterDeclaration, "groups" | "pairs" | "faq"> {
  groups: readonly (Omit<UnitGroup, "units"> & { units: readonly UnitEntry[] })[];
  pairs: readonly PairDeclaration<Slug>[];
  faq: readonly Faq<NoInfer<Slug>>[];
}

/**
 * Declares a converter: `export default defineConverter({...})`. @throws ReferenceError for an id that the
 * library lacks, or a question about a pair that the converter lacks. @throws RangeError for a question on too many pages.
 */
export function defineConverter<const Slug extends string>(
  source: ConverterSource<Slug>,
): ConverterDeclaration {
  checkQuestions(source);
  return {
    ...source,
    groups: source.groups.map((group) => ({ ...group, units: group.units.map(unitOf) })),
  };
}

const MAX_PAGES_PER_QUESTION = 3;
const MAX_GENERAL_QUESTIONS = 2;

function checkQuestions({
  slug,
  pairs,
  faq,
}: Pick<ConverterDeclaration, "slug" | "pairs"> & { faq: readonly Faq[] }): void {
  const slugs = new Set(pairs.map((pair) => pair.slug));
  for (const { q, pairs: named = [], general } of faq) {
    const unknown = named.find((pair) => !slugs.has(pair));
    if (unknown !== undefined) throw new ReferenceError(`${slug}: no pair ${unknown} for “${q}”`);
    if (named.length + (general ? 1 : 0) > MAX_PAGES_PER_QUESTION)
      throw new RangeError(`${slug}: “${q}” is on more than ${MAX_PAGES_PER_QUESTION} pages`);
  }
  for (const pair of slugs) {
    const general = faq.filter((question) => question.general && question.pairs?.includes(pair));
    if (general.length > MAX_GENERAL_QUESTIONS)
      throw new RangeError(`${slug}: ${pair} has more than ${MAX_GENERAL_QUESTIONS} general questions`);
  }
}

function unitOf(entry: UnitEntry): UnitDeclaration {
  if (typeof entry === "string") return { id: entry, ...libraryUnit(entry) };
  if ("id" in entry) return entry;
  const { unit: id, ...unitFields } = entry;
  const { factor, exactness, sexagesimal, plural, ...shared } = libraryUnit(id);
  const aliases = [...(shared.aliases ?? []), ...(unitFields.aliases ?? [])];
  // Another law resets the exactness, another name the plural.
  const ownLaw = unitFields.factor !== undefined || unitFields.law !== undefined;
  return {
    id,
    ...shared,
    ...(!ownLaw && { factor, ...(exactness && { exactness }), ...(sexagesimal && { sexagesimal }) }),
    ...(unitFields.name === undefined && plural !== undefined && { plural }),
    ...unitFields,
    ...(aliases.length > 0 && { aliases }),
  };
}
