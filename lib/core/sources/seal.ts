/** Certainty of a figure, which its seal displays (docs/decisions/seals.md). */
export type Seal = "exact" | "rounded" | "convention" | "standard" | "measured" | "estimate";

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
  rounded: { word: "Rounded", sign: "≈", meaning: "calculated from your inputs, then rounded" },
  convention: { word: "Convention", sign: "§", meaning: "an agreed value" },
  standard: { word: "Standard", sign: "§", meaning: "the method of a standard, code or regulation" },
  measured: { word: "Measured", sign: "±", meaning: "determined by experiment" },
  estimate: { word: "Estimate", sign: "~", meaning: "a model or projection; the actual figure will differ" },
};
