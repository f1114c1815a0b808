import { ATMOSPHERE, BTU, CUBIC_FOOT, HOUR, POUND, ZERO_CELSIUS } from "../../units/constants.ts";
import { moistAirVolume } from "../psychrometrics/moist-air.ts";

/** Air with its temperature in K and its humidity ratio, kg of water per kg of dry air. */
export interface Air {
  temperature: number;
  humidityRatio: number;
}

/** Heat that outdoor air brings into a room, W: negative if it removes heat. */
export interface AirHeat {
  sensible: number;
  latent: number;
}

/** Converts between volume flow, mass flow and heat. */
export interface AirConvention {
  /** Returns the dry air in a cubic meter, kg. */
  dryAir(air: Air): number;
  /** Returns the heat capacity of a cubic meter, J/K. */
  capacity(air: Air): number;
  /** Returns the heat that a flow of outdoor air in m³/s brings into a room. */
  heat(flow: number, outdoor: Air, room: Air): AirHeat;
}

/** Returns the heat capacity of a kg of dry air with its water, J/K. */
export const airCapacity = (humidityRatio: number): number => 1006 + 1860 * humidityRatio;

/**
 * Takes each airflow at its own density: the difference of enthalpy of moist air, its sensible part that of the outdoor
 * mixture, its latent part that of the water at room temperature.
 *
 * @param pressure - Pa, of the site
 */
export function actualAir(pressure: number): AirConvention {
  const dryAir = (air: Air): number => 1 / moistAirVolume(air.temperature, air.humidityRatio, pressure);
  const capacity = (air: Air): number => dryAir(air) * airCapacity(air.humidityRatio);
  return {
    dryAir,
    capacity,
    heat: (flow, outdoor, room) => ({
      sensible: flow * capacity(outdoor) * (outdoor.temperature - room.temperature),
      latent:
        flow *
        dryAir(outdoor) *
        (2_501_000 + 1860 * (room.temperature - ZERO_CELSIUS)) *
        (outdoor.humidityRatio - room.humidityRatio),
    }),
  };
}

/** Printed factors of standard air at sea level: kg/m³ of dry air, J/(m³·K), and J/m³ per unit of humidity ratio. */
const STANDARD_AIR = {
  /** ASHRAE Handbook — Fundamentals 2021 (SI), chapter 18: 1.2, 1.23 and 3010 W per L/s. */
  si: { density: 1.2, sensible: 1230, latent: 3_010_000 },
  /** The same chapter (I-P), 4.5 and 1.10, and ACCA Manual J, 8th edition, page 8-7, 0.68 Btu/h per cfm and grain per pound. */
  us: {
    density: ((4.5 / 60) * POUND) / CUBIC_FOOT,
    sensible: ((1.1 / 60) * BTU * 1.8) / CUBIC_FOOT,
    latent: ((0.68 / 60) * 7000 * BTU) / CUBIC_FOOT,
  },
} as const;

/** Returns the altitude factor of standard air: ASHRAE Handbook — Fundamentals 2021, chapter 18, "Elevation Correction". */
export const altitudeFactor = (pressure: number): number => pressure / ATMOSPHERE;

/**
 * Takes all airflows as standard air with the factors that engineers calculate with by hand.
 *
 * @param edition - unit system of the printed factors, which are rounded
 * @param pressure - Pa, of the site
 */
export function standardAir(edition: keyof typeof STANDARD_AIR, pressure: number): AirConvention {
  const { density, sensible, latent } = STANDARD_AIR[edition];
  const factor = altitudeFactor(pressure);
  return {
    dryAir: () => factor * density,
    capacity: () => factor * sensible,
    heat: (flow, outdoor, room) => ({
      sensible: flow * factor * sensible * (outdoor.temperature - room.temperature),
      latent: flow * factor * latent * (outdoor.humidityRatio - room.humidityRatio),
    }),
  };
}

export const infiltrationFlow = (airChanges: number, volume: number): number => (airChanges * volume) / HOUR;
