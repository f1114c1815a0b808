import type { ModeComputation, ModeInputs, ModesOf } from "../../kit/calculator/modes.ts";
import { choice, count, money, number, rows, toggle } from "../../kit/fields/field.ts";
import { input } from "../../kit/fields/input.ts";
import { formatOf } from "../../kit/fields/quantity-format.ts";
import * as quantities from "./quantities.ts";

const MAX_AMOUNT = 1e12;
const cost = { kind: "money" } as const;
const digits = { significant: 4 };

export const modes = {
  wage: {
    label: "Wage and salary",
    inputs: {
      pay: money({ label: "Pay", default: 60_000, min: 0, max: MAX_AMOUNT }),
      per: choice({
        label: "Per",
        options: [
          { id: "hour", label: "Hour" },
          { id: "day", label: "Day" },
          { id: "week", label: "Week" },
          { id: "twoWeeks", label: "Two weeks" },
          { id: "halfMonth", label: "Half month" },
          { id: "month", label: "Month" },
          { id: "year", label: "Year" },
        ],
        default: "year",
      }),
      weekHours: number({ label: "Hours per week", default: 40, min: 0.1, max: 168 }),
      weekDays: number({ label: "Days per week", default: 5, min: 0.1, max: 7 }),
      paidWeeks: number({ label: "Paid weeks per year", default: 52, min: 1, max: 53 }),
    },
    outputs: {
      hourlyPay: { label: "Hourly", format: cost, primary: true },
      yearlyPay: { label: "Yearly", format: cost, primary: true, key: true },
      monthlyPay: { label: "Monthly", format: cost, key: true },
      halfMonthlyPay: { label: "Twice a month", format: cost },
      twoWeeklyPay: { label: "Every two weeks", format: cost },
      weeklyPay: { label: "Weekly", format: cost, key: true },
      dailyPay: { label: "Daily", format: cost },
    },
  },
  trip: {
    label: "Trip fuel",
    inputs: {
      distance: input(quantities.distance, { label: "Distance", default: { si: "500 km", us: "300 mi" } }),
      roundTrip: toggle({ label: "Round trip", default: false }),
      economy: input(quantities.fuelEconomy, {
        label: "Fuel economy",
        default: { si: "7 L/100 km", us: "30 mpg" },
      }),
      fuelPrice: input(quantities.fuelPrice, {
        label: "Fuel price",
        default: { si: "1.8 per L", us: "3.5 per gal" },
      }),
      people: count({ label: "People sharing the cost", default: 1, min: 1, max: 1000 }),
    },
    outputs: {
      tripCost: { label: "Fuel cost", format: cost, primary: true },
      fuel: { label: "Fuel", key: true, format: { ...formatOf(quantities.fuel), ...digits } },
      costPerPerson: { label: "Per person", key: true, format: cost },
    },
  },
  appliance: {
    label: "Appliance",
    inputs: {
      power: input(quantities.power, { label: "Power", default: "1500 W" }),
      hoursPerDay: number({ label: "Hours per day", default: 8, min: 0, max: 24 }),
      days: number({ label: "Days", default: 30, min: 0, max: 36_600 }),
      energyPrice: input(quantities.energyPrice, { label: "Electricity price", default: "0.17 per kWh" }),
    },
    outputs: {
      electricityCost: { label: "Electricity cost", format: cost, primary: true },
      energy: { label: "Energy", key: true, format: { ...formatOf(quantities.energy), ...digits } },
      costPerDay: { label: "Per day", format: cost },
      costPerYear: { label: "Per year (365 days)", format: cost },
    },
  },
  unitPrice: {
    label: "Unit price",
    inputs: {
      offers: rows({
        label: "Offers",
        rowLabel: "offer",
        fields: {
          price: money({ label: "Price", default: undefined, min: 0, max: MAX_AMOUNT }),
          by: choice({
            label: "Sold by",
            options: [
              { id: "mass", label: "Weight" },
              { id: "volume", label: "Volume" },
              { id: "count", label: "Pieces" },
            ],
            default: "mass",
          }),
          mass: input(quantities.mass, {
            label: "Weight",
            default: { si: "500 g", us: "12 oz" },
            when: { by: ["mass"] },
          }),
          volume: input(quantities.volume, {
            label: "Volume",
            default: { si: "500 mL", us: "12 fl oz" },
            when: { by: ["volume"] },
          }),
          pieces: number({
            label: "Pieces",
            default: 12,
            min: 0.001,
            max: MAX_AMOUNT,
            when: { by: ["count"] },
          }),
        },
        default: [
          { price: "3.99", by: "mass", mass: { si: "500", us: "12" } },
          { price: "5.49", by: "mass", mass: { si: "750", us: "18" } },
        ],
        minRows: 1,
        maxRows: 20,
      }),
    },
    outputs: {
      bestOffer: { label: "Cheapest", format: { kind: "text" }, primary: true },
      massPrice: {
        label: "Lowest unit price",
        key: true,
        format: { ...formatOf(quantities.massPrice), ...digits },
      },
      volumePrice: {
        label: "Lowest unit price",
        key: true,
        format: { ...formatOf(quantities.volumePrice), ...digits },
      },
      piecePrice: { label: "Lowest price per piece", key: true, format: { kind: "number", ...digits } },
      saving: { label: "Below the most expensive", key: true, format: { kind: "percent", decimals: 1 } },
    },
  },
} as const;

type Declared = ModesOf<typeof modes>;
type Mode = keyof typeof modes;
export type Inputs<K extends Mode = Mode> = ModeInputs<Declared, K>;
export type ModeResult<K extends Mode> = ModeComputation<Declared, K>;
