/** Upper limit of laminar flow; from `TURBULENT_FROM` on flow is treated as turbulent. */
export const LAMINAR_TO = 2300;
export const TURBULENT_FROM = 4000;

type FlowRegime = "laminar" | "transitional" | "turbulent";

/** Method for the friction factor of turbulent flow. */
export type FrictionMethod = "colebrook" | "altshul-tsal";

/**
 * Returns Re = V·D/ν = ρ·V·D/μ, from a velocity in m/s, a diameter in m, a density in kg/m³ and a viscosity
 * in Pa·s.
 */
export const reynoldsNumber = (
  velocity: number,
  diameter: number,
  { density, viscosity }: { density: number; viscosity: number },
): number => (density * velocity * diameter) / viscosity;

export const flowRegime = (reynolds: number): FlowRegime =>
  reynolds <= LAMINAR_TO ? "laminar" : reynolds < TURBULENT_FROM ? "transitional" : "turbulent";

/** Keeps the factor finite for flows near the smallest number of a double, whose velocity pressure is 0. */
const MIN_REYNOLDS = 1e-300;

/**
 * Returns the Darcy friction factor (four times Fanning's) for a Reynolds number above 0 and a relative
 * roughness ε/D from 0 to 0.05. Laminar: 64/Re, regardless of roughness. Turbulent: `method`. In between,
 * where no formula is valid and measurements scatter by about 30%: the smooth cubic from the laminar value at
 * 2,300 to the turbulent one at 4,000.
 */
export function frictionFactor(
  reynolds: number,
  relativeRoughness: number,
  method: FrictionMethod = "colebrook",
): number {
  const turbulent = method === "colebrook" ? colebrook : altshulTsal;
  const regime = flowRegime(reynolds);
  if (regime === "laminar") return 64 / Math.max(reynolds, MIN_REYNOLDS);
  if (regime === "turbulent") return turbulent(reynolds, relativeRoughness);
  const s = (reynolds - LAMINAR_TO) / (TURBULENT_FROM - LAMINAR_TO);
  const laminar = 64 / LAMINAR_TO;
  return laminar + (turbulent(TURBULENT_FROM, relativeRoughness) - laminar) * s * s * (3 - 2 * s);
}

const MOST_STEPS = 30;

/**
 * Solves the equation of C. F. Colebrook, Journal of the ICE 11 (1939): 1/√f = −2 log₁₀(ε/(3.7 D) + 2.51/(Re
 * √f)), to the last digits of a double. Newton's method on x = 1/√f: the function rises and is concave, so
 * that steps from below the root never overshoot.
 */
function colebrook(reynolds: number, relativeRoughness: number): number {
  const a = relativeRoughness / 3.7;
  const b = 2.51 / reynolds;
  // Swamee and Jain, ASCE 102 (1976): within 3%.
  let x = -2 * Math.log10(a + 5.74 / reynolds ** 0.9);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const inner = a + b * x;
    const change = (x + 2 * Math.log10(inner)) / (1 + (2 * b) / (Math.LN10 * inner));
    x -= change;
    if (Math.abs(change) <= 4 * Number.EPSILON * x) break;
  }
  return 1 / (x * x);
}

/**
 * Computes the explicit formula that ASHRAE printed up to 2005, by A. D. Altshul and R. J. Tsal; within 1.6%
 * of Colebrook's.
 */
function altshulTsal(reynolds: number, relativeRoughness: number): number {
  const f = 0.11 * (relativeRoughness + 68 / reynolds) ** 0.25;
  return f >= 0.018 ? f : 0.85 * f + 0.0028;
}
