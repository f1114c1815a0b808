import { expect, test } from "vitest";
import type { FigureDeclaration } from "../../lib/kit/calculator/define.ts";
import { answerFigures } from "../../lib/run/answer-figures.ts";

const figure = (flags: Partial<FigureDeclaration> = {}): FigureDeclaration => ({
  label: "A figure",
  format: { kind: "count" },
  ...flags,
});
const outputs = {
  a: figure(),
  b: figure({ primary: true }),
  c: figure({ verdict: true }),
  d: figure({ key: true }),
  e: figure(),
  f: figure(),
  g: figure(),
};
const placesOf = (declared: Readonly<Record<string, FigureDeclaration>>, ...present: string[]) =>
  answerFigures(declared, { outputs: Object.fromEntries(present.map((id) => [id, 1])) });

test("each figure has its place", () => {
  expect(placesOf(outputs, "a", "b", "c", "d", "e", "f", "g")).toEqual({
    primary: "b",
    verdict: "c",
    key: ["d"],
    further: ["a", "e", "f", "g"],
  });
});

test("without declared ones that are there, the first three are key", () => {
  expect(placesOf(outputs, "a", "b", "e", "f", "g")).toMatchObject({
    key: ["a", "e", "f", "g"],
    further: [],
  });
  const plain = { ...outputs, h: figure(), i: figure() };
  expect(placesOf(plain, "a", "b", "e", "f", "g", "h", "i")).toMatchObject({
    key: ["a", "e", "f"],
    further: ["g", "h", "i"],
  });
});

test("one or two more are not folded, and stand in their order", () => {
  expect(placesOf(outputs, "a", "b", "d", "e")).toMatchObject({ key: ["a", "d", "e"], further: [] });
});

test("an answer that has no figure has none", () => {
  expect(placesOf(outputs)).toEqual({ primary: undefined, verdict: undefined, key: [], further: [] });
  expect(answerFigures(outputs, { outputs: { a: [] } }).primary).toBeUndefined();
});
