import { formatOf } from "../../kit/fields/quantity-format.ts";
import { formula } from "../../kit/formulas/formula.ts";
import { type Linear, leanOf, linearOf, type PalCategory } from "../../science/health/energy.ts";
import type { Sex } from "../../science/health/waist.ts";
import * as quantities from "./quantities.ts";

const energy = (meaning: string) =>
  ({ meaning, format: { kind: "number", decimals: 1, suffix: "kcal" } }) as const;
const mass = formatOf(quantities.weight);
const weight = { meaning: "weight", format: mass, unit: "kilogram" } as const;
const person = {
  W: weight,
  H: {
    meaning: "height",
    format: formatOf(quantities.height),
    unit: "centimeter",
  },
  A: { meaning: "age", format: { kind: "count", suffix: "years" } },
} as const;

const atRest = {
  title: "Calories burned at rest",
  symbols: { BMR: energy("calories burned at rest per day"), ...person },
};

/** Declares the resting energy from weight, height and age. */
const resting = (name: "mifflin" | "harris-benedict", sex: Sex, source: string) =>
  formula(`BMR = ${terms(linearOf(name, sex, "inactive"))}`, atRest.symbols, { title: atRest.title, source });

const eer = (sex: Sex, category: PalCategory) =>
  formula(
    `EER = ${terms(linearOf("eer", sex, category))}`,
    { EER: energy("daily energy requirement"), ...person },
    { title: "Estimated energy requirement", source: "eer" },
  );

/** "10 * W + 6.25 * H - 5 * A - 161" */
function terms(equation: Linear | undefined): string {
  if (!equation) throw new TypeError("Not an equation of weight, height and age");
  const { weight, height, age, constant } = equation;
  return `${weight} * W + ${height} * H ${signed(age)} * A ${signed(constant)}`;
}

const signed = (value: number): string => `${value < 0 ? "-" : "+"} ${Math.abs(value)}`;

const lean = leanOf("katch-mcardle");

/** Formulas that the steps refer to. Their constants are those of lib/science/health/energy.ts. */
export const formulas = {
  "mifflin-female": resting("mifflin", "female", "mifflin"),
  "mifflin-male": resting("mifflin", "male", "mifflin"),
  "harris-benedict-female": resting("harris-benedict", "female", "roza"),
  "harris-benedict-male": resting("harris-benedict", "male", "roza"),
  leanMass: formula(
    "LBM = W * (1 - f)",
    {
      LBM: { meaning: "lean body mass", format: mass, unit: "kilogram" },
      W: weight,
      f: { meaning: "body fat", format: { kind: "percent", decimals: 1 } },
    },
    { title: "Lean body mass", source: "katch-mcardle" },
  ),
  "katch-mcardle": formula(
    `BMR = ${lean?.constant} + ${lean?.lean} * LBM`,
    {
      BMR: energy("calories burned at rest per day"),
      LBM: { meaning: "lean body mass", format: mass, unit: "kilogram" },
    },
    { title: "Calories burned at rest", source: "katch-mcardle" },
  ),
  "eer-female-inactive": eer("female", "inactive"),
  "eer-female-low-active": eer("female", "low-active"),
  "eer-female-active": eer("female", "active"),
  "eer-female-very-active": eer("female", "very-active"),
  "eer-male-inactive": eer("male", "inactive"),
  "eer-male-low-active": eer("male", "low-active"),
  "eer-male-active": eer("male", "active"),
  "eer-male-very-active": eer("male", "very-active"),
  wholeDay: formula(
    "TDEE = BMR * k",
    {
      TDEE: energy("daily energy need"),
      BMR: energy("calories burned at rest per day"),
      k: { meaning: "activity factor", format: { kind: "number" } },
    },
    { title: "Daily energy need", source: "fao" },
  ),
  intake: formula(
    "E = TDEE + r * e / 7",
    {
      E: energy("daily intake"),
      TDEE: energy("daily energy need"),
      r: { meaning: "weekly change in weight, negative to lose", format: mass, unit: "kilogram" },
      e: {
        meaning: "energy per kilogram of body weight",
        format: { kind: "number", significant: 6, suffix: "kcal/kg" },
      },
    },
    { title: "Intake for the goal", source: "wishnofsky" },
  ),
};
