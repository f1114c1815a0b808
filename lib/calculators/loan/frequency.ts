import type { Compounding } from "../../finance/rates.ts";

/** How often in a year, and what one period is called. */
const frequencies = {
  daily: { perYear: 365, period: "day" },
  weekly: { perYear: 52, period: "week" },
  "bi-weekly": { perYear: 26, period: "two weeks" },
  "four-weekly": { perYear: 13, period: "four weeks" },
  "semi-monthly": { perYear: 24, period: "half month" },
  monthly: { perYear: 12, period: "month" },
  "two-monthly": { perYear: 6, period: "two months" },
  quarterly: { perYear: 4, period: "quarter" },
  "semi-annual": { perYear: 2, period: "half year" },
  annual: { perYear: 1, period: "year" },
} as const;

export type Frequency = Exclude<keyof typeof frequencies, "daily">;
export type CompoundingChoice = "same" | "continuous" | Exclude<keyof typeof frequencies, "two-monthly">;

export const perYear = (frequency: Frequency): number => frequencies[frequency].perYear;
export const periodName = (frequency: Frequency): string => frequencies[frequency].period;

export const compoundingOf = (choice: CompoundingChoice, frequency: Frequency): Compounding =>
  choice === "continuous" ? choice : frequencies[choice === "same" ? frequency : choice].perYear;
