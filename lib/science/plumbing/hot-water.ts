/** Water at 20 °C (68 °F): density in kg/m³ and specific heat in J/(kg·K), IAPWS-95. */
const WATER = { density: 998.2, heat: 4184 } as const;

/** Volumetric heat capacity of water, J/(m³·K). */
const HEAT = WATER.density * WATER.heat;

/** The heat, W, that a flow, m³/s, takes for a rise, K. */
export const heatFor = (flow: number, rise: number): number => HEAT * flow * rise;

/** The flow, m³/s, that a heat, W, warms by a rise, K, or that carries it with a drop, K. */
export const flowFor = (heat: number, rise: number): number => heat / (HEAT * rise);

/** Pipe with insulation, m and W/(m·K). */
interface InsulatedPipe {
  /** Outside diameter of the pipe. */
  diameter: number;
  /** 0 for a bare pipe. */
  insulation: number;
  conductivity: number;
  /** From the surface to the room, convection and radiation, W/(m²·K). */
  film: number;
}

/** The heat, W, that a meter of pipe loses for each K above the room; the pipe's own wall is left out. */
export function heatLossPerMeter({ diameter, insulation, conductivity, film }: InsulatedPipe): number {
  const outer = diameter + 2 * insulation;
  return (2 * Math.PI) / (Math.log(outer / diameter) / conductivity + 2 / (film * outer));
}
