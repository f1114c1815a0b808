export interface Definition {
  /** Defining relation; `null` for a base dimension. */
  readonly value: string | null;
  /** Code of the source (lib/core/sources) and the place in it. */
  readonly source: string;
  /** True if SI prefixes are allowed (km, kPa, µF). */
  readonly prefixes?: true;
  /** True if measured: with the digits that the source prints. */
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
