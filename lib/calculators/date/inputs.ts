import { choice, count, day, type InputsOf, record, text, toggle } from "../../fields/field.ts";

const adding = { mode: ["add"] } as const;
const business = { mode: ["business", "addBusiness"] } as const;

/** The fields of the five modes, in the order of the form. */
export const inputs = {
  mode: choice({
    label: "What to work out",
    options: [
      { id: "difference", label: "Days between" },
      { id: "add", label: "Add or subtract" },
      { id: "business", label: "Business days between" },
      { id: "addBusiness", label: "Add business days" },
      { id: "facts", label: "About a day" },
    ],
    default: "difference",
    mode: true,
  }),
  start: day({
    label: "From",
    hint: "Year 1 to 9999",
    default: "2000-01-01",
    when: { mode: ["difference", "business"] },
  }),
  end: day({ label: "To", default: "today", when: { mode: ["difference", "business"] } }),
  includeEnd: toggle({
    label: "Include the end day",
    hint: "Adds one day: both dates count",
    default: false,
    when: { mode: ["difference"] },
  }),
  date: day({
    label: "Date",
    hint: "Year 1 to 9999",
    default: "today",
    when: { mode: ["add", "addBusiness", "facts"] },
  }),
  direction: choice({
    label: "Direction",
    options: [
      { id: "add", label: "Add" },
      { id: "subtract", label: "Subtract" },
    ],
    default: "add",
    inline: true,
    when: { mode: ["add", "addBusiness"] },
  }),
  years: count({ label: "Years", default: 0, min: 0, max: 9998, when: adding }),
  months: count({ label: "Months", default: 0, min: 0, max: 119_987, when: adding }),
  weeks: count({ label: "Weeks", default: 0, min: 0, max: 521_722, when: adding }),
  days: count({ label: "Days", default: 30, min: 0, max: 3_652_058, when: adding }),
  businessDays: count({
    label: "Business days",
    hint: "Counting starts with the next working day",
    default: 10,
    min: 0,
    max: 3_652_058,
    when: { mode: ["addBusiness"] },
  }),
  ends: choice({
    label: "Which ends count",
    options: [
      { id: "both", label: "Both (NETWORKDAYS)" },
      { id: "first", label: "Not the later date" },
      { id: "last", label: "Not the earlier date" },
    ],
    default: "both",
    when: { mode: ["business"] },
  }),
  weekend: choice({
    label: "Weekend",
    options: [
      { id: "67", label: "Saturday and Sunday" },
      { id: "56", label: "Friday and Saturday" },
      { id: "45", label: "Thursday and Friday" },
      { id: "57", label: "Friday and Sunday" },
      { id: "7", label: "Sunday only" },
      { id: "6", label: "Saturday only" },
      { id: "5", label: "Friday only" },
      { id: "none", label: "No weekend" },
    ],
    default: "67",
    when: business,
  }),
  country: record({
    label: "Public holidays",
    set: "holidays",
    plural: "places",
    default: "none",
    other: { id: "none", label: "None" },
    when: business,
  }),
  holidays: text({
    label: "Own holidays",
    hint: "One a line: 2026-12-25 Christmas, or 2026-12-24..2026-12-31; up to 10,000 days",
    default: "",
    maxLength: 200_000,
    placeholder: "2026-12-24 Company holiday",
    lines: true,
    optional: true,
    when: business,
  }),
};

export type Inputs = InputsOf<typeof inputs>;
