/** Clips text for a message: without control characters, at most 24 characters. */
export function clipText(text: string): string {
  const signs = [...text.slice(0, 2 * MOST_SHOWN + 2)];
  const start = signs.slice(0, MOST_SHOWN).join("").replace(/\p{C}/gu, "�");
  return signs.length > MOST_SHOWN ? `${start}…` : start;
}

const MOST_SHOWN = 24;
