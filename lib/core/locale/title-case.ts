/** Words that stay in lower case within a title : articles, conjunctions and prepositions, and "emf". */
const SMALL = new Set(
  "a an and as at but by der emf for from in into nor of on or over per the through to under with".split(" "),
);

/** Returns a title with capitals: "Heat Loss through an R-Value". A word with a capital in it keeps its letters. */
export const titleCase = (title: string): string =>
  title
    .split(" ")
    .map((word, at, words) => {
      const isFirst = at === 0 || words[at - 1]?.endsWith(":");
      return !isFirst && SMALL.has(word.replace(":", ""))
        ? word
        : word.split("-").map(capitalizePart).join("-");
    })
    .join(" ");

const capitalizePart = (part: string): string => part.charAt(0).toUpperCase() + part.slice(1);
