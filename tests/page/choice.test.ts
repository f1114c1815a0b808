import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PAGE, roomOf, segmentsWidth } from "../../components/ui/segment-width.ts";
import { formCalculators } from "../../lib/catalog/calculators.ts";
import { withRowFields } from "../../lib/kit/fields/field.ts";

const style = readFileSync("app/globals.css", "utf8");
const widthOf = ({ segments }: { segments: string }): number => Number(/\d+/.exec(segments)?.[0]);
const options = (...labels: readonly string[]) => labels.map((label) => ({ label }));

test("short labels are always side by side, long ones in a list, others by the width of their place", () => {
  expect(roomOf(options("SI", "US"))).toBe("segments");
  expect(roomOf(options("Percent", "Amount"))).toEqual({
    segments: "@min-[10rem]:flex",
    select: "@min-[10rem]:hidden",
  });
  expect(roomOf(options("Mifflin-St Jeor", "Harris-Benedict, revised 1984", "Katch-McArdle"))).toBe("select");
  expect(roomOf(options("Water supply", "Drainage", "Storm water"), PAGE)).toEqual({
    segments: "@min-[20rem]:flex",
    select: "@min-[20rem]:hidden",
  });
});

test("segments appear only where all labels of the choice have room", () => {
  const choices = formCalculators.flatMap(({ inputs }) =>
    withRowFields(inputs).flatMap((field) => (field.kind === "choice" ? [field] : [])),
  );
  expect(choices.length).toBeGreaterThan(0);
  for (const { label, options, mode } of choices) {
    const room = roomOf(options, mode && PAGE);
    if (typeof room === "object") expect(widthOf(room), label).toBeGreaterThanOrEqual(segmentsWidth(options));
  }
});

test("the style has the classes of each width", () => {
  const [, listed = ""] = /@source inline\("@min-\[\{([\d,]+)\}rem\]:\{flex,hidden\}"\)/.exec(style) ?? [];
  const labels = Array.from({ length: 60 }, (_, at) => options("x".repeat(at + 1), "y".repeat(at + 1)));
  const rooms = labels.map((each) => roomOf(each, PAGE)).filter((room) => typeof room === "object");
  const widths = new Set(rooms.map(widthOf));
  expect(widths.size).toBeGreaterThan(10);
  expect([...widths].filter((width) => !listed.split(",").map(Number).includes(width))).toEqual([]);
});
