import { countryOf, type HolidayLists, holidaysOf, type PlaceHolidays } from "../../civil/holidays.ts";
import { type Loaded, whenLoaded } from "../../data/loaded.ts";
import type { DataLoader } from "../../data/loader.ts";
import type { Compute } from "../define.ts";
import { addition } from "./addition.ts";
import { businessBetween, businessLater } from "./business.ts";
import type calculator from "./calculator.ts";
import { difference } from "./difference.ts";
import { facts } from "./facts.ts";
import type { Inputs } from "./inputs.ts";

/** The holidays of the chosen place: those of its country are one file. */
export const data = (
  { country }: Pick<Inputs, "country">,
  load: DataLoader,
): Loaded<PlaceHolidays | undefined> =>
  country &&
  whenLoaded(load<HolidayLists>("holidays", countryOf(country.id)), (lists) => holidaysOf(country.id, lists));

export const compute: Compute<typeof calculator.inputs, PlaceHolidays | undefined> = (
  inputs,
  context,
  holidays,
) => {
  switch (inputs.mode) {
    case "difference":
      return difference(inputs);
    case "add":
      return addition(inputs);
    case "business":
      return businessBetween(inputs, holidays);
    case "addBusiness":
      return businessLater(inputs, holidays);
    case "facts":
      return facts(inputs, context.today);
  }
};
