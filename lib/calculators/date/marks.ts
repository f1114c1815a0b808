import { messages } from "./messages.ts";

/** The days that a count is between, as a calendar names them. */
export const startAndEnd = (first: number, last: number): { day: number; name: string }[] =>
  first === last
    ? [{ day: first, name: messages.calendar.startAndEnd }]
    : [
        { day: first, name: messages.calendar.start },
        { day: last, name: messages.calendar.end },
      ];

/** The day that is counted from, and the one that is found. */
export const fromAndResult = (from: number, result: number): { day: number; name: string }[] =>
  from === result
    ? [{ day: from, name: messages.calendar.dateAndResult }]
    : [
        { day: from, name: messages.calendar.date },
        { day: result, name: messages.calendar.result },
      ];
