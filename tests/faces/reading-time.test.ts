import { describe, expect, it } from "vitest";
import { countWords, readingMinutes } from "../../lib/faces/page/reading-time.ts";

describe("reading time", () => {
  it("counts words, but no tags and no addresses of links", () => {
    expect(
      countWords('A <ToolLink id="loan" inputs="rate=7">loan at 7%</ToolLink>, [see](/faq) **this**.'),
    ).toBe(6);
  });

  it("is whole minutes, and never less than one", () => {
    expect(readingMinutes("word ".repeat(1500))).toBe(8);
    expect(readingMinutes("word")).toBe(1);
  });
});
