import { loadHolidays } from "../../civil/holidays/load.ts";
import type { Compute } from "../define.ts";
import { addition } from "./addition.ts";
import { businessBetween, businessLater } from "./business.ts";
import type calculator from "./calculator.ts";
import { difference } from "./difference.ts";
import { facts } from "./facts.ts";
import type { Inputs } from "./inputs.ts";

/** Loads the list of the chosen country; the other modes need nothing. */
export const prepare = ({ country }: Pick<Inputs, "country">): Promise<void> | undefined =>
  country === "none" ? undefined : loadHolidays(country);

export const compute: Compute<typeof calculator.inputs> = (inputs, context) => {
  switch (inputs.mode) {
    case "difference":
      return difference(inputs);
    case "add":
      return addition(inputs);
    case "business":
      return businessBetween(inputs);
    case "addBusiness":
      return businessLater(inputs);
    case "facts":
      return facts(inputs, context.today);
  }
};
