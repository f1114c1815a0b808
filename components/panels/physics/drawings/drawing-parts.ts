export interface DrawnProps {
  /** Returns the value of a symbol in SI; NaN if the formula lacks it. */
  at: (symbol: string) => number;
  text: (symbol: string) => string;
  /** Unknown variable, which is highlighted. */
  unknown: string;
}
