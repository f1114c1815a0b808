import { materialNames, materialSources } from "./generated/material-names.ts";

/** What people call a material that stands here in many forms. */
const USUAL: Readonly<Record<string, string>> = {
  steel: "steel-1020-hot-rolled",
  "carbon steel": "steel-1020-hot-rolled",
  "mild steel": "steel-1020-hot-rolled",
  "low carbon steel": "steel-1020-hot-rolled",
  "structural steel": "steel-s235",
  "alloy steel": "steel-4140-normalized",
  aluminium: "pure-aluminum",
  "aluminum 6061": "aluminum-6061-t6",
  "titanium alloy": "titanium-6al-4v",
  "grey cast iron": "gray-iron-g3000",
  bronze: "bronze-c93200",
  brass: "brass-c26000",
};

interface Name {
  words: string;
  id: string;
}

const plain = (name: string): string =>
  ` ${name
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, " ")
    .trim()} `;

let named: ReadonlyMap<string, readonly Name[]> | undefined;

/** Every name of every material in plain words, by its first; a name with no letter and no four figures says too little. */
function namesByFirst(): ReadonlyMap<string, readonly Name[]> {
  if (named) return named;
  const byFirst = new Map<string, Name[]>();
  const all = [
    ...Object.entries(USUAL).map(([words, id]) => ({ words: plain(words), id })),
    ...materialNames.flatMap(([id, [label = "", ...aliases]]) =>
      [label, id, ...aliases].map((name) => ({ words: plain(name), id })),
    ),
  ];
  for (const name of all) {
    if (!/[a-z]{3}|\d{3}|[a-z]\d|\d[a-z]/.test(name.words)) continue;
    const [, first = ""] = name.words.split(" ");
    byFirst.set(first, [...(byFirst.get(first) ?? []), name]);
  }
  named = byFirst;
  return named;
}

/** The longest name in a text in plain words, with a digit in it or without one. */
function longestIn(text: string, hasDigit: boolean): Name | undefined {
  let longest: Name | undefined;
  for (const first of new Set(text.split(" ")))
    for (const name of namesByFirst().get(first) ?? [])
      if (
        name.words.length > (longest?.words.length ?? 0) &&
        /\d/.test(name.words) === hasDigit &&
        text.includes(name.words)
      )
        longest = name;
  return longest;
}

/** Lengths: the 304 of "304 mm" is no steel. */
const MEASURES = /(?<![a-z\d.])\d[\d./-]{0,12}\s?(?:mm|cm|m|in|inch(?:es)?|ft|foot|feet|met(?:er|re)s?)\b/g;

/** The material that a text in lower case names, and the text without the name: a number before a word, the longest first. */
export function materialIn(lower: string): { id: string; rest: string } | undefined {
  const [text, bare] = [plain(lower), plain(lower.replace(MEASURES, " "))];
  const found = longestIn(bare, true) ?? longestIn(text, false);
  return found && { id: found.id, rest: text.replace(found.words, " ") };
}

/** Where a property of a material comes from, in a line; undefined where it is none of the table. */
export function sourceOf(id: string, property: string): string | undefined {
  const cited = materialNames.find(([own]) => own === id)?.[2].split(" ") ?? [];
  const place = cited.indexOf(property);
  return place < 0 ? undefined : materialSources[Number(cited[place + 1])];
}
