/** Words without meaning for a search. */
const SILENT = new Set(
  (
    "a an the is are am was be been do does did can could would should will shall may might i me my we us our you your it its " +
    "this that these those there here of for to in on at with from by and or as about into how what where which who when why " +
    "please find show tell give need want like looking look get go take open have has any some one calculator calculators " +
    "calculate calculation compute page tool tools site website work works use using used know help let just so much many " +
    "if not no s t re ve m d ll scicalc"
  ).split(" "),
);

const MAX_WORDS = 40;

/** Returns the meaningful words of a text, in lower case and without plural endings; at most 40. */
export const meaningfulWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && word.length <= 40 && !SILENT.has(word))
    .slice(0, MAX_WORDS)
    .map(stem);

/** Stems "studies" to "study", "loans" to "loan"; "sizing", "sized" and "size" to "siz". */
export function stem(word: string): string {
  if (word.length < 4) return word;
  const singular = word.replace(/ies$/, "y").replace(/(?<=[^su])s$/, "");
  return singular.length < 5 ? singular : singular.replace(/(?:ing|er|or|ed|e)$/, "");
}

/** Returns what words are listed under, by the word: { USD: "dollar bucks" } is { dollar: "USD", bucks: "USD" }. */
export const byWord = <Key extends string>(
  lists: Readonly<Record<Key, string>>,
  separator = " ",
): Readonly<Record<string, Key>> => {
  const byWords = Object.create(null) as Record<string, Key>;
  for (const [key, list] of Object.entries(lists) as [Key, string][])
    for (const word of list.split(separator)) byWords[word] = key;
  return byWords;
};
