import { type FrameValues, required, type Slot } from "../../../kit/reader/frame.ts";
import { digits } from "../../../kit/reader/number-of.ts";

const DIFFERENCE =
  "delta 't' | 'dt' | 'δt' | 'td' | temp rise | temperature rise | temperature difference | temp difference | difference | rise | drop | change";
const withDegrees = DIFFERENCE.split(" | ")
  .flatMap((role) => [role, `degree ${role}`, `deg ${role}`])
  .join(" | ");
const temperature = {
  type: { slug: "temperature", plainUnit: "fahrenheit" },
  sharesUnit: true,
  needsRole: true,
} as const;
const isRequired = true;

export const DIFFERENCE_SLOTS: readonly Readonly<Record<string, Slot>>[] = [
  {
    difference: required({ slug: "temperature-difference", plainUnit: "delta-fahrenheit" }, withDegrees, {
      needsRole: "plain",
    }),
  },
  {
    first: { ...temperature, roles: "from | inside | indoor | indoors | in", isRequired },
    second: {
      ...temperature,
      roles: "to | outside | outdoor | outdoors | out | below 0 out | below 0 outside | below 0 outdoors",
      isRequired,
    },
  },
];

/** Words that are part of these slots’ values. */
export const differenceChoices = { below: { zero: "below 0 | below zero" } } as const;

/** Returns the temperature difference of a question with slots of `DIFFERENCE_SLOTS`: "60 °F". */
export function differenceOf(match: FrameValues): string | undefined {
  if (match.value("difference")) return match.measure("difference");
  const [first, second] = [match.quantity("first"), match.quantity("second")];
  if (!first || first.unit !== second?.unit || !/^(?:fahrenheit|celsius)$/.test(first.unit)) return undefined;
  const sign = !match.isChosen("below") ? 1 : -1;
  const difference = Math.abs(match.number("first") - sign * match.number("second"));
  return difference > 0 ? `${digits(difference)} ${first.unit === "celsius" ? "°C" : "°F"}` : undefined;
}
