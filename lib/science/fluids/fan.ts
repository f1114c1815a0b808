/** Specific heat of air, J/(kg·K): ASHRAE Handbook — Fundamentals 2021, chapter 1. */
const AIR_HEAT = 1006;

/** Efficiencies as fractions above 0 up to 1. */
export interface FanEfficiencies {
  fan: number;
  drive: number;
  motor: number;
}

/**
 * Computes the power of a fan, W, from a flow in m³/s and a total pressure in Pa: Q·Δp in the air, divided by
 * the efficiencies of fan, drive and motor (ASHRAE Handbook — HVAC Systems and Equipment 2020, chapter 21).
 * `specific`: electric power per flow, W/(m³/s). `warming`: temperature rise of the air with fan and motor in
 * it, K.
 */
export function fanPower(
  flow: number,
  pressure: number,
  density: number,
  { fan, drive, motor }: FanEfficiencies,
): { air: number; shaft: number; electric: number; specific: number; warming: number } {
  const air = flow * pressure;
  const shaft = air / fan;
  const electric = shaft / (drive * motor);
  return {
    air,
    shaft,
    electric,
    specific: electric / flow,
    warming: electric / (flow * density * AIR_HEAT),
  };
}
