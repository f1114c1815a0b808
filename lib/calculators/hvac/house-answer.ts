import type { HourCycle } from "../../core/civil/clock.ts";
import { failure, firstProblem } from "../../core/result/result.ts";
import type { Step, Warning } from "../../kit/calculator/computation.ts";
import type { SentenceValue } from "../../kit/fields/sentence.ts";
import { stepsOf } from "../../kit/formulas/step.ts";
import { TON_OF_REFRIGERATION } from "../../units/constants.ts";
import { loadsOf } from "./answer.ts";
import { chartsOf } from "./charts.ts";
import { formats } from "./formats.ts";
import type { formulas } from "./formulas.ts";
import { HALF_STEP } from "./house.ts";
import { houseAssumptions } from "./house-assumptions.ts";
import type { HouseData } from "./house-data.ts";
import { generatedHouse, hourlyInputs, roomByRoomInputs } from "./house-inputs.ts";
import type { HouseLoads, HouseRange } from "./house-loads.ts";
import { wordsTable } from "./house-table.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { resultTables } from "./result-tables.ts";
import { stepsFor } from "./steps.ts";
import { figure, heatText, hourOf } from "./texts.ts";
import { warningsOf } from "./warnings.ts";

const step = stepsOf<{ formulas: typeof formulas }>();

/** Computes a house from its words, and the range that the words leave open. */
export function houseAnswer(
  inputs: Inputs<"house">,
  data: HouseData,
  hours?: HourCycle,
): ModeResult<"house"> {
  const { station } = inputs;
  if (!station) return failure("station", messages.house.placeMissing);
  if (station.figures?.taub === undefined || station.figures.taud === undefined)
    return failure("station", messages.house.placeWithoutSun);
  const loads: HouseLoads[] = [];
  for (const worse of [-HALF_STEP, 0, HALF_STEP]) {
    const house = generatedHouse(inputs, worse);
    const result = loadsOf(hourlyInputs(inputs, house, data.records), data.tables, hours);
    // The generated rooms have no fields, so that only the place can be the cause.
    if (!result.ok) return failure("station", firstProblem(result).message);
    loads.push({ house, result: result.value, cooling: Math.max(0, result.value.totals.coil) });
  }
  const [better, middle, worse] = loads;
  if (!better || !middle || !worse) return failure("station", messages.house.placeMissing);
  return answerFor(inputs, { better, middle, worse });
}

function answerFor(inputs: Inputs<"house">, range: HouseRange): ModeResult<"house"> {
  const { better, middle, worse } = range;
  const { result, cooling } = middle;
  const { building, plant, totals, ventilation } = result;
  const sensible = Math.min(cooling, Math.max(0, plant?.coil.sensible ?? 0));
  return {
    ok: true,
    value: {
      outputs: {
        acTons: halfTons(cooling),
        acRange: rangeText(range),
        acLoad: cooling,
        acLoadLow: better.cooling,
        acLoadHigh: worse.cooling,
        houseHeating: totals.heating,
        acTonsLow: halfTons(better.cooling),
        acTonsHigh: halfTons(worse.cooling),
        acSensible: sensible,
        acLatent: cooling - sensible,
        peakHour: hourOf(plant?.index ?? building.peakIndex),
        airFlow: building.airFlow,
        outdoorAir: ventilation.outdoorAir,
        acDensity: cooling / building.floorArea,
      },
      steps: stepsOfHouse(inputs, range),
      warnings: houseWarnings(middle),
      assumptions: houseAssumptions(inputs, middle),
      continuation: {
        label: messages.house.editRooms,
        inputs: {
          si: roomByRoomInputs(inputs, middle.house, "si"),
          us: roomByRoomInputs(inputs, middle.house, "us"),
        },
      },
      get charts() {
        return chartsOf(result);
      },
      get tables() {
        return [wordsTable(range), ...resultTables(result)];
      },
    },
  };
}

/** Rounds a load in W to half a ton of refrigeration. */
const halfTons = (watts: number): number => Math.round((2 * watts) / TON_OF_REFRIGERATION) / 2;

const rangeText = ({ better, worse }: HouseRange): string =>
  messages.house.range({
    low: figure(halfTons(better.cooling)),
    high: figure(halfTons(worse.cooling)),
  });

/** Sources of the figures in house.ts. */
const HOUSE_SOURCES = [
  "iecc",
  "resstock",
  "manual-j",
  "lbnl-air-leakage",
  "irc",
  "california-energy-code",
] as const;

/** Derives the size from the load, then the load from the rooms. */
function stepsOfHouse({ stories }: Inputs<"house">, range: HouseRange): Step[] {
  const { better, middle, worse } = range;
  const { house, result, cooling } = middle;
  const { steps } = messages.house;
  const walls = house.rooms.flatMap((room) => room.walls);
  const area = (value: number): SentenceValue => ({ value, format: formats.surfaceArea });
  const length = (value: number): SentenceValue => ({ value, format: formats.measure });
  return [
    step("acTons", { N: cooling / TON_OF_REFRIGERATION, Q: cooling }),
    {
      title: steps.size,
      text: steps.sizeText({
        load: heatText(cooling),
        low: heatText(better.cooling),
        high: heatText(worse.cooling),
      }),
      result: steps.sizeResult({ tons: figure(halfTons(cooling)), range: rangeText(range) }),
    },
    {
      title: steps.plan,
      text: steps.planText({
        stories,
        area: area(result.building.floorArea),
        side: length(house.side),
        height: length(house.height),
      }),
      result: steps.planResult({
        roof: area(house.side ** 2),
        walls: area(walls.reduce((sum, wall) => sum + wall.area, 0)),
        glass: area(walls.reduce((sum, wall) => sum + wall.windowArea, 0)),
      }),
      sources: HOUSE_SOURCES,
    },
    // A house has no chilled water.
    ...stepsFor(result).filter((each) => !("values" in each) || each.formula !== "water"),
  ];
}

/** Capacity from which an air conditioner is not for a home: 10 CFR 430.2, “central air conditioner”, W. */
const MAX_HOME_UNIT = (65_000 / 12_000) * TON_OF_REFRIGERATION;

function houseWarnings({ result, cooling }: HouseLoads): Warning[] {
  const { warnings } = messages.house;
  const ductHeat = result.plant?.ductHeat ?? 0;
  return [
    ...(cooling > MAX_HOME_UNIT ? [{ text: warnings.severalUnits(heatText(cooling)) }] : []),
    ...(cooling === 0 ? [{ text: warnings.noCooling }] : []),
    { text: warnings.wideRange, level: "note" },
    ...(ductHeat > 0.1 * cooling
      ? [{ text: warnings.ductsOutside(heatText(ductHeat)), level: "note" } as const]
      : []),
    // Other warnings are about fields that a house does not have.
    ...warningsOf(result).filter(({ at }) => at === "station"),
  ];
}
