/** Marks a field of numbers: phones show their number pad, and above it these keys (components/page/number-keys). */
export const padKeys = (keys: readonly string[]) =>
  ({ inputMode: "decimal", "data-keys": keys.join(" ") }) as const;
