import { countryOf, type HolidayLists, holidaysOf, type PlaceHolidays } from "../../core/civil/holidays.ts";
import { type Loaded, whenLoaded } from "../../core/data/loaded-value.ts";
import type { DataLoader } from "../../core/data/loader.ts";
import { byMode } from "../../kit/calculator/modes.ts";
import { addition } from "./addition.ts";
import { businessBetween, businessLater } from "./business.ts";
import type calculator from "./calculator.ts";
import { difference } from "./difference.ts";
import { dueDateAnswer } from "./due-date.ts";
import { facts } from "./facts.ts";
import type { BusinessInputs } from "./modes.ts";
import { publicHolidays } from "./public-holidays.ts";
import { weekNumbers } from "./week-numbers.ts";

const holidays = (
  { country }: Pick<BusinessInputs, "country">,
  load: DataLoader,
): Loaded<PlaceHolidays | undefined> =>
  country &&
  whenLoaded(load<HolidayLists>("holidays", countryOf(country.id)), (lists) => holidaysOf(country.id, lists));

interface Data {
  business: PlaceHolidays | undefined;
  addBusiness: PlaceHolidays | undefined;
  publicHolidays: PlaceHolidays | undefined;
}

export const { compute, data } = byMode<typeof calculator, Data>(
  "mode",
  {
    difference,
    add: addition,
    business: (inputs, _context, place) => businessBetween(inputs, place),
    addBusiness: (inputs, _context, place) => businessLater(inputs, place),
    publicHolidays: (inputs, { today }, place) => publicHolidays(inputs, today, place),
    dueDate: (inputs, { today }) => dueDateAnswer(inputs, today),
    facts: (inputs, { today }) => facts(inputs, today),
    week: weekNumbers,
  },
  {
    business: holidays,
    addBusiness: holidays,
    publicHolidays: ({ region }, load) => holidays({ country: region }, load),
  },
);
