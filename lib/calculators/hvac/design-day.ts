import { failure, type Result, success } from "../../core/result/result.ts";
import type { Sentence } from "../../kit/fields/sentence.ts";
import { type DayValues, daily } from "../../science/building-load/time-series.ts";
import { humidityRatioOf } from "../../science/psychrometrics/air-state.ts";
import { humidityRatio, pressureAtAltitude } from "../../science/psychrometrics/moist-air.ts";
import { type ClearSkyModel, clearSkyModel } from "../../science/solar/clear-sky.ts";
import {
  clearDesignDay,
  dailyTemperatures,
  dailyWetBulbs,
  type SolarHour,
} from "../../science/solar/design-day.ts";
import type { Site } from "../../science/solar/sun.ts";
import { formats } from "./formats.ts";
import { messages } from "./messages.ts";
import type { Inputs } from "./modes.ts";

const radians = Math.PI / 180;

/** The weather of the design day, by the hours 1 to 24 of standard time. */
export interface DesignDay {
  site: Site;
  /** Pa */
  pressure: number;
  sun: readonly SolarHour[];
  model: ClearSkyModel;
  /** K */
  outdoor: DayValues;
  /** kg/kg: that of the design condition, at most saturated; or from the range of the wet bulb. */
  outdoorRatio: DayValues;
  /** Humidity ratio of the design condition, kg/kg. */
  designRatio: number;
}

export const editionOf = ({ station }: Pick<Inputs, "station">): number | undefined => station?.figures?.ed;

export function designDayOf(inputs: Inputs): Result<DesignDay, Sentence> {
  const pressure = pressureAtAltitude(inputs.altitude);
  if (inputs.coolingWetBulb > inputs.coolingOutdoor)
    return failure(
      "coolingWetBulb",
      messages.errors.wetBulbAboveDryBulb({
        value: inputs.coolingOutdoor,
        format: formats.outdoorTemperature,
      }),
    );
  const solvedRatio = humidityRatioOf(
    inputs.coolingOutdoor,
    { kind: "wet-bulb", value: inputs.coolingWetBulb },
    pressure,
  );
  if (!solvedRatio.ok) return failure("coolingWetBulb", messages.errors.wetBulbTooLow);
  const designRatio = solvedRatio.value;
  if (inputs.beamDepth === undefined || inputs.diffuseDepth === undefined)
    return failure(
      inputs.beamDepth === undefined ? "beamDepth" : "diffuseDepth",
      messages.errors.opticalDepthsMissing,
    );
  const edition = editionOf(inputs);
  const model = (edition === undefined ? inputs.skyModel : clearSkyModel(edition)) ?? "2013";
  const site: Site = {
    latitude: inputs.latitude * radians,
    longitude: inputs.longitude * radians,
    timeZone: inputs.utcOffset,
  };
  const depths = { beam: inputs.beamDepth, diffuse: inputs.diffuseDepth, model };
  const sun = clearDesignDay(site, inputs.month, depths);
  if (!sun) return failure("beamDepth", messages.errors.opticalDepthsInvalid);
  const outdoor = Float64Array.from(dailyTemperatures(inputs.coolingOutdoor, inputs.dailyRange));
  const outdoorRatio = outdoorRatios(inputs, outdoor, designRatio, pressure);
  if (!outdoorRatio) return failure("wetBulbRange", messages.errors.wetBulbRangeTooLarge);
  return success({ site, pressure, sun, model, outdoor, outdoorRatio, designRatio });
}

/** Returns hourly humidity ratios; undefined if the wet bulb of an hour is below that of dry air. */
function outdoorRatios(
  { coolingWetBulb, wetBulbRange }: Inputs,
  outdoor: DayValues,
  designRatio: number,
  pressure: number,
): DayValues | undefined {
  if (wetBulbRange === undefined)
    return daily((hour) => {
      const saturated = humidityRatio(outdoor[hour - 1] ?? 0, 1, pressure);
      return Math.min(designRatio, saturated ?? designRatio);
    });
  const wetBulbs = dailyWetBulbs(coolingWetBulb, wetBulbRange, [...outdoor]);
  const ratios = daily((hour) => {
    const wetBulb = { kind: "wet-bulb", value: wetBulbs[hour - 1] ?? 0 } as const;
    const ratio = humidityRatioOf(outdoor[hour - 1] ?? 0, wetBulb, pressure);
    return ratio.ok ? ratio.value : Number.NaN;
  });
  return ratios.some(Number.isNaN) ? undefined : ratios;
}
