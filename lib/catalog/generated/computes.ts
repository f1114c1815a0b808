// Generated from the folders by scripts/generate-lists.ts (npm run lists). Do not edit.

export const computes = {
  age: () => import("../../calculators/age/compute.ts"),
  bmi: () => import("../../calculators/bmi/compute.ts"),
  calorie: () => import("../../calculators/calorie/compute.ts"),
  cost: () => import("../../calculators/cost/compute.ts"),
  date: () => import("../../calculators/date/compute.ts"),
  ductsizer: () => import("../../calculators/ductsizer/compute.ts"),
  firefighting: () => import("../../calculators/firefighting/compute.ts"),
  fraction: () => import("../../calculators/fraction/compute.ts"),
  hvac: () => import("../../calculators/hvac/compute.ts"),
  investment: () => import("../../calculators/investment/compute.ts"),
  loan: () => import("../../calculators/loan/compute.ts"),
  materials: () => import("../../calculators/materials/compute.ts"),
  mortgage: () => import("../../calculators/mortgage/compute.ts"),
  percentage: () => import("../../calculators/percentage/compute.ts"),
  pipesizer: () => import("../../calculators/pipesizer/compute.ts"),
  plumbing: () => import("../../calculators/plumbing/compute.ts"),
  psychrometrics: () => import("../../calculators/psychrometrics/compute.ts"),
  savings: () => import("../../calculators/savings/compute.ts"),
  time: () => import("../../calculators/time/compute.ts"),
};
