/** Water at 20 °C (68 °F): density in kg/m³ and specific heat in J/(kg·K), IAPWS-95. */
const WATER = { density: 998.2, heat: 4184 } as const;

/** Volumetric heat capacity of water, J/(m³·K). */
const HEAT = WATER.density * WATER.heat;

/** Returns the heat, W, for a flow, m³/s, and a temperature rise, K. */
export const heatFor = (flow: number, rise: number): number => HEAT * flow * rise;

/** Returns the flow, m³/s, for a heat, W, and a rise or drop, K. */
export const flowFor = (heat: number, rise: number): number => heat / (HEAT * rise);

/** Pipe with insulation, m and W/(m·K). */
interface InsulatedPipe {
  /** Outside diameter of the pipe. */
  diameter: number;
  /** 0 for a bare pipe. */
  insulation: number;
  conductivity: number;
  /** Heat transfer from the surface to the room, convection and radiation, W/(m²·K). */
  film: number;
}

/** Returns the heat loss of a meter of pipe per K above the room, W; ignores the pipe's wall. */
export function heatLossPerMeter({ diameter, insulation, conductivity, film }: InsulatedPipe): number {
  const outer = diameter + 2 * insulation;
  return (2 * Math.PI) / (Math.log(outer / diameter) / conductivity + 2 / (film * outer));
}
