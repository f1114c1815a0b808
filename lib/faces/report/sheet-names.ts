/** Maximum length of the name of a sheet (Excel; others allow more). */
const MAX_NAME = 31;
const FORBIDDEN = /[[\]:*?/\\\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/**
 * Derives names for the sheets of a workbook from titles: without forbidden characters, unique regardless of
 * case. Excel reserves "History".
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
  // Truncates at characters instead of code units.
  const text = title.toWellFormed().replace(FORBIDDEN, " ").replace(/\s+/g, " ");
  return cut(text.replace(/^[\s']+/, ""), MAX_NAME) || "Sheet";
}

/** Truncates to UTF-16 units at a character; names cannot end with an apostrophe. */
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

/** Derives file names from sheet names: lowercase letters, digits and hyphens, with a unique number. */
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
