import type { Sex } from "./waist.ts";

export interface Body {
  sex: Sex;
  /** Years. */
  age: number;
  /** kg */
  weight: number;
  /** m */
  height: number;
  bodyFat?: number | undefined;
}

/** kcal a day = constant + weight · kg + height · cm + age · years. */
export interface Linear {
  constant: number;
  weight: number;
  height: number;
  age: number;
}

type RestingFormula = "mifflin" | "harris-benedict" | "harris-benedict-1919" | "katch-mcardle" | "cunningham";
export type EnergyFormula = RestingFormula | "eer";
export type PalCategory = "inactive" | "low-active" | "active" | "very-active";

const linear = (constant: number, weight: number, height: number, age: number): Linear => ({
  constant,
  weight,
  height,
  age,
});

/**
 * Resting energy from weight, height and age. Mifflin et al., Am J Clin Nutr 51 (1990) 241–247, in the common
 * rounded form; Harris and Benedict 1919 as revised by Roza and Shizgal, Am J Clin Nutr 40 (1984) 168–182,
 * and as first published.
 */
const restingLinear: Readonly<
  Record<"mifflin" | "harris-benedict" | "harris-benedict-1919", Record<Sex, Linear>>
> = {
  mifflin: { male: linear(5, 10, 6.25, -5), female: linear(-161, 10, 6.25, -5) },
  "harris-benedict": {
    male: linear(88.362, 13.397, 4.799, -5.677),
    female: linear(447.593, 9.247, 3.098, -4.33),
  },
  "harris-benedict-1919": {
    male: linear(66.473, 13.7516, 5.0033, -6.755),
    female: linear(655.0955, 9.5634, 1.8496, -4.6756),
  },
};

/** kcal a day = constant + lean · kg of lean mass. Katch and McArdle; Cunningham, Am J Clin Nutr 33 (1980) 2372–2374. */
const restingLean: Readonly<Record<"katch-mcardle" | "cunningham", { constant: number; lean: number }>> = {
  "katch-mcardle": { constant: 370, lean: 21.6 },
  cunningham: { constant: 500, lean: 22 },
};

/** Estimated energy requirement of adults from 19, NASEM, Dietary Reference Intakes for Energy (2023), table 5-5. */
const eerLinear: Readonly<Record<Sex, Record<PalCategory, Linear>>> = {
  male: {
    inactive: linear(753.07, 14.1, 6.5, -10.83),
    "low-active": linear(581.47, 14.94, 8.3, -10.83),
    active: linear(1004.82, 15.91, 6.52, -10.83),
    "very-active": linear(-517.88, 19.11, 15.61, -10.83),
  },
  female: {
    inactive: linear(584.9, 11.71, 5.72, -7.01),
    "low-active": linear(575.77, 12.14, 6.6, -7.01),
    active: linear(710.25, 12.34, 6.54, -7.01),
    "very-active": linear(511.83, 12.56, 9.07, -7.01),
  },
};

/** The youngest age of the adult EER equations. */
export const EER_FROM_AGE = 19;

/** Returns the lean mass, kg; undefined without a body fat percentage. */
export const leanMass = ({ weight, bodyFat }: Body): number | undefined =>
  bodyFat === undefined ? undefined : weight * (1 - bodyFat / 100);

const isLean = (formula: RestingFormula): formula is keyof typeof restingLean =>
  Object.hasOwn(restingLean, formula);

/** Returns the linear equation of a formula for a person; undefined for other kinds. */
export function linearOf(formula: EnergyFormula, sex: Sex, category: PalCategory): Linear | undefined {
  if (formula === "eer") return eerLinear[sex][category];
  return isLean(formula) ? undefined : restingLinear[formula][sex];
}

/** Returns the lean-mass equation of a formula; undefined for other kinds. */
export const leanOf = (formula: EnergyFormula): { constant: number; lean: number } | undefined =>
  formula !== "eer" && isLean(formula) ? restingLean[formula] : undefined;

const evaluate = (equation: Linear, { weight, height, age }: Body): number =>
  equation.constant + equation.weight * weight + equation.height * height * 100 + equation.age * age;

/** Returns the resting energy, kcal a day. Undefined for a lean-mass formula without body fat. */
export function restingEnergy(formula: RestingFormula, body: Body): number | undefined {
  if (!isLean(formula)) return evaluate(restingLinear[formula][body.sex], body);
  const lean = leanMass(body);
  const { constant, lean: factor } = restingLean[formula];
  return lean === undefined ? undefined : constant + factor * lean;
}

/**
 * Returns the energy need of a day, kcal: resting energy times the activity factor, or the EER of the
 * category, which needs no factor. Undefined if the formula does not apply: no body fat percentage, EER below
 * 19 years.
 */
export function dailyNeed(
  formula: EnergyFormula,
  body: Body,
  { factor, category }: { factor: number; category: PalCategory },
): number | undefined {
  if (formula === "eer") {
    return body.age < EER_FROM_AGE ? undefined : evaluate(eerLinear[body.sex][category], body);
  }
  const resting = restingEnergy(formula, body);
  return resting === undefined ? undefined : resting * factor;
}

/**
 * Returns the EER category whose range of physical activity levels includes the factor (limits 1.53, 1.68,
 * 1.85 for adults).
 */
export function categoryOf(factor: number): PalCategory {
  if (factor < 1.53) return "inactive";
  if (factor < 1.68) return "low-active";
  return factor < 1.85 ? "active" : "very-active";
}
