import type { HourCycle } from "../../core/civil/clock.ts";
import { failure, type Result, success } from "../../core/result/result.ts";
import type { Sentence } from "../../kit/fields/sentence.ts";
import { TON_OF_REFRIGERATION } from "../../units/constants.ts";
import { type Building, buildingOf, type SuppliedRoom, supplied } from "./building.ts";
import { chartsOf } from "./charts.ts";
import { formats } from "./formats.ts";
import type { LoadResult, Totals } from "./load-result.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult, RoomInput } from "./modes.ts";
import { type Plant, plantOf, WATER_CAPACITY } from "./plant.ts";
import type { Profiles } from "./profiles.ts";
import { resultTables } from "./result-tables.ts";
import { roomOf } from "./room.ts";
import { settingOf } from "./setting.ts";
import { stepsFor } from "./steps.ts";
import type { Tables } from "./tables.ts";
import { conventionText, hourOf } from "./texts.ts";
import { ventilationOf } from "./ventilation.ts";
import { warningsOf } from "./warnings.ts";

/** Computed rooms by the profiles of their context, and by their inputs. */
const roomsIn = new WeakMap<Profiles, WeakMap<RoomInput, SuppliedRoom>>();

export function answerOf(inputs: Inputs, tables: Tables, hours?: HourCycle): ModeResult<"rts" | "quick"> {
  const loads = loadsOf(inputs, tables, hours);
  if (!loads.ok) return loads;
  const { value: result } = loads;
  return {
    ok: true,
    value: {
      outputs: outputsOf(result),
      steps: stepsFor(result),
      warnings: warningsOf(result),
      assumptions: [],
      get charts() {
        return chartsOf(result);
      },
      get tables() {
        return resultTables(result);
      },
    },
  };
}

/** Computes loads of rooms and building, in one pass over the rooms. */
export function loadsOf(inputs: Inputs, tables: Tables, hours?: HourCycle): Result<LoadResult, Sentence> {
  const settingResult = settingOf(inputs, tables);
  if (!settingResult.ok) return settingResult;
  const setting = settingResult.value;
  const knownRooms = roomsIn.get(setting.profiles) ?? new WeakMap<RoomInput, SuppliedRoom>();
  roomsIn.set(setting.profiles, knownRooms);
  const rooms: SuppliedRoom[] = [];
  for (const [index, input] of inputs.rooms.entries()) {
    const cached = knownRooms.get(input);
    if (cached?.index === index) {
      rooms.push(cached);
      continue;
    }
    const roomResult = roomOf(input, index, setting);
    if (!roomResult.ok) return roomResult;
    const room = roomResult.value;
    const path = input.setPoints === "own" ? `rooms.${index}.coolingPoint` : "coolingSupply";
    if (room.coolingPoint - inputs.coolingSupply < 1)
      return failure(
        path,
        messages.errors.supplyTooWarmForCooling({
          difference: { value: 1, format: formats.temperatureRange },
          room: { value: room.coolingPoint, format: formats.indoorTemperature },
        }),
      );
    if (inputs.heatingSupply - room.heatingPoint < 1)
      return failure(
        input.setPoints === "own" ? `rooms.${index}.heatingPoint` : "heatingSupply",
        messages.errors.supplyTooColdForHeating({
          difference: { value: 1, format: formats.temperatureRange },
          room: { value: room.heatingPoint, format: formats.indoorTemperature },
        }),
      );
    const supply = supplied(room, setting);
    knownRooms.set(input, supply);
    rooms.push(supply);
  }
  const building = buildingOf(rooms, inputs, setting.air);
  const ventilationResult = ventilationOf(building, inputs);
  if (!ventilationResult.ok) return ventilationResult;
  const ventilation = ventilationResult.value;
  const plant = plantOf(building, ventilation.outdoorAir, setting);
  const totals = totalsOf(building, plant, inputs);
  return success({ setting, building, ventilation, plant, totals, hours });
}

function totalsOf(building: Building, plant: Plant | undefined, inputs: Inputs): Totals {
  const coil = plant?.coil.total ?? 0;
  const coolingMargin = (inputs.coolingMargin / 100) * coil;
  const ductLoss = (inputs.ductLoss / 100) * building.heating;
  const heating = building.heating + ductLoss + (plant?.ventilationHeating ?? 0);
  const heatingMargin = ((inputs.heatingMargin + inputs.pickUp) / 100) * building.heating;
  return {
    coil,
    coolingMargin,
    ductLoss,
    heating,
    heatingMargin,
    chilledWater: Math.max(0, coil + coolingMargin) / (WATER_CAPACITY * inputs.chilledRise),
    hotWater: (heating + heatingMargin) / (WATER_CAPACITY * inputs.hotDrop),
  };
}

function outputsOf({ building, ventilation, plant, totals, setting }: LoadResult) {
  const { peakIndex: peak, blockLoad, floorArea } = building;
  const { inputs } = setting;
  const hasMargin = inputs.coolingMargin > 0;
  const hasHeatingMargin = inputs.heatingMargin > 0 || inputs.pickUp > 0;
  return {
    coolingLoad: blockLoad,
    sensibleLoad: building.sensible[peak] ?? 0,
    latentLoad: building.latent[peak] ?? 0,
    peakHour: hourOf(peak),
    heatingLoad: building.heating,
    ...(plant && {
      coilLoad: totals.coil,
      tons: (totals.coil + totals.coolingMargin) / TON_OF_REFRIGERATION,
      ...(totals.coil > 0 && { coilSensibleRatio: plant.coil.sensible / totals.coil }),
    }),
    airFlow: building.airFlow,
    outdoorAir: ventilation.outdoorAir,
    airConvention: conventionText(setting),
    ...(totals.coil > 0 && { chilledWaterFlow: totals.chilledWater }),
    heatingCoil: totals.heating,
    hotWaterFlow: totals.hotWater,
    ...(hasMargin && {
      coolingMargin: totals.coolingMargin,
      coolingWithMargin: totals.coil + totals.coolingMargin,
    }),
    ...(hasHeatingMargin && {
      heatingMargin: totals.heatingMargin,
      heatingWithMargin: totals.heating + totals.heatingMargin,
    }),
    sumOfPeaks: building.sumOfPeaks,
    ...(building.sumOfPeaks > 0 && { diversity: (100 * blockLoad) / building.sumOfPeaks }),
    floorArea,
    coolingDensity: blockLoad / floorArea,
    heatingDensity: building.heating / floorArea,
    flowDensity: building.airFlow / floorArea,
    rooms: building.rooms.map((room, place) => {
      const sensible = room.sensible[room.peakIndex] ?? 0;
      const latent = room.latent[room.peakIndex] ?? 0;
      return {
        name: room.name,
        area: room.input.area,
        sensible,
        latent,
        cooling: sensible + latent,
        peakHour: hourOf(room.peakIndex),
        heating: room.heating.total,
        airFlow: room.airFlow,
        outdoorAir: ventilation.rooms[place] ?? 0,
        density: (sensible + latent) / room.input.area,
      };
    }),
  };
}
