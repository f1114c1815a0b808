import { failure, type Result, success } from "../../core/result/result.ts";
import { rememberLast } from "../../kit/calculator/remember-last.ts";
import type { Sentence } from "../../kit/fields/sentence.ts";
import { type AirConvention, actualAir, standardAir } from "../../science/building-load/air-exchange.ts";
import { instantSeries } from "../../science/building-load/periodic-conduction.ts";
import { humidityRatioOf } from "../../science/psychrometrics/air-state.ts";
import { assembliesOf, type FindAssembly } from "./assemblies.ts";
import { type DesignDay, designDayOf } from "./design-day.ts";
import { messages } from "./messages.ts";
import type { Inputs } from "./modes.ts";
import { type Profiles, profilesOf } from "./profiles.ts";
import type { RadiantSeries, Tables } from "./tables.ts";

export interface Setting extends Common {
  inputs: Inputs;
  tables: Tables;
}

/** Data that does not depend on the rooms. */
interface Common {
  day: DesignDay;
  air: AirConvention;
  profiles: Profiles;
  series: RadiantSeries;
  assembly: FindAssembly;
  /** kg/kg at the indoor humidity, for a set-point in K. */
  roomRatio(temperature: number): number | undefined;
}

export function settingOf(inputs: Inputs, tables: Tables): Result<Setting, Sentence> {
  const common = commonOf(inputs, tables);
  return common.ok ? success({ ...common.value, inputs, tables }) : common;
}

const withoutRooms = ({ rooms, ...others }: Inputs): string => JSON.stringify(others);

const commonOf = rememberLast(
  makeCommon,
  ([some, someTables], [other, otherTables]) =>
    someTables === otherTables && withoutRooms(some) === withoutRooms(other),
);

function makeCommon(inputs: Inputs, tables: Tables): Result<Common, Sentence> {
  const dayResult = designDayOf(inputs);
  if (!dayResult.ok) return dayResult;
  const day = dayResult.value;
  const steady = inputs.mode === "quick" ? instantSeries() : undefined;
  const series = steady
    ? { nonsolar: steady, solar: steady }
    : inputs.mode === "rts"
      ? tables.radiant(inputs.mass, inputs.flooring)
      : undefined;
  if (!series) return failure("mass", messages.errors.radiantSeriesMissing);
  const air =
    inputs.airDensity === "actual" ? actualAir(day.pressure) : standardAir(inputs.handbook, day.pressure);
  const ratios = new Map<number, number | undefined>();
  return success({
    day,
    air,
    series,
    profiles: profilesOf(day, series, air, inputs.groundReflectance),
    assembly: assembliesOf(inputs, tables, steady),
    roomRatio(temperature) {
      if (ratios.has(temperature)) return ratios.get(temperature);
      const ratio = humidityRatioOf(
        temperature,
        { kind: "relative", value: inputs.humidity / 100 },
        day.pressure,
      );
      const humidityRatio = ratio.ok ? ratio.value : undefined;
      ratios.set(temperature, humidityRatio);
      return humidityRatio;
    },
  });
}
