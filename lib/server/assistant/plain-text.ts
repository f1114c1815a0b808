/** A model's text without markdown, tags and invisible characters: what the panel shows is text, never markup. */
export const plainText = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    // Also the marks that turn the direction of writing.
    .replace(/[^\n\P{C}]/gu, "")
    .replace(/!?\[([^\]\n]*)\]\([^)\n]*\)/g, "$1")
    .replace(/<\/?[a-z][^<>\n]*>/gi, "")
    .replace(/^[ \t]*(?:`{3,}|~{3,}).*$/gm, "")
    .replace(/^[ \t]*\|?(?:[ \t]*:?-{3,}:?[ \t]*\|?)+[ \t]*$/gm, "")
    .replace(/^[ \t]*(?:#{1,6}|>)[ \t]+/gm, "")
    .replace(/^[ \t]*(?:[*+-]|\d{1,2}[.)])[ \t]+(?=\S)/gm, "• ")
    .replace(/\*\*|__|`|\\[()[\]]/g, "")
    .replace(/(?<![\S])[*_](?=\S)|(?<=\S)[*_](?![^\s.,;:!?)])/g, "")
    .replace(/\n{3,}/g, "\n\n");

/** Whether a text names an address outside, or code that a browser might run. */
export const namesAddress = (text: string): boolean =>
  /:\/\/|\bwww\.|\b(?:javascript|data|vbscript):/i.test(text);

/**
 * The length of what can be shown of a text that still grows: whole sentences and lines, so that no number and no
 * mark is cut in two.
 */
export function wholeSentences(text: string): number {
  let end = 0;
  for (const match of text.matchAll(/\n|[.!?]["'”’)*_]*[ \t]+(?=\S)/g)) end = match.index + match[0].length;
  return end;
}
