import { type FrameValues, named, type Slot } from "../../../kit/reader/frame.ts";
import { numberOf } from "../../../kit/reader/number-of.ts";

/** Common names of fixtures, as in homes. */
const FIXTURES: Readonly<Record<string, { names: string; ids: readonly string[] }>> = {
  halfBath: {
    names: "half bath | half bathroom | powder room",
    ids: ["water-closet-private-tank", "lavatory-private"],
  },
  bath: {
    names: "full? bath | full? bathroom | bathroom group | bathroom group private? | full? bathroom private",
    ids: ["bathroom-group-tank"],
  },
  kitchen: { names: "kitchen", ids: ["kitchen-sink-private", "dishwasher"] },
  kitchenSink: { names: "kitchen sink | kitchen faucet", ids: ["kitchen-sink-private"] },
  toilet: {
    names: "private? toilet | private? water closet | private? wc | wcs | loo",
    ids: ["water-closet-private-tank"],
  },
  lavatory: {
    names:
      "private? lavatory | private? lavatories | bathroom sink | hand sink | sink | basin | wash basin | washbasin | hand basin",
    ids: ["lavatory-private"],
  },
  shower: { names: "shower", ids: ["shower-private"] },
  tub: { names: "bath tub | bathtub | tub", ids: ["bathtub-private"] },
  dishwasher: { names: "dishwasher | dish washer", ids: ["dishwasher"] },
  washer: { names: "washing machine | clothes washer | washer", ids: ["clothes-washer-private"] },
  laundry: { names: "laundry sink | laundry tub | laundry tray", ids: ["laundry-tray"] },
  bidet: { names: "bidet", ids: ["bidet"] },
  urinal: { names: "urinal", ids: ["urinal-valve-34"] },
};

export const fixtureSlots: Readonly<Record<string, Slot>> = {
  ...Object.fromEntries(
    Object.entries(FIXTURES).map(([id, { names }]) => [
      id,
      { type: "number", roles: names, needsRole: true } satisfies Slot,
    ]),
  ),
  /** Gallons per flush. */
  flush: named("number", "gpf | gallon per flush"),
};

const listNames = (id: string): string[] => (FIXTURES[id]?.names ?? "").split(" | ");

/** "a kitchen", "one shower" in words: the fixtures that are named with an article. */
export const fixtureChoices: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  Object.keys(FIXTURES).map((id) => [
    id,
    {
      one: listNames(id)
        .flatMap((name) => [`a ${name}`, `an ${name}`])
        .join(" | "),
    },
  ]),
);

const LONGER: Readonly<Record<string, readonly string[]>> = {
  kitchen: ["kitchenSink"],
  bath: ["tub", "lavatory"],
};

/** Returns the rows of fixtures that a question counts; undefined for toilets that flush with more than 1.6 gallons. */
export function fixturesOf(match: FrameValues): { fixture: string; number: number }[] | undefined {
  if (match.number("flush") > 1.6) return undefined;
  const counts = new Map<string, number>();
  for (const [id, { ids }] of Object.entries(FIXTURES)) {
    const value = match.value(id);
    const isNamed = match.isChosen(id) && !LONGER[id]?.some((other) => match.isChosen(other));
    const count = value ? numberOf(value) : isNamed ? 1 : 0;
    if (!(count > 0 && Number.isInteger(count))) continue;
    for (const fixture of ids) counts.set(fixture, (counts.get(fixture) ?? 0) + count);
  }
  return [...counts].map(([fixture, number]) => ({ fixture, number }));
}
