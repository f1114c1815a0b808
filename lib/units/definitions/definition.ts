/** A named unit or constant that the defining relations of the converters are written with. */
export interface Definition {
  /** Its own defining relation; `null` makes it a base dimension. */
  readonly value: string | null;
  /** Code of the source (lib/core/sources) and the place in it. */
  readonly source: string;
  /** May carry an SI prefix (km, kPa, µF). */
  readonly prefixes?: true;
  /** Known by experiment: the digits are those that the source prints. */
  readonly measured?: true;
}

export const base = (source: string): Definition => ({ value: null, source });
export const exact = (value: string, source: string): Definition => ({ value, source });
export const prefixed = (value: string | null, source: string): Definition => ({
  value,
  source,
  prefixes: true,
});
export const measured = (value: string, source: string): Definition => ({ value, source, measured: true });
