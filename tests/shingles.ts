/** Words of a shingle. */
const SHINGLE = 5;

/** Runs of five words within each text. */
export const shinglesOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts.flatMap((text) => {
      const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
      return words
        .slice(0, Math.max(1, words.length - SHINGLE + 1))
        .map((_, at) => words.slice(at, at + SHINGLE).join(" "));
    }),
  );
