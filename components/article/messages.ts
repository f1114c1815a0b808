import { joinWithAnd, joinWithOr } from "@/lib/core/locale/locale";

/** Sentences of the tables of fields in the user guide. */
export const messages = {
  summary: (name: string) => `${name}: all fields`,
  field: "Field",
  accepts: "Accepts",
  onlyFor: (modes: readonly string[]) => `Only for ${joinWithAnd(modes)}`,
  notFor: (modes: readonly string[]) => `Not for ${joinWithOr(modes)}`,
  moreOptions: "under More options",
  oneOf: (labels: readonly string[]) => `${joinWithOr(labels)}.`,
  manyOptions: ({ first, others }: { first: readonly string[]; others: number }) =>
    `${first.join(", ")} and ${others} others.`,
  selection: (plural: string) => `Any number of ${plural}.`,
  record: ({ plural, other }: { plural: string; other: string }) => `One of the ${plural}, or “${other}”.`,
  rows: (row: string) => `A list with one row for each ${row}; the fields of a row follow.`,
  quantity: (units: readonly string[]) => `A number in ${joinWithOr(units)}.`,
  suffixed: (suffix: string) => `A number, ${suffix}.`,
  kinds: {
    money: "An amount of money.",
    percent: "A percentage.",
    number: "A number.",
    count: "A whole number.",
    toggle: "On or off.",
    day: "A date.",
    clock: "A time of day.",
    duration: "A length of time, such as 2h 15m or 7:45.",
    zone: "A time zone or a city in it.",
    text: "Text.",
  },
};
