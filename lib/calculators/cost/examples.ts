import type { Example } from "../../kit/calculator/define.ts";
import { GALLON } from "../../units/constants.ts";

const byHand = { kind: "independent", by: "by hand, with exact fractions" } as const;
const tolerance = 1e-12;

export const examples: readonly Example[] = [
  {
    id: "default",
    title: "60,000 a year in hours, weeks and months",
    origin: byHand,
    inputs: {},
    expect: {
      outputs: {
        hourlyPay: 60_000 / 2080,
        monthlyPay: 5000,
        halfMonthlyPay: 2500,
        twoWeeklyPay: 60_000 / 26,
        weeklyPay: 60_000 / 52,
        dailyPay: 60_000 / 260,
      },
      tolerance,
    },
  },
  {
    id: "trip",
    title: "300 mi at 30 mpg and 3.50 a gallon",
    origin: byHand,
    inputs: {
      mode: "trip",
      distance: { value: 300, unit: "mile" },
      economy: { value: 30, unit: "mile-per-gallon-us" },
      fuelPrice: { value: 3.5, unit: "per-gallon-us" },
    },
    expect: { outputs: { tripCost: 35, fuel: 10 * GALLON }, tolerance },
  },
  {
    id: "heater",
    title: "1,500 W for 8 hours a day, 30 days at 0.17 a kWh",
    origin: byHand,
    inputs: { mode: "appliance" },
    expect: {
      outputs: { electricityCost: 61.2, energy: 360 * 3.6e6, costPerDay: 2.04, costPerYear: 744.6 },
      tolerance,
    },
  },
];
