/** Certainty of a figure, which its seal displays (docs/decisions/seals.md). */
export type Seal = "exact" | "factor" | "rounded" | "convention" | "standard" | "measured" | "estimate";

interface SealText {
  /** Text on the seal. */
  word: string;
  /** Sign next to the word, so that seals do not differ by color alone. */
  sign: string;
  /** Meaning of the word, in a few words. */
  meaning: string;
}

/** Seals that a figure can have, the most certain first. */
export const seals: Readonly<Record<Seal, SealText>> = {
  exact: { word: "Exact", sign: "=", meaning: "fixed by definition" },
  factor: {
    word: "Exact factor",
    sign: "≈",
    meaning: "the factor is fixed by definition; the number displayed is rounded",
  },
  rounded: { word: "Rounded", sign: "≈", meaning: "calculated from your inputs, then rounded" },
  convention: { word: "Convention", sign: "§", meaning: "an agreed value" },
  standard: { word: "Standard", sign: "§", meaning: "the method of a standard, code or regulation" },
  measured: { word: "Measured", sign: "±", meaning: "determined by experiment" },
  estimate: { word: "Estimate", sign: "~", meaning: "a model or projection; the actual figure will differ" },
};

/**
 * Returns the seal of a number as it is displayed: an exact value is no longer exact if digits were dropped.
 * @param isRounded true if the displayed number differs from the value
 * @param rounded seal of the exact value once it is rounded
 */
export const sealOfNumber = (
  seal: Seal,
  isRounded: boolean,
  rounded: "factor" | "rounded" = "rounded",
): Seal => (seal === "exact" && isRounded ? rounded : seal);
