import { countryOf, type HolidayLists, holidaysOf, type PlaceHolidays } from "../../civil/holidays.ts";
import { type Loaded, whenLoaded } from "../../data/loaded.ts";
import type { DataLoader } from "../../data/loader.ts";
import { byMode } from "../modes.ts";
import { addition } from "./addition.ts";
import { businessBetween, businessLater } from "./business.ts";
import type calculator from "./calculator.ts";
import { difference } from "./difference.ts";
import { facts } from "./facts.ts";
import type { BusinessInputs } from "./modes.ts";

/** The holidays of the chosen place: those of its country are one file. Modes that choose none need nothing. */
export const data = (
  { country }: Pick<BusinessInputs, "country">,
  load: DataLoader,
): Loaded<PlaceHolidays | undefined> =>
  country &&
  whenLoaded(load<HolidayLists>("holidays", countryOf(country.id)), (lists) => holidaysOf(country.id, lists));

export const compute = byMode<typeof calculator, PlaceHolidays | undefined>({
  difference,
  add: addition,
  business: (inputs, _context, holidays) => businessBetween(inputs, holidays),
  addBusiness: (inputs, _context, holidays) => businessLater(inputs, holidays),
  facts: (inputs, { today }) => facts(inputs, today),
});
