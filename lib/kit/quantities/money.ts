import type { CompiledConverter } from "../../units/compile.ts";
import { ANY_CURRENCY, MONEY } from "./any-currency.ts";

export const moneyConverter: CompiledConverter = {
  slug: MONEY,
  base: { name: "unit of money", symbol: ANY_CURRENCY },
  groups: [],
  units: [
    {
      id: MONEY,
      name: "Amount",
      plural: "amounts",
      symbol: ANY_CURRENCY,
      law: { kind: "linear", factor: "1" },
      exactness: "exact",
      group: 0,
    },
  ],
  parameters: [],
  commonValues: {},
  needsLaws: false,
};
