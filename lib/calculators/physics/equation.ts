/** Id of a formula's own equation among those of its view. */
export const EQUATION = "equation";
