import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the icon’s class fills it: no symbol of the sprite has a fill", () => {
  const sprite = readFileSync("public/icons.svg", "utf8");
  expect(sprite).toContain('<symbol id="star"');
  expect(sprite).not.toContain("fill=");
});
