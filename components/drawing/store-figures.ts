/**
 * Store of the article on fire protection: three branch lines of four sprinklers, ordinary hazard group 2. Figures of the fire
 * protection calculator, in psi and gpm; tests/drawing-figures.test.ts holds them to it.
 */
export const REMOTE_LINE = [
  { pressure: "21.6", flow: "26.0" },
  { pressure: "24.3", flow: "27.6" },
  { pressure: "27.1", flow: "29.1" },
  { pressure: "29.9", flow: "30.6" },
] as const;

/** Pressures where the branch lines meet the cross main. */
export const CROSS_MAIN = ["35.9", "36.4", "38.2"] as const;

/** Hydrant flow test: pressures in psi, flow in gpm. */
export const SUPPLY = { static: 72, residual: 58, flow: 751 } as const;

export const HOSE = 250;

/** Demand at the base of the riser, without hose, by K-factor. */
export const DEMANDS = [
  { factor: "5.6", flow: 344.5, pressure: 63.3 },
  { factor: "8.0", flow: 375.4, pressure: 57.2 },
] as const;
