import type { Example } from "../../kit/calculator/define.ts";
import { GALLON } from "../../units/constants.ts";

const byHand = { kind: "independent", by: "by hand, with exact fractions" } as const;
const tolerance = 1e-12;
const OUNCE = 0.028349523125;
const mpg = (value: number) => ({ value, unit: "mile-per-gallon-us" }) as const;

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
    displayed: true,
  },
  {
    id: "hourly",
    title: "25 an hour for 30 hours a week, 50 paid weeks",
    origin: byHand,
    inputs: { pay: 25, per: "hour", weekHours: 30, paidWeeks: 50 },
    expect: { outputs: { yearlyPay: 37_500, monthlyPay: 3125 }, tolerance },
  },
  {
    id: "monthly",
    title: "1,040 a month for 40 hours a week is 6 an hour",
    origin: { kind: "published", source: "29 CFR 778.113(b), its example" },
    inputs: { pay: 1040, per: "month" },
    expect: { outputs: { weeklyPay: 240, hourlyPay: 6, yearlyPay: 12_480 }, tolerance },
  },
  {
    id: "trip",
    title: "300 mi at 30 mpg and 3.50 a gallon",
    origin: byHand,
    inputs: {
      mode: "trip",
      distance: { value: 300, unit: "mile" },
      economy: mpg(30),
      fuelPrice: { value: 3.5, unit: "per-gallon-us" },
    },
    expect: { outputs: { tripCost: 35, fuel: 10 * GALLON }, tolerance },
    displayed: true,
  },
  {
    id: "round-trip",
    title: "450 km and back at 6 L/100 km, shared by three",
    origin: byHand,
    inputs: {
      mode: "trip",
      distance: { value: 450, unit: "kilometer" },
      roundTrip: true,
      economy: { value: 6, unit: "liter-per-100-kilometers" },
      fuelPrice: { value: 1.5, unit: "per-liter" },
      people: 3,
    },
    expect: { outputs: { tripCost: 81, fuel: 0.054, costPerPerson: 27 }, tolerance },
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
    displayed: true,
  },
  {
    id: "unit-price",
    title: "3.99 for 12 oz against 5.49 for 18 oz",
    origin: byHand,
    inputs: {
      mode: "unitPrice",
      offers: [
        { price: 3.99, mass: { value: 12, unit: "ounce" } },
        { price: 5.49, mass: { value: 18, unit: "ounce" } },
      ],
    },
    expect: {
      outputs: { bestOffer: "Offer 2", massPrice: 0.305 / OUNCE, saving: 100 * (1 - 0.305 / 0.3325) },
      tolerance,
    },
  },
  {
    id: "unit-price-pieces",
    title: "A dozen for 4.20 costs the same as 20 for 7",
    origin: byHand,
    inputs: {
      mode: "unitPrice",
      offers: [
        { price: 4.2, by: "count", pieces: 12 },
        { price: 7, by: "count", pieces: 20 },
      ],
    },
    expect: { outputs: { bestOffer: "All cost the same", piecePrice: 0.35 }, tolerance },
  },
  {
    id: "unit-price-volume",
    title: "2 L for 1.80 against 330 mL for 0.60",
    origin: byHand,
    inputs: {
      mode: "unitPrice",
      offers: [
        { price: 1.8, by: "volume", volume: { value: 2, unit: "liter" } },
        { price: 0.6, by: "volume", volume: { value: 330, unit: "milliliter" } },
      ],
    },
    expect: { outputs: { bestOffer: "Offer 1", volumePrice: 900, saving: 50.5 }, tolerance },
  },
  {
    id: "unit-price-mixed",
    title: "Weight against pieces",
    origin: byHand,
    inputs: { mode: "unitPrice", offers: [{ price: 1 }, { price: 2, by: "count" }] },
    expect: { errors: ["offers.1.by"] },
  },
  {
    id: "no-hours",
    title: "No hours per week",
    origin: byHand,
    inputs: { weekHours: 0 },
    expect: { errors: ["weekHours"] },
  },
];
