import type { Intent } from "../intent.ts";
import { age } from "./age.ts";
import { bmi } from "./bmi.ts";
import { calorie } from "./calorie.ts";
import { date } from "./date.ts";
import { duct } from "./duct.ts";
import { fraction } from "./fraction.ts";
import { investment } from "./investment.ts";
import { loan } from "./loan.ts";
import { mortgage } from "./mortgage.ts";
import { percentage } from "./percentage.ts";
import { savings } from "./savings.ts";
import { time } from "./time.ts";

/** Those that know their questions by their own words, before units are looked for. */
export const beforeUnits: readonly Intent[] = [
  duct,
  fraction,
  mortgage,
  percentage,
  investment,
  savings,
  loan,
  bmi,
  age,
  time,
];

/** Those whose words are units too: days, calories. */
export const afterUnits: readonly Intent[] = [calorie, date];

export const intents: readonly Intent[] = [...beforeUnits, ...afterUnits];
