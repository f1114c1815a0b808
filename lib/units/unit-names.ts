import type { CompiledConverter, CompiledUnit } from "./compile.ts";
import { withoutRemarks } from "./names.ts";

/** Ids of the units of a converter by their names. */
interface UnitNames {
  /** Exact names: symbols differ by case (mW, MW). */
  readonly exact: ReadonlyMap<string, string>;
  /** Names that differ only by case, by their lowercase form; most have none. */
  readonly folded: ReadonlyMap<string, readonly string[]>;
  /** Bounds of names with the same first word, by that word in lower case. */
  readonly bounds: ReadonlyMap<string, NameBounds>;
}

/** Maxima of the names that begin with one word. */
interface NameBounds {
  length: number;
  numbers: number;
  /** Number of blanks, in any spacing: "in wg / 100 ft" is "in wg/100ft". */
  blanks: number;
}

const cache = new WeakMap<CompiledConverter, UnitNames>();

/**
 * Indexes all names of a converter’s units: id, name, plural, symbol, aliases, their ASCII forms and British
 * spellings.
 */
export function unitNames(converter: CompiledConverter): UnitNames {
  const cachedNames = cache.get(converter);
  if (cachedNames) return cachedNames;
  const exact = new Map<string, string>();
  const folded = new Map<string, string[]>();
  // Symbols have precedence, then the declared order: the first unit gets a name.
  const claims = [symbolNames, aliasNames, longNames].flatMap((names) =>
    converter.units.flatMap((unit) => names(unit).map((name) => ({ name, id: unit.id }))),
  );
  for (const { name, id } of claims) {
    if (name === "") continue;
    if (exact.has(name)) continue;
    exact.set(name, id);
    const lower = name.toLowerCase();
    const same = folded.get(lower);
    if (same) same.push(name);
    else folded.set(lower, [name]);
  }
  for (const { name, id } of claims) {
    const loose = loosenName(name);
    if (loose !== "" && !exact.has(loose)) exact.set(loose, id);
  }
  for (const [lower, same] of folded) if (same.length === 1 && same[0] === lower) folded.delete(lower);
  const names = { exact, folded, bounds: boundsOf(exact.keys()) };
  cache.set(converter, names);
  return names;
}

