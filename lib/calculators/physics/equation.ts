/** Id of the main equation in a view. */
export const EQUATION = "equation";
