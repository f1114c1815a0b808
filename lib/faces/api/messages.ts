import { formatInteger } from "../../core/locale/locale.ts";

export const messages = {
  converterUnknown: (slug: string): string =>
    `There is no converter “${slug}”. GET /api/v1/converters lists them.`,
  inputsInvalid: ({ count, names }: { count: number; names: string }): string =>
    `${count} inputs cannot be used: ${names}.`,
  parameterMissing: (name: string): string => `The parameter ${name} is missing.`,
  parameterRepeated: (name: string): string => `The parameter ${name} is given more than once.`,
  parameterUnknown: ({ converter, name }: { converter: string; name: string }): string =>
    `${converter} has no parameter “${name}”.`,
  resultTooLarge: "The value or its result is too large to be written as a number.",
  tooManyInputs: (maximum: number): string => `A request may have at most ${maximum} inputs.`,
  tooManyParameters: (maximum: number): string => `A request may have at most ${maximum} parameters.`,
  unitUnknown: ({ converter, unit }: { converter: string; unit: string }): string =>
    `${converter} has no unit “${unit}”.`,
  valueMissing: "value is empty.",
  inputs: {
    bodyNotAnObject: "The body must be a JSON object with the inputs.",
    currencyUnknown: "Unknown currency. Use a code such as EUR.",
    includeInvalid: (names: string): string => `Must be one or more of: ${names}.`,
    momentInvalid: "Write the date and time as 2026-11-22T12:00:00Z.",
    notInBody: "Must be in the body, not in the query.",
    repeated: "This input is given more than once.",
    rowsNotAnArray: "Must be a JSON array.",
    unitWithoutValue: "This input has a unit but no value.",
  },
  descriptions: {
    clock: "A time of day",
    clockOrEndOfDay: "A time of day; 24:00 is allowed as the end of a day",
    day: "A day such as 2026-11-22, “today”, or --12-25 for the next December 25",
    duration: "A length of time; a number without a unit is in hours",
    filledByRecord: ({ owner, other }: { owner: string; other: string }): string =>
      `Set by ${owner} unless that is “${other}”; giving only this input sets ${owner} to “${other}”`,
    hour: "A whole hour of the day, such as 16:00",
    money: "In major units of the currency",
    moneyInput: "In major units of the currency, with no more decimal places than the currency has",
    quantity: (units: string): string => `A number is in ${units}; a string can include its own unit`,
    record: ({ plural, id, label }: { plural: string; id: string; label: string }): string =>
      `ID of one of the ${plural} in the list named by x-records, or “${id}”: ${label}`,
    rows: (maximum: number): string =>
      `At most ${formatInteger(maximum)} rows in total, counting rows within rows`,
    zone: "IANA name of a time zone; “local” is the timeZone of the request",
  },
};
