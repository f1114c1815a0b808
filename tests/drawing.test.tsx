import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { drawings } from "../components/drawing/drawings";
import { textWidth } from "../lib/core/locale/text-width.ts";

/** Size of text on a phone, in user units (drawing.module.css). */
const FONT_SIZE = 13;

/** Left and right edge of a text, from its estimated width. */
function edgesOf(attributes: string, content: string): readonly [left: number, right: number] {
  const x = Number(/ x="([^"]*)"/.exec(` ${attributes}`)?.[1]);
  const width = textWidth(content.replaceAll(/<[^<>]*>|&[a-z]+;/g, "")) * FONT_SIZE;
  const share = { middle: 0.5, end: 1 }[/text-anchor="([a-z]*)"/.exec(attributes)?.[1] ?? ""] ?? 0;
  return [x - share * width, x + (1 - share) * width];
}

describe.each(Object.entries(drawings))("%s", (_, DrawingOf) => {
  const markup = renderToStaticMarkup(createElement(DrawingOf));

  it("is one image with a title, a description and a caption", () => {
    expect(markup.match(/role="img"/g)).toHaveLength(1);
    const [, title, description] = /aria-labelledby="([^"]*)" aria-describedby="([^"]*)"/.exec(markup) ?? [];
    expect(markup).toMatch(new RegExp(`<title id="${title}">[^<]{10,}</title>`));
    expect(markup).toMatch(new RegExp(`<desc id="${description}">[^<]{80,}</desc>`));
    expect(markup).toMatch(/<figcaption[^>]*>[^<]{40,}<\/figcaption>/);
  });

  it("is 400 units wide, so that its text is readable on a phone, and has no color or script of its own", () => {
    expect(markup).toMatch(/viewBox="0 0 400 \d+"/);
    expect(markup).not.toMatch(/#[0-9a-f]{3,6}\b|style=|<script/i);
  });

  it("keeps its texts inside the frame", () => {
    const outside = [...markup.matchAll(/<text ([^<>]*)>(.*?)<\/text>/g)].filter(([, attributes, text]) => {
      const [left, right] = edgesOf(attributes ?? "", text ?? "");
      return left < -4 || right > 420;
    });
    expect(outside.map(([, , text]) => text)).toEqual([]);
  });
});
