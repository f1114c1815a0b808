/** Maximum length of the name of a sheet (Excel; others allow more). */
const MAX_NAME = 31;
const FORBIDDEN = /[[\]:*?/\\\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/**
 * Names for the sheets of a workbook from their titles: without what a spreadsheet refuses, each once whatever its case.
 * "History" is Excel's own.
 */
export function sheetNames(titles: readonly string[]): string[] {
  const used = new Set(["history"]);
  return titles.map((title) => {
    const base = plainName(title);
    for (let count = 1; ; count += 1) {
      const end = count === 1 ? "" : ` (${count})`;
      const name = `${cut(base, MAX_NAME - end.length)}${end}`;
      if (used.has(name.toLowerCase())) continue;
      used.add(name.toLowerCase());
      return name;
    }
  });
}

function plainName(title: string): string {
  // Cut at characters and not at code units: half of a pair is no text.
  const text = title.toWellFormed().replace(FORBIDDEN, " ").replace(/\s+/g, " ");
  return cut(text.replace(/^[\s']+/, ""), MAX_NAME) || "Sheet";
}

/** At most so many UTF-16 units, no character in halves; an apostrophe may not end a name either. */
function cut(text: string, length: number): string {
  let shortened = "";
  for (const character of text) {
    if (shortened.length + character.length > length) break;
    shortened += character;
  }
  return withoutEnd(shortened);
}

function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && " '".includes(text[end - 1] ?? "")) end -= 1;
  return text.slice(0, end);
}

/** Names of files from those of sheets: small letters, digits and hyphens, each once by its number. */
export const fileNames = (names: readonly string[], ending: string): string[] => {
  const digits = String(names.length).length;
  return names.map((name, index) => {
    const words =
      name
        .normalize("NFKD")
        .toLowerCase()
        .match(/[a-z0-9]+/g) ?? [];
    return `${String(index + 1).padStart(Math.max(2, digits), "0")}-${words.join("-").slice(0, 40) || "table"}.${ending}`;
  });
};
