import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanLine, cleanLines, isVisible } from "../../lib/core/forms/clean-text.ts";

describe("cleaning", () => {
  test("keeps the lines of a text, and makes one line of a name", () => {
    expect(cleanLines("  One\r\nTwo\rThree\u2028Four\u0085Five\n")).toBe("One\nTwo\nThree\nFour\nFive");
    expect(cleanLine(" Ada\r\nBcc: x\t Lovelace\u00a0II ")).toBe("Ada Bcc: x Lovelace II");
  });

  test("takes out controls, the null byte and what turns the reading direction", () => {
    expect(cleanLines("a\u0000b\u0007c\u001b[31md\u009fe\ufefff")).toBe("abc[31mdef");
    expect(cleanLines("safe\u202etxt.exe\u202c \u2066x\u2069")).toBe("safetxt.exe x");
    expect(cleanLines("\ud800 half")).toBe("\ufffd half");
  });

  test.each(["👩‍👩‍👧 ok", "نص عربي\u200f!", "می‌خواهم", "❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "<script>'; DROP TABLE x;--"])(
    "leaves %s",
    (text) => {
      expect(cleanLines(text)).toBe(text);
    },
  );

  test("is done after once, and leaves neither controls nor overrides, whatever comes", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        for (const clean of [cleanLine, cleanLines]) {
          const once = clean(text);
          expect(clean(once)).toBe(once);
          expect(once.isWellFormed()).toBe(true);
          // biome-ignore lint/suspicious/noControlCharactersInRegex: what must be gone
          expect(once).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
        }
        expect(cleanLine(text)).not.toMatch(/[\n\r\t\u2028\u2029]/);
      }),
    );
  });
});

test("a text is visible when there is something to see", () => {
  for (const text of ["", "  \n", "\u200b\u200d", "\u3164", "\u2800\u2800", "\u00ad", "\u200f\ufe0f"])
    expect(isVisible(text), JSON.stringify(text)).toBe(false);
  for (const text of ["a", ".", "0", "é", "好", "👍", " \u200b- "]) expect(isVisible(text)).toBe(true);
});
