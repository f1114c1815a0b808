/** Frequencies: periods in a year, name of one period, and other spellings of the id. */
const frequencies = {
  daily: { perYear: 365, period: "day" },
  weekly: { perYear: 52, period: "week" },
  "bi-weekly": { perYear: 26, period: "two weeks", aliases: ["biweekly"] },
  "four-weekly": { perYear: 13, period: "four weeks", aliases: ["fourweekly"] },
  "semi-monthly": { perYear: 24, period: "half month", aliases: ["semimonthly"] },
  monthly: { perYear: 12, period: "month" },
  "two-monthly": { perYear: 6, period: "two months", aliases: ["twomonthly"] },
  quarterly: { perYear: 4, period: "quarter" },
  "semi-annual": { perYear: 2, period: "half year", aliases: ["semiannual"] },
  annual: { perYear: 1, period: "year" },
} as const;

export type Frequency = keyof typeof frequencies;

/** Returns the periods of a year, which has 52 weeks. */
export const timesPerYear = (frequency: Frequency): number => frequencies[frequency].perYear;
export const periodName = (frequency: Frequency): string => frequencies[frequency].period;

/** A frequency as an option of a choice. */
export const frequencyOption = <const Id extends Frequency>(
  id: Id,
  label: string,
): { id: Id; label: string; aliases?: readonly string[] } => {
  const frequency = frequencies[id];
  return { id, label, ...("aliases" in frequency && { aliases: frequency.aliases }) };
};

/** Frequencies of deposits, as choices of a form. */
export const frequencyOptions = [
  frequencyOption("weekly", "Every week"),
  frequencyOption("bi-weekly", "Every two weeks"),
  frequencyOption("four-weekly", "Every four weeks"),
  frequencyOption("semi-monthly", "Twice a month"),
  frequencyOption("monthly", "Every month"),
  frequencyOption("quarterly", "Every quarter"),
  frequencyOption("semi-annual", "Twice a year"),
  frequencyOption("annual", "Every year"),
] as const;
