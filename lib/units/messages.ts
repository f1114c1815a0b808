// Errors of values and conversions. Separate exports, because a page would load all keys and sentences of an object.

export const INVALID_INPUT = "Invalid Input";

export const levelNeedsPositive = (units: string): string =>
  `Only values above zero can be expressed in ${units}.`;
export const levelOutOfRange = "This level is too large or too small to convert.";
export const notReadable = (excerpt: string): string =>
  `${INVALID_INPUT}: “${excerpt}” is not a valid number or unit here.`;
export const numberMissing = `${INVALID_INPUT}: a number is missing at the end.`;
export const parameterNotANumber = (label: string): string => `${label} must be a number.`;
export const parameterNotListed = ({ label, values }: { label: string; values: string }): string =>
  `${label} must be one of ${values}.`;
export const parameterOutOfRange = ({
  label,
  minimum,
  maximum,
}: {
  label: string;
  minimum: number;
  maximum: string;
}): string => `${label} must be between ${minimum} and ${maximum}.`;
export const tooLong = (maximum: number): string => `${INVALID_INPUT}: at most ${maximum} characters.`;
export const unitMissing = (digits: string): string => `${INVALID_INPUT}: add a unit after ${digits}.`;
export const unitsNotAdded = `${INVALID_INPUT}: values in these units cannot be added.`;
export const unitsNotMixed = `${INVALID_INPUT}: units cannot be mixed here.`;
export const valueMissing = "Enter a value.";
export const valueNotANumber = "The value must be a number.";
export const valueTooLarge = "This value is too large to convert.";
export const zeroHasNoReciprocal = (symbol: string): string =>
  `0 ${symbol} cannot be converted: one unit is the reciprocal of the other.`;
export const zeroNotExpressed = (units: string): string =>
  `Zero cannot be expressed in ${units}: one unit is the reciprocal of the other.`;
