import { messages } from "./messages.ts";

export const startAndEnd = (first: number, last: number): { day: number; name: string }[] =>
  first === last
    ? [{ day: first, name: messages.calendar.startAndEnd }]
    : [
        { day: first, name: messages.calendar.start },
        { day: last, name: messages.calendar.end },
      ];

export const fromAndResult = (from: number, result: number): { day: number; name: string }[] =>
  from === result
    ? [{ day: from, name: messages.calendar.dateAndResult }]
    : [
        { day: from, name: messages.calendar.date },
        { day: result, name: messages.calendar.result },
      ];
