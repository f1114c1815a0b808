export interface ConverterState {
  text: string;
  from: string;
  to: string;
  /** Raw input, by id. */
  parameters: Readonly<Record<string, string>>;
  /** "auto", "s2" … "s15" significant digits, "d0" … "d15" decimals. */
  digits: string;
}
