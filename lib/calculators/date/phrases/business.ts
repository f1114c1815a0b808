import { monthNamed, yearNamed } from "../../../phrases/calendar-names.ts";
import { showCall } from "../../../phrases/define.ts";
import { placeNamed } from "../../../phrases/places.ts";
import type { Found, Frame, Slot } from "../../../reader/frame.ts";
import { BUSINESS, END, periodOf, START } from "./parts.ts";

const WORDS = "public federal bank national holiday holidays only count counting there off mon fri all";

const isRegion = (id: string): boolean => id.includes("-");
const placeWhere = (fits: (id: string) => boolean) => (name: string) => {
  const id = placeNamed(name);
  return id !== undefined && fits(id) ? id : undefined;
};

/** Public holidays count only where a place is named. */
export const places: Readonly<Record<string, Slot>> = {
  region: { type: { find: placeWhere(isRegion) } },
  country: { type: { find: placeWhere((id) => !isRegion(id)) } },
};
const excluded: Slot = {
  type: "date",
  roles: "excluding | except | without | minus | not counting | not including | excl | less | and",
  needsRole: true,
  max: 8,
};

/** Returns the place with public holidays: of a region and its country, the region. */
export function placeOf(found: Found): { country?: string } | undefined {
  const [region, country] = [found.text("region"), found.text("country")];
  if (region !== undefined && country !== undefined && !region.startsWith(country)) return undefined;
  const id = region ?? country;
  return id === undefined ? {} : { country: id };
}

/** Counts the business days of a period. An excluded day outside of it is not what was meant. */
function countBusiness(found: Found, period: { start: string; end: string } | undefined) {
  if (!period) return undefined;
  const { start, end } = period;
  const days = found.values("excluded").flatMap((value) => (value.kind === "date" ? [value.day] : []));
  const place = placeOf(found);
  if (!place || days.some((day) => day < start || day > end)) return undefined;
  return showCall(
    {
      mode: "business",
      start,
      end,
      ...place,
      ...(days.length > 0 && { holidays: days.join("\n") }),
      ...(found.choice("ends") !== undefined && { ends: found.choice("ends") }),
    },
    ["businessDays", "calendarDays"],
  );
}

const choices = {
  ends: {
    both: "inclusive | both day included | both date included | both included | including both day? | including both date? | including the? last day | including the? end date | counting both day?",
    first:
      "not counting the last day | not including the last day | excluding the last day | excluding the end date | without the last day | exclusive of the last day",
  },
};

export const businessFrames: readonly Frame[] = [
  {
    cues: [BUSINESS],
    slots: { month: { type: { find: monthNamed }, isRequired: true }, excluded, ...places },
    words: `${WORDS} month`,
    call: (found) => countBusiness(found, periodOf(found)),
  },
  {
    cues: [BUSINESS],
    slots: { year: { type: { find: yearNamed }, isRequired: true }, excluded, ...places },
    words: `${WORDS} year`,
    call: (found) => countBusiness(found, periodOf(found)),
  },
  {
    cues: [BUSINESS],
    slots: { start: START, end: END, excluded, ...places },
    choices,
    words: WORDS,
    call: (found) => countBusiness(found, { start: found.text("start") ?? "", end: found.text("end") ?? "" }),
  },
  {
    cues: [BUSINESS, "until | till | before | to | left"],
    not: "from | between | since",
    slots: { end: { ...END, roles: "until | till | before | to" }, ...places },
    words: WORDS,
    call: (found) => countBusiness(found, { start: "today", end: found.text("end") ?? "" }),
  },
];
