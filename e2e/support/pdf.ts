import type { Page } from "@playwright/test";
import { extractText } from "unpdf";

/** A text without its spaces: letters that a font's kerning moves apart come out of a PDF as words of their own. */
export const tight = (text: string): string => text.replace(/\s+/g, "");

/** Prints the page, and returns the text of each sheet of paper without spaces. */
export async function printed(page: Page, format: "A4" | "Letter"): Promise<string[]> {
  const pdf = await page.pdf({ format });
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: false });
  return text.map(tight);
}
