/** How often money is put in, as choices of a form. */
export const frequencyOptions = [
  { id: "weekly", label: "Every week" },
  { id: "biweekly", label: "Every two weeks" },
  { id: "semimonthly", label: "Twice a month" },
  { id: "monthly", label: "Every month" },
  { id: "quarterly", label: "Every quarter" },
  { id: "semiannual", label: "Twice a year" },
  { id: "annual", label: "Every year" },
] as const;

export type Frequency = (typeof frequencyOptions)[number]["id"];

/** Times a year: a year has 52 weeks here. */
export const timesPerYear: Readonly<Record<Frequency, number>> = {
  weekly: 52,
  biweekly: 26,
  semimonthly: 24,
  monthly: 12,
  quarterly: 4,
  semiannual: 2,
  annual: 1,
};
