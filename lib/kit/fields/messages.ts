import { pluralize } from "../../core/locale/locale.ts";

// Errors of fields. Separate exports, because a page would load all keys and sentences of an object.

export const aboveMaximum = (maximum: string): string => `Must be at most ${maximum}.`;
export const belowMinimum = (minimum: string): string => `Must be at least ${minimum}.`;
export const choiceUnknown = (ids: string): string => `Must be one of: ${ids}.`;
export const clockInvalid = "Enter a time such as 17:30 or 5:30 pm.";
export const dayAfterMaximum = (day: string): string => `Must not be after ${day}.`;
export const dayAmbiguous = ({ first, second }: { first: string; second: string }): string =>
  `This can be ${first} or ${second}. Write it as year-month-day.`;
export const dayBeforeMinimum = (day: string): string => `Must not be before ${day}.`;
export const dayInvalid = "Enter the date as year-month-day: 2026-11-22.";
export const dayMissing = "Enter a date.";
export const dayOfMonthOutOfRange = (days: number): string => `This month has ${days} days.`;
export const durationInvalid = "Enter a length of time such as 7:45, 2h 15m or 90 min.";
export const endOfDayExceeded = "A day ends at 24:00.";
export const hourOfHalfDayOutOfRange = "With am or pm, hours go from 1 to 12.";
export const hourOutOfRange = "Hours go from 0:00 to 23:59.";
export const minuteOutOfRange = "Minutes and seconds go up to 59.";
export const monthOutOfRange = "Months go from 01 to 12.";
export const noonNotTwelve = "Only 12 can be noon or midnight.";
export const notANumber = (text: string): string => `“${text}” is not a number.`;
export const notMoney = "Enter a number without a currency.";
export const notPercent = "Enter a number without a percent sign.";
export const notWhole = "Must be a whole number.";
export const numberTooLarge = "This number is too large to compute with.";
export const optionRepeated = (id: string): string => `${id} is named twice.`;
export const optionUnknown = ({ name, plural, ids }: { name: string; plural: string; ids: string }): string =>
  `There is no “${name}” among the ${plural}: ${ids}.`;
export const optionWithoutUnit = (id: string): string => `${id} has no units to choose from.`;
export const optionUnitUnknown = ({ id, unit, units }: { id: string; unit: string; units: string }): string =>
  `${id} has no unit “${unit}”. It has ${units}.`;
export const outOfRange = ({ minimum, maximum }: { minimum: string; maximum: string }): string =>
  `Must be between ${minimum} and ${maximum}.`;
export const outOfUnknownRange = "Must be within the range of this field.";
export const recordUnknown = ({
  text,
  similar,
  other,
}: {
  text: string;
  similar: string;
  other: string;
}): string =>
  `There is no “${text}” in this list. ${similar === "" ? "Choose from it" : `Did you mean ${similar}? Otherwise choose from it`}, or “${other}”.`;
export const selectionMissing = (plural: string): string => `Choose at least one of the ${plural}.`;
export const timeMissing = "Enter a time.";
export const toggleInvalid = "Must be true or false.";
export const tooFewRows = (minimum: number): string =>
  `At least ${pluralize(minimum, { one: "one row is", other: `${minimum} rows are` })} needed.`;
export const tooLong = (maximum: number | string): string => `At most ${maximum} characters.`;
export const tooManyDecimals = ({ decimals, currency }: { decimals: number; currency: string }): string =>
  decimals === 0
    ? `Amounts in ${currency} have no decimals.`
    : `At most ${decimals} decimal places in ${currency}.`;
export const tooManyRows = (maximum: number): string => `At most ${maximum} rows.`;
export const unitUnknown = (ids: string): string => `Choose one of: ${ids}.`;
export const uncertaintyInOtherUnit = "Give the value and its uncertainty in the same unit.";
export const uncertaintyMisplaced = "Write an uncertainty after a plain number: 9.81±0.02.";
export const uncertaintyNegative = "An uncertainty cannot be negative.";
export const valueMissing = "Enter a value.";
export const yearOutOfRange = "Years go from 1 to 9999.";
export const zoneUnknown = "There is no such time zone. Use a name such as Europe/Paris.";
