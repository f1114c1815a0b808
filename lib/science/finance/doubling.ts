/** Years in which money left alone doubles at a yearly growth above 0, as a fraction. */
export const doublingTime = (growth: number): number => Math.LN2 / Math.log1p(growth);
