import { yearNamed } from "../../../kit/phrases/calendar-names.ts";
import { showCall } from "../../../kit/phrases/define.ts";
import type { Frame } from "../../../kit/reader/frame.ts";
import { placeOf, places } from "./business.ts";
import { BUSINESS } from "./parts.ts";

/** Questions about the public holidays of a place, this year or in a year: "bank holidays in England 2027". */
export const holidayFrames: readonly Frame[] = [
  {
    cues: ["holiday"],
    not: `${BUSINESS} | until | till | before | after | between | excluding | except`,
    slots: { year: { type: { find: yearNamed } }, ...places },
    choices: { next: { yes: "next" }, federal: { yes: "federal" } },
    words: "public bank federal national statutory legal official holiday holidays list year when many off",
    mustBeWhole: true,
    call: (match) => {
      const region = placeOf(match)?.country ?? (match.isChosen("federal") ? "us" : undefined);
      const year = match.text("year");
      const isNext = match.isChosen("next");
      if (region === undefined || (isNext && year !== undefined)) return undefined;
      return showCall(
        { mode: "publicHolidays", region, ...(year !== undefined && { year }) },
        isNext ? ["nextHolidayDay", "nextHoliday"] : ["daysOff", "weekendHolidays"],
      );
    },
  },
];
