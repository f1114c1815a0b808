/** Describes what a visitor has typed and chosen. */
export interface ConverterState {
  text: string;
  from: string;
  to: string;
  /** Exactly as typed, by id. */
  parameters: Readonly<Record<string, string>>;
  /** "auto", "s2" … "s15" significant digits, "d0" … "d15" decimals. */
  digits: string;
}
