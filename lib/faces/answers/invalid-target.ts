import { readSource } from "../../catalog/search/phrase.ts";
import type { CompiledConverter } from "../../units/compile.ts";
import { findUnitByName, normalizeName, unitNames } from "../../units/unit-names.ts";
import * as messages from "./messages.ts";

export interface InvalidTarget {
  says: string;
  /** Words of the text that the sentence is about. */
  left: readonly string[];
  /** Index of its first character. */
  at: number;
  /** Its length in UTF-16 units. */
  length: number;
  /** True if further typing may complete the name of a unit. */
  unfinished: boolean;
}

const TOWARD = / (?:to|in|into|as)(?= )/gi;
/** Maximum length in the sentence. */
const MAX_NAME_LENGTH = 24;

/** Finds the target that prevents the conversion of a value with a known unit: the "banana" of "3 kg to banana". */
export function findInvalidTarget(
  text: string,
  converters: readonly (CompiledConverter & { common?: true })[],
): InvalidTarget | undefined {
  const cut = [...text.matchAll(TOWARD)].at(-1);
  if (!cut) return undefined;
  const behind = text.slice(cut.index + cut[0].length);
  const target = behind.trim();
  const source = normalizeName(text.slice(0, cut.index));
  if (target === "" || !/\d/.test(source)) return undefined;
  const sourceConverters = converters.filter((converter) => readSource(converter, source) !== undefined);
  if (sourceConverters.length === 0) return undefined;
  const isUnit = converters.some((converter) => findUnitByName(converter, target) !== undefined);
  return {
    says: isUnit
      ? messages.quantitiesDiffer({ target: quoted(target), source: quoted(source) })
      : messages.unitUnknown(quoted(target)),
    left: isUnit ? [text.slice(0, cut.index), target] : [target],
    at: text.length - behind.trimStart().length,
    length: target.length,
    unfinished: sourceConverters.some(
      (converter) =>
        (!isUnit || converter.common) && mayBecome(converter, normalizeName(target).toLowerCase()),
    ),
  };
}

const mayBecome = (converter: CompiledConverter, start: string): boolean =>
  [...unitNames(converter).exact.keys()].some((name) => name.toLowerCase().startsWith(start));

const quoted = (text: string): string =>
  `“${text.length > MAX_NAME_LENGTH ? `${text.slice(0, MAX_NAME_LENGTH).trimEnd()}…` : text}”`;
