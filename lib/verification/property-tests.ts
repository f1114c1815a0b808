import { filesIn, readProjectFile } from "./read-project-file.ts";

/** Tests that hold every converter to its properties. */
const CONVERTER_TESTS = ["tests/converters/round-trip.test.ts", "tests/units/convert-number.test.ts"];

/** Start of a test with its title. */
const TEST = /\b(?:it|test)\(\s*"([^"\n]{1,200})"/;
const TESTS = /\b(?=(?:it|test)\()/;
const PROPERTY = /\bfc\.(?:assert|property)\(/;

/** Returns the titles of the property tests in a source: those that draw their inputs at random. */
export const propertyTitles = (source: string): string[] =>
  source.split(TESTS).flatMap((part) => {
    const title = PROPERTY.test(part) ? TEST.exec(part)?.[1] : undefined;
    return title === undefined ? [] : [title];
  });

const titlesIn = (files: readonly string[]): readonly string[] =>
  files.flatMap((file) => propertyTitles(readProjectFile(file)));

export function calculatorProperties(id: string): readonly string[] {
  const folder = `lib/calculators/${id}/tests`;
  return titlesIn(
    filesIn(folder)
      .filter((name) => name.endsWith(".test.ts"))
      .map((name) => `${folder}/${name}`),
  );
}

export const converterProperties = (): readonly string[] => titlesIn(CONVERTER_TESTS);
