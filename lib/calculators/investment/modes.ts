import type { ModeComputation, ModeInputs, ModeOutputs, ModesOf } from "../../kit/calculator/modes.ts";
import { money, number, percent, rows } from "../../kit/fields/field.ts";
import { flowInputs } from "./flow-inputs.ts";
import { growthInputs } from "./growth-inputs.ts";
import { outputs as o } from "./outputs.ts";
import { returnInputs } from "./return-inputs.ts";

const PRICE = { min: 1e-9, max: 1e12 } as const;

const purchaseInputs = {
  purchases: rows({
    label: "Purchases",
    hint: "The amount paid each time and the share price at that time",
    rowLabel: "purchase",
    fields: {
      amount: money({ label: "Amount", default: undefined, min: 0.001, max: 1e12 }),
      price: number({ label: "Price", default: undefined, ...PRICE }),
    },
    default: [
      { amount: "1000", price: "40" },
      { amount: "1000", price: "50" },
      { amount: "1000", price: "50" },
      { amount: "1000", price: "40" },
    ],
    minRows: 1,
    maxRows: 500,
  }),
  priceNow: number({ label: "Current price", hint: "Per share", default: 48, ...PRICE }),
};

const inflation = percent({
  label: "Inflation",
  hint: "Leave empty to ignore it",
  suffix: "% per year",
  default: 2.5,
  optional: true,
  min: -20,
  max: 100,
  advanced: true,
});
const { initial, annualReturn, years } = growthInputs;
const { begin, end, invested, returned, income, costs, returns, ...span } = returnInputs;
const { cashFlows, period, datedFlows, ...rates } = flowInputs;

export const modes = {
  growth: {
    label: "Growth",
    inputs: { ...growthInputs, inflation },
    outputs: {
      finalValue: o.finalValue,
      realReturn: o.realReturn,
      contributed: o.contributed,
      withdrawn: o.withdrawn,
      gain: o.gain,
      feesPaid: o.feesPaid,
      growthLost: o.growthLost,
      feeCost: o.feeCost,
      withoutFees: o.withoutFees,
      tax: o.tax,
      afterTax: o.afterTax,
      realValue: o.realValue,
      netReturn: o.netReturn,
      runsOut: o.runsOut,
    },
  },
  cagr: {
    label: "CAGR",
    inputs: { begin, end, ...span, inflation },
    outputs: {
      cagr: o.cagr,
      totalReturn: o.totalReturn,
      multiple: o.multiple,
      realCagr: o.realCagr,
      doubling: o.doubling,
      gain: o.gain,
    },
  },
  roi: {
    label: "ROI",
    inputs: { invested, returned, income, costs, ...span },
    outputs: { roi: o.roi, multiple: o.multiple, annualRoi: o.annualRoi, gain: o.gain },
  },
  flows: {
    label: "NPV, IRR",
    inputs: { cashFlows, period, ...rates },
    outputs: {
      npv: o.npv,
      irr: o.irr,
      irrPeriod: o.irrPeriod,
      rates: o.rates,
      mirr: o.mirr,
      profitabilityIndex: o.profitabilityIndex,
      payback: o.payback,
      discountedPayback: o.discountedPayback,
      flowTotal: o.flowTotal,
    },
  },
  dated: {
    label: "XIRR",
    inputs: { datedFlows, ...rates },
    outputs: {
      xirr: o.xirr,
      xirrRates: o.xirrRates,
      npv: o.npv,
      timeWeighted: o.timeWeighted,
      timeWeightedTotal: o.timeWeightedTotal,
      mirr: o.mirr,
      flowTotal: o.flowTotal,
    },
  },
  average: {
    label: "Average return",
    inputs: { returns, inflation },
    outputs: {
      geometric: o.geometric,
      arithmetic: o.arithmetic,
      totalReturn: o.totalReturn,
      multiple: o.multiple,
      realCagr: o.realCagr,
    },
  },
  averaging: {
    label: "Cost averaging",
    inputs: purchaseInputs,
    outputs: {
      averageCost: o.averageCost,
      roi: o.roi,
      averagePrice: o.averagePrice,
      shares: o.shares,
      valueNow: o.valueNow,
      atOnce: o.atOnce,
      contributed: o.contributed,
      gain: o.gain,
    },
  },
  real: {
    label: "Real return",
    inputs: { initial, annualReturn, years, inflation },
    outputs: {
      realReturn: o.realReturn,
      nominalValue: o.nominalValue,
      realValue: o.realValue,
      purchasingPower: o.purchasingPower,
      shortcut: o.shortcut,
    },
  },
} as const;

type Mode = keyof typeof modes;
type Declared = ModesOf<typeof modes>;
export type Inputs<K extends Mode> = ModeInputs<Declared, K>;
export type Outputs<K extends Mode> = ModeOutputs<Declared, K>;
export type ModeResult<K extends Mode> = ModeComputation<Declared, K>;
