export const doublingTime = (growth: number): number => Math.LN2 / Math.log1p(growth);
