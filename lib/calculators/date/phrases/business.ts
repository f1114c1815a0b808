import { monthNamed, yearNamed } from "../../../kit/phrases/calendar-names.ts";
import { showCall } from "../../../kit/phrases/define.ts";
import { placeNamed } from "../../../kit/phrases/places.ts";
import { type Frame, type FrameValues, named, required, type Slot } from "../../../kit/reader/frame.ts";
import { messages } from "../messages.ts";
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
const excluded: Slot = named(
  "date",
  "excluding | except | without | minus | not counting | not including | excl | less | and",
  { max: 8 },
);

export function placeOf(match: FrameValues): { country?: string } | undefined {
  const [region, country] = [match.text("region"), match.text("country")];
  if (region !== undefined && country !== undefined && !region.startsWith(country)) return undefined;
  const id = region ?? country;
  return id === undefined ? {} : { country: id };
}

/** Returns the note that no holidays are skipped, unless the question names a country or holidays. */
export const holidayNote = (place: Readonly<Record<string, unknown>>, isListed = false): { note?: string } =>
  "country" in place || isListed ? {} : { note: messages.assumptions.noHolidays };

/** Counts the business days of a period. An excluded day outside of it is not what was meant. */
function countBusiness(match: FrameValues, period: { start: string; end: string } | undefined) {
  if (!period) return undefined;
  const { start, end } = period;
  const days = match.values("excluded").flatMap((value) => (value.kind === "date" ? [value.day] : []));
  const place = placeOf(match);
  if (!place || days.some((day) => day < start || day > end)) return undefined;
  return showCall(
    {
      mode: "business",
      start,
      end,
      ...place,
      ...(days.length > 0 && { holidays: days.join("\n") }),
      ends: match.choice("ends"),
    },
    ["businessDays", "calendarDays"],
    holidayNote(place, days.length > 0),
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
    slots: { month: required({ find: monthNamed }), excluded, ...places },
    words: `${WORDS} month`,
    call: (match) => countBusiness(match, periodOf(match)),
  },
  {
    cues: [BUSINESS],
    slots: { year: required({ find: yearNamed }), excluded, ...places },
    words: `${WORDS} year`,
    call: (match) => countBusiness(match, periodOf(match)),
  },
  {
    cues: [BUSINESS],
    slots: { start: START, end: END, excluded, ...places },
    choices,
    words: WORDS,
    call: (match) => countBusiness(match, { start: match.text("start") ?? "", end: match.text("end") ?? "" }),
  },
  {
    cues: [BUSINESS, "until | till | before | to | left"],
    not: "from | between | since",
    slots: { end: { ...END, roles: "until | till | before | to" }, ...places },
    words: WORDS,
    call: (match) => countBusiness(match, { start: "today", end: match.text("end") ?? "" }),
  },
];
