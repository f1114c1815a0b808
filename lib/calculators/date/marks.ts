/** The days that a count is between, as a calendar names them. */
export const startAndEnd = (first: number, last: number): { day: number; name: string }[] =>
  first === last
    ? [{ day: first, name: "Start and end" }]
    : [
        { day: first, name: "Start" },
        { day: last, name: "End" },
      ];

/** The day that is counted from, and the one that is found. */
export const fromAndResult = (from: number, result: number): { day: number; name: string }[] =>
  from === result
    ? [{ day: from, name: "Date and result" }]
    : [
        { day: from, name: "Date" },
        { day: result, name: "Result" },
      ];
