import age from "../calculators/age/calculator.ts";
import basic from "../calculators/basic/calculator.ts";
import bmi from "../calculators/bmi/calculator.ts";
import calorie from "../calculators/calorie/calculator.ts";
import date from "../calculators/date/calculator.ts";
import type { CalculatorEntry, FormCalculator } from "../calculators/define.ts";
import ductsizer from "../calculators/ductsizer/calculator.ts";
import fraction from "../calculators/fraction/calculator.ts";
import investment from "../calculators/investment/calculator.ts";
import loan from "../calculators/loan/calculator.ts";
import mortgage from "../calculators/mortgage/calculator.ts";
import percentage from "../calculators/percentage/calculator.ts";
import savings from "../calculators/savings/calculator.ts";
import scientific from "../calculators/scientific/calculator.ts";
import time from "../calculators/time/calculator.ts";
import type { IconName } from "./icon-names.ts";

/** A group of calculators in the sidebar and on the home page. */
export interface CalculatorCategory {
  slug: string;
  name: string;
  icon: IconName;
}

export const calculatorCategories: readonly CalculatorCategory[] = [
  { slug: "engineering-construction", name: "Engineering & Construction", icon: "hard-hat" },
  { slug: "scientific-lab", name: "Scientific & Lab", icon: "flask" },
  { slug: "financial-health", name: "Financial & Health", icon: "piggy-bank" },
  { slug: "math-utility", name: "Math & Utility", icon: "calculator" },
];

/** The calculators with the generic form. Their computes are in computes.ts. */
export const formCalculators: readonly FormCalculator[] = [
  ductsizer,
  loan,
  mortgage,
  savings,
  investment,
  bmi,
  calorie,
  percentage,
  fraction,
  age,
  date,
  time,
];

/** Every calculator that exists, in the order of the sidebar. A folder of lib/calculators that is missing here fails a test. */
export const calculators: readonly CalculatorEntry[] = [scientific, basic, ...formCalculators];

/** Where /calculators and unknown ids lead. */
export const DEFAULT_CALCULATOR = "basic";

/** Former and alternative ids, and what they are called now. */
export const calculatorAliases: Readonly<Record<string, string>> = { material: "materials" };

const byId = new Map(calculators.map((calculator) => [calculator.id, calculator]));

export const findCalculator = (id: string): CalculatorEntry | undefined => byId.get(id);

export const findFormCalculator = (id: string): FormCalculator | undefined =>
  formCalculators.find((calculator) => calculator.id === id);

export const calculatorPath = (calculator: { id: string }): string => `/calculators/${calculator.id}`;

export const calculatorsIn = (category: CalculatorCategory): readonly CalculatorEntry[] =>
  calculators.filter((calculator) => calculator.category === category.slug);
