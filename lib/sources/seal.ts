/** How sure a figure is: what stands on its seal (docs/decisions/seals.md). */
export type Seal = "exact" | "rounded" | "convention" | "standard" | "measured" | "estimate";

interface SealText {
  /** On the seal. */
  word: string;
  /** Beside the word, so that color is not what tells them apart. */
  sign: string;
  /** What the word means, in a few words. */
  meaning: string;
}

/** Every seal that a figure can have, the surest first. */
export const seals: Readonly<Record<Seal, SealText>> = {
  exact: { word: "Exact", sign: "=", meaning: "fixed by definition" },
  rounded: { word: "Rounded", sign: "≈", meaning: "calculated from your inputs, then rounded" },
  convention: { word: "Convention", sign: "§", meaning: "an agreed value" },
  standard: { word: "Standard", sign: "§", meaning: "the method of a standard, code or regulation" },
  measured: { word: "Measured", sign: "±", meaning: "determined by experiment" },
  estimate: { word: "Estimate", sign: "~", meaning: "a model or projection; the actual figure will differ" },
};
