/** Removes Markdown, LaTeX, tags and invisible characters from a model’s text: the panel displays text, never markup. */
export const plainText = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    // Includes marks that change the direction of writing.
    .replace(/[^\n\P{C}]/gu, "")
    .replace(/!?\[([^[\]\n]*)\]\((?:[^()\n]|\([^()\n]*\))*\)/g, "$1")
    .replace(/<\/?[a-z][^<>\n]*>/gi, "")
    .replace(/^[ \t]*(?:`{3,}|~{3,}).*$/gm, "")
    .replace(/^[-:| \t]+$/gm, (line) => (line.includes("---") ? "" : line))
    .replace(/^[ \t]*(?:#{1,6}|>)[ \t]+/gm, "")
    .replace(/^[ \t]*(?:[*+-]|\d{1,2}[.)])[ \t]+(?=\S)/gm, "• ")
    .replace(/\\d?frac\{([^{}\n]{1,60})\}\{([^{}\n]{1,60})\}/g, "$1/$2")
    .replace(/\\(?:text|mathrm|mathbf|operatorname)\{([^{}\n]{0,200})\}/g, "$1")
    .replace(
      /\\(?:[%$#&,;:! ]|(?:times|cdot|approx|left|right|quad)(?![a-z]))/g,
      (command) => LATEX[command] ?? "",
    )
    .replace(/(?<=\d)\{,\}(?=\d)/g, ",")
    .replace(/\^\{([^{}\n]{1,20})\}/g, "^$1")
    .replace(/\*\*|__|`|\\[()[\]]/g, "")
    .replace(/(?<![\S])[*_](?=\S)|(?<=\S)[*_](?![^\s.,;:!?)])/g, "")
    .replace(/\n{3,}/g, "\n\n");

/** Signs of LaTeX commands. Commands that are not listed only move letters. */
const LATEX: Readonly<Record<string, string>> = {
  "\\%": "%",
  "\\$": "$",
  "\\#": "#",
  "\\&": "&",
  "\\times": "×",
  "\\cdot": "·",
  "\\approx": "≈",
  "\\quad": " ",
  "\\ ": " ",
};

/** Returns true if a text names an external address, or code that a browser might run. */
export const namesAddress = (text: string): boolean =>
  /:\/\/|\bwww\.|\b(?:javascript|data|vbscript):/i.test(text);

/** Splits a growing text after complete sentences and lines, so that no number or mark is cut in two. */
export class SentenceReader {
  #waiting = "";
  /** Characters that were scanned. */
  #read = 0;
  /** End of the last complete sentence. */
  #end = 0;
  /**
   * State after the last character: in text, in a closing mark with its quotes and brackets, or in the blanks
   * after it.
   */
  #state: "text" | "mark" | "blanks" = "text";

  /** Adds a piece and returns the sentences that are complete. Scans each character once. */
  take(piece: string): string {
    this.#waiting += piece;
    for (const sign of piece) {
      // The sentence ends before the next one.
      if (this.#state === "blanks" && /\S/.test(sign)) this.#end = this.#read;
      this.#read += sign.length;
      if (sign === "\n") this.#end = this.#read;
      this.#state = this.#after(sign);
    }
    const whole = this.#waiting.slice(0, this.#end);
    this.#waiting = this.#waiting.slice(this.#end);
    this.#read -= this.#end;
    this.#end = 0;
    return whole;
  }

  /** Returns the incomplete sentence at the end of the text. */
  rest(): string {
    return this.#waiting;
  }

  #after(sign: string): "text" | "mark" | "blanks" {
    if (/[.!?]/.test(sign)) return "mark";
    if (this.#state === "mark" && /["'”’)*_]/.test(sign)) return "mark";
    return this.#state !== "text" && /[ \t]/.test(sign) ? "blanks" : "text";
  }
}
