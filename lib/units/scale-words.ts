const NAMES: Readonly<Record<number, string>> = {
  3: "k thousand grand",
  5: "lakh lakhs lac lacs",
  6: "m mm mil million",
  7: "crore crores cr",
  9: "b bn billion",
};

/** Powers of ten by the words and letters for them. */
export const SCALE_POWERS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(NAMES).flatMap(([power, names]) => names.split(" ").map((name) => [name, Number(power)])),
);

const SCALE = /^\s{0,4}(\p{L}{1,8})(?![\p{L}\p{N}])/u;

/** Reads the word or letter for a power of ten that a text begins with: the "k" of "350k", the " million" of "1.2 million". */
export function readScale(text: string): { power: number; length: number } | undefined {
  const match = SCALE.exec(text);
  const power = match && SCALE_POWERS[(match[1] ?? "").toLowerCase()];
  return typeof power === "number" ? { power, length: match?.[0].length ?? 0 } : undefined;
}
