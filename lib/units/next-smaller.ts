/** Unit of a bare number after a number with its unit: 5 ft 11, 11 st 4, 8 lb 5, 1 m 80, 2 h 30. */
export const NEXT_SMALLER: ReadonlyMap<string, string> = new Map([
  ["foot", "inch"],
  ["stone", "pound"],
  ["pound", "ounce"],
  ["kilometer", "meter"],
  ["meter", "centimeter"],
  ["kilogram", "gram"],
  ["hour", "minute"],
  ["minute", "second"],
  ["degree", "arcminute"],
  ["arcminute", "arcsecond"],
]);
