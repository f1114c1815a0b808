export interface DrawnProps {
  /** Values in SI by symbol; NaN for those that the formula has not. */
  at: (symbol: string) => number;
  /** The same for reading. */
  text: (symbol: string) => string;
  /** The variable that is sought, which is set off. */
  unknown: string;
}
