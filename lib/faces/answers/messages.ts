// Replies of the answer bar. Separate exports, because a page would load all keys of an object.

export const currencyUnknown = "Unknown currency. Use a code such as EUR.";
export const dataUnavailable = "Its data couldn’t be loaded. Please try again.";
export const dimensionsDiffer = ({
  first,
  second,
  sign,
}: {
  first: string;
  second: string;
  sign: "+" | "-";
}): string => `${first} and ${second} can’t be ${sign === "+" ? "added" : "subtracted"}.`;
export const divisionByZero = "Division by zero has no result.";
export const figureMissing = "That figure isn’t part of this result.";
export const noExchangeRates = (currencies: string): string =>
  `Exchange rates change by the minute, so SciCalc doesn’t convert ${currencies}.`;
export const numberRead = ({ entered, read }: { entered: string; read: string }): string =>
  `${entered} is read as ${read}.`;
export const quantitiesDiffer = ({ target, source }: { target: string; source: string }): string =>
  `${target} and ${source} measure different things.`;
export const resultNotDollars = "The result isn’t an amount of dollars.";
export const resultNotInUnit = "The result isn’t a quantity of that unit.";
export const resultUnitMissing = "SciCalc has no unit for this result. Name one, for example “in N/m”.";
export const resultUnitUnknown = "SciCalc doesn’t know the unit of this result.";
export const settingNotListed = ({ settings, words }: { settings: string; words: string }): string =>
  `This depends on the ${settings} of “${words}”, which isn’t listed. Enter it in the converter.`;
export const timeOrLength = "This may be a time of day or a length. If it is a length, spell out its unit.";
export const twoQuestions = ([first, second]: readonly string[]): string =>
  `“${first}” and “${second}” are two questions. Ask one at a time.`;
export const unitMissing = "That unit isn’t in this converter.";
export const unitUnknown = (unit: string): string => `${unit} is not a known unit.`;