function boundsOf(names: Iterable<string>): Map<string, NameBounds> {
  const bounds = new Map<string, NameBounds>();
  for (const name of names) {
    const word = firstWord(name);
    const { length = 0, numbers = 0, blanks = 0 } = bounds.get(word) ?? {};
    bounds.set(word, {
      length: Math.max(length, name.length),
      numbers: Math.max(numbers, name.match(/\d+/g)?.length ?? 0),
      blanks: Math.max(blanks, name.replace(/\//g, "  ").match(/[ \d]/g)?.length ?? 0),
    });
  }
  return bounds;
}

/** Returns the letters that a name begins with, or its first other sign, as they are written without dots. */
const firstWord = (text: string): string =>
  (/^(?:\p{L}(?:\p{L}|\.(?!\^?\d))*|.)/u.exec(text)?.[0] ?? "").replaceAll(".", "").toLowerCase();

/** Minimum length of a list for an index. */
const MIN_INDEXED = 8;
const indexes = new WeakMap<readonly CompiledConverter[], Map<string, CompiledConverter[]>>();

/** Returns the converters, in their order, that have a unit whose name begins with the first word of a normalized text. */
export function convertersNaming<C extends CompiledConverter>(
  converters: readonly C[],
  text: string,
): readonly C[] {
  if (converters.length < MIN_INDEXED) return converters;
  const index = indexes.get(converters) ?? new Map<string, C[]>();
  if (!indexes.has(converters)) {
    for (const converter of converters)
      for (const word of unitNames(converter).bounds.keys()) {
        const same = index.get(word);
        if (same) same.push(converter);
        else index.set(word, [converter]);
      }
    indexes.set(converters, index);
  }
  return (index.get(firstWord(text)) ?? []) as readonly CompiledConverter[] as readonly C[];
}

/** Returns the length up to which a normalized text may begin with a name. It may have more dots and blanks than the name in the list. */
export function maxNameLength({ bounds }: UnitNames, text: string): number {
  const most = bounds.get(firstWord(text));
  if (!most) return 0;
  const longestText = text.slice(0, 2 * most.length);
  let { numbers, blanks } = most;
  for (const { 0: part, index } of longestText.matchAll(/\d+| /g))
    if ((part === " " ? blanks-- : numbers--) === 0) return index;
  return longestText.length;
}

/** True if a unit of the converter has a name that begins with the first word of a text. */
export const mayNameUnit = (converter: CompiledConverter, text: string): boolean =>
  unitNames(converter).bounds.has(firstWord(normalizeName(text)));

/** Returns the unit that a complete text names, or undefined. */
export function findUnitByName(converter: CompiledConverter, text: string): string | undefined {
  return unitNamed(unitNames(converter), normalizeName(text));
}

/** Finds the unit of a normalized name as it is written, or else with other dots, blanks and exponents. */
export const unitNamed = (names: UnitNames, name: string): string | undefined =>
  matchCase(names, name) ?? (LOOSE.test(name) ? matchCase(names, loosenName(name)) : undefined);

/** Finds the unit of a name; written in other case, it is the one that differs least: "ml" is mL, not ML. */
function matchCase({ exact, folded }: UnitNames, name: string): string | undefined {
  const exactMatch = exact.get(name);
  if (exactMatch !== undefined) return exactMatch;
  const lower = name.toLowerCase();
  const [first, ...others] = folded.get(lower) ?? [];
  if (first === undefined) return lower === name ? undefined : exact.get(lower);
  const distance = (other: string): number =>
    [...other].filter((letter, index) => letter !== name[index]).length;
  return exact.get(others.reduce((best, other) => (distance(other) < distance(best) ? other : best), first));
}

/** Number of cached texts, and their length in UTF-16 units. */
const [MAX_CACHED, MAX_CACHED_LENGTH] = [500, 100];

/** Returns a function that remembers its last results: each text is looked up in every converter. */
function cached(change: (text: string) => string): (text: string) => string {
  const results = new Map<string, string>();
  return (text) => {
    const cachedResult = results.get(text);
    if (cachedResult !== undefined) return cachedResult;
    const result = change(text);
    if (results.size >= MAX_CACHED) results.clear();
    if (text.length <= MAX_CACHED_LENGTH) results.set(text, result);
    return result;
  };
}

/** Normalizes quotes, primes, micro signs and spaces. */
export const normalizeName = cached((text) =>
  text
    .normalize("NFC")
    .replace(/[′’]/g, "'")
    .replace(/[″”“]/g, '"')
    .replace(/μ/g, "µ")
    .replace(/\s+/g, " ")
    .trim(),
);

/** Text that `loosenName` changes. Most names have none. */
const LOOSE = /[²³⁴^./]| per |\d \p{L}/u;

/** Removes variations in spelling: "in. w.g. / 100 ft" is "in wg/100ft", "ft³/min" is "ft3/min". */
const loosenName = cached((name) =>
  name
    .replace(/[²³⁴]/g, (exponent) => plainAscii(exponent).slice(1))
    .replace(/\^(?=\d)|\.(?!\^?\d)/g, "")
    .replace(/ per | ?\/ ?/g, "/")
    .replace(/(\d) (?=\p{L})/gu, "$1"),
);

/** Lists the spellings of one unit, for the search. */
export const spellings = (unit: CompiledUnit): string[] => [
  ...new Set([...symbolNames(unit), ...aliasNames(unit), ...longNames(unit)]),
];

function symbolNames(unit: CompiledUnit): string[] {
  if (unit.symbol === "—") return [];
  const symbol = normalizeName(unit.symbol);
  return [symbol, plainAscii(symbol), plainAscii(symbol).replace(/\^/g, ""), symbol.replace(/·/g, "")];
}

const aliasNames = (unit: CompiledUnit): string[] => (unit.aliases ?? []).map(normalizeName);

function longNames(unit: CompiledUnit): string[] {
  const name = withoutRemarks(unit.name).trim();
  const remark = /\(((?:[^()]|\([^()]*\))*)\)/.exec(unit.name)?.[1];
  const names = [
    unit.id,
    name,
    unit.plural,
    unit.id.replaceAll("-", " "),
    unit.plural.replaceAll("-", " "),
    unit.name,
    remark && `${name} ${remark}`,
    ...(remark && unit.plural.startsWith(`${remark} `)
      ? [
          `${unit.plural.slice(remark.length + 1)} ${remark}`,
          `${unit.plural.slice(remark.length + 1)} (${remark})`,
        ]
      : []),
    ...systemNames(unit),
  ];
  const american = names
    .filter((text): text is string => Boolean(text))
    .map((text) => normalizeName(text).toLowerCase());
  return [...american, ...american.map(british)];
}

/** Words for the system of measures in the remark of a name: "Gallon (imperial)". */
const SYSTEM_WORDS: Readonly<Record<string, readonly string[]>> = {
  imperial: ["imperial", "uk", "british"],
  uk: ["imperial", "uk", "british"],
  us: ["us", "american"],
};

/** Lists a unit's names with its system before or after them: "uk gallons", "gallons uk", "gallon (uk)". */
function systemNames({ name, plural }: CompiledUnit): string[] {
  const [, system = ""] = /\((imperial|uk|us)[,)]/i.exec(name) ?? [];
  const words = SYSTEM_WORDS[system.toLowerCase()] ?? [];
  const bases = [withoutRemarks(name).trim(), plural.replace(/^(?:imperial|uk|us) /i, "")];
  return bases.flatMap((base) =>
    words.flatMap((word) => [`${word} ${base}`, `${base} ${word}`, `${base} (${word})`]),
  );
}

const british = (name: string): string =>
  name
    .replace(/(?<!para|therm|baro|alti)meter/g, "metre")
    .replace(/liter/g, "litre")
    .replace(/\bgram/g, "gramme");

const ASCII: Readonly<Record<string, string>> = {
  "²": "^2",
  "³": "^3",
  "⁴": "^4",
  µ: "u",
  Ω: "ohm",
  "°": "deg",
  "·": "*",
  "⁻": "^-",
  "¹": "1",
  Å: "A",
  "₂": "2",
};
const plainAscii = (symbol: string): string =>
  symbol.replace(/[²³⁴µΩ°·⁻¹Å₂]/g, (character) => ASCII[character] ?? character);
