import { byMode } from "../../kit/calculator/modes.ts";
import type calculator from "./calculator.ts";
import { applianceAnswer, tripAnswer } from "./energy.ts";
import { unitPriceAnswer } from "./unit-price.ts";
import { wageAnswer } from "./wage.ts";

export const { compute } = byMode<typeof calculator>("mode", {
  wage: wageAnswer,
  trip: tripAnswer,
  appliance: applianceAnswer,
  unitPrice: unitPriceAnswer,
});
