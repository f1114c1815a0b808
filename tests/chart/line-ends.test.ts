import { expect, test } from "vitest";
import type { Frame } from "../../components/chart/frame.ts";
import { apartNames } from "../../components/chart/line-ends.ts";
import type { Place } from "../../components/chart/paths.ts";

const frame = { left: 40, right: 640, top: 20, bottom: 320 } as Frame;
const lineAt = (label: string, ...places: Place[]) => ({ line: { label }, places });

test("a few lines are named at their ends, each beside its own", () => {
  const names = apartNames(
    [lineAt("Upper", [40, 200], [640, 60]), lineAt("Lower", [40, 300], [640, 250])],
    frame,
    [],
  );
  expect(names.map(({ text }) => text)).toEqual(["Upper", "Lower"]);
  const [upper, lower] = names.map(({ place }) => place);
  // Above or below the line's height there, by less than a line of text and a half.
  const onUpper = 200 - (140 * ((upper?.x ?? 0) - 40)) / 600;
  expect(Math.abs((upper?.y ?? 0) - onUpper)).toBeLessThan(24);
  expect(upper?.x).toBeGreaterThan(400);
  expect((lower?.y ?? 0) - (upper?.y ?? 0)).toBeGreaterThan(60);
});

test("lines that lie upon each other, single ones, many ones and narrow plots are named by the legend alone", () => {
  const flat = (label: string, y: number) => lineAt(label, [40, y], [640, y]);
  expect(apartNames([flat("One", 200), flat("Same", 204)], frame, [])).toEqual([]);
  expect(apartNames([flat("Alone", 200)], frame, [])).toEqual([]);
  expect(
    apartNames(
      [60, 110, 160, 210, 260].map((y) => flat(`At ${y}`, y)),
      frame,
      [],
    ),
  ).toEqual([]);
  const both = [flat("One", 100), flat("Other", 200)];
  expect(apartNames(both, frame, []).length).toBe(2);
  expect(apartNames(both, { ...frame, right: 380 }, [])).toEqual([]);
});

test("a name gives way to a marker", () => {
  const lines = [lineAt("One", [40, 100], [640, 100]), lineAt("Other", [40, 250], [640, 250])];
  const [free] = apartNames(lines, frame, []);
  const [moved] = apartNames(lines, frame, [{ x: 620, y: 92 }]);
  expect(free?.place.y).toBeLessThan(100);
  expect(moved?.place).not.toEqual(free?.place);
});
