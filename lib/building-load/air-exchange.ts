import { moistAirVolume } from "../psychrometrics/moist-air.ts";

/** Air with its temperature in K and its humidity ratio, kg of water per kg of dry air. */
export interface Air {
  temperature: number;
  humidityRatio: number;
}

/** Heat that outdoor air brings into a room, W: below 0 what it takes. */
export interface AirHeat {
  sensible: number;
  latent: number;
}

/**
 * What a volume flow of outdoor air in m³/s, measured outdoors, brings into a room: the difference of enthalpy of moist air,
 * its sensible part that of the outdoor mixture, its latent part that of the water at room temperature. Exact for the ideal
 * gas; ASHRAE's 1.23 and 3010 W per L/s are the same at standard air.
 */
export function airHeat(flow: number, outdoor: Air, room: Air, pressure: number): AirHeat {
  const dryAir = flow / moistAirVolume(outdoor.temperature, outdoor.humidityRatio, pressure);
  return {
    sensible: dryAir * (1006 + 1860 * outdoor.humidityRatio) * (outdoor.temperature - room.temperature),
    latent:
      dryAir *
      (2_501_000 + 1860 * (room.temperature - 273.15)) *
      (outdoor.humidityRatio - room.humidityRatio),
  };
}

/** m³/s from air changes per hour. */
export const infiltrationFlow = (airChanges: number, volume: number): number => (airChanges * volume) / 3600;
