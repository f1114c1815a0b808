import { expect, test } from "vitest";
import { PAGE, roomOf, segmentsWidth } from "../../components/ui/segment-width.ts";
import { formCalculators } from "../../lib/catalog/calculators.ts";
import { withRowFields } from "../../lib/kit/fields/field.ts";

const options = (...labels: readonly string[]) => labels.map((label) => ({ label }));

test("short labels are always side by side, long ones in a list, others by the width of their place", () => {
  expect(roomOf(options("SI", "US"))).toBe("segments");
  expect(roomOf(options("Percent", "Amount"))).toMatchObject({ width: 10 });
  expect(roomOf(options("Mifflin-St Jeor", "Harris-Benedict, revised 1984", "Katch-McArdle"))).toBe("select");
  expect(roomOf(options("Water supply", "Drainage", "Storm water"), PAGE)).toMatchObject({ width: 20 });
});

test("segments appear only where all labels of the choice have room", () => {
  const choices = formCalculators.flatMap(({ inputs }) =>
    withRowFields(inputs).flatMap((field) => (field.kind === "choice" ? [field] : [])),
  );
  expect(choices.length).toBeGreaterThan(0);
  for (const { label, options, mode } of choices) {
    const room = roomOf(options, mode && PAGE);
    if (typeof room === "object") expect(room.width, label).toBeGreaterThanOrEqual(segmentsWidth(options));
  }
});
