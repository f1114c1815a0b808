import { byMode } from "../../kit/calculator/modes.ts";
import type calculator from "./calculator.ts";
import { applianceAnswer, tripAnswer } from "./energy.ts";
import { unitPriceAnswer } from "./unit-price.ts";
import { wageAnswer } from "./wage.ts";

/** Costs of daily life: 29 CFR 778.113, FuelEconomy.gov, the US Department of Energy and NIST Handbook 130. */
export const { compute } = byMode<typeof calculator>("mode", {
  wage: wageAnswer,
  trip: tripAnswer,
  appliance: applianceAnswer,
  unitPrice: unitPriceAnswer,
});
