import type { Warning } from "../../kit/calculator/computation.ts";
import { type Sentence, sentence } from "../../kit/fields/sentence.ts";
import { zoneOutdoorAir } from "../../science/ventilation/zone.ts";
import { ZERO_CELSIUS } from "../../units/constants.ts";
import { editionOf } from "./design-day.ts";
import type { LoadResult } from "./load-result.ts";
import { airText, densityText, figure, flowDensityText, heatText, uText } from "./texts.ts";
import { zoneOf } from "./ventilation.ts";

const note = (text: Sentence, at?: string): Warning => ({
  text,
  level: "note",
  ...(at !== undefined && { at }),
});

/**
 * Typical cooling load in W/m² and supply air in m³/(s·m²). Homes: 400 ft² per ton (rule of thumb for older homes) to 3,300
 * (best of 40 Manual J calculations by Energy Vanguard), and the air for these loads at a difference of 11 K. Other
 * buildings: 150 to 600 ft² per ton. Unknown type: both ranges.
 */
const TYPICAL = {
  homes: { cooling: { low: 11, high: 95 }, flow: { low: 0.0008, high: 0.007 } },
  "offices, shops and restaurants": { cooling: { low: 60, high: 250 }, flow: { low: 0.003, high: 0.015 } },
  "homes and other buildings": { cooling: { low: 11, high: 250 }, flow: { low: 0.0008, high: 0.015 } },
} as const;
/** W/m² */
const HIGH_HEATING = 150;
const [MANY_CHANGES, HIGH_U] = [2, 6];

export const warningsOf = (result: LoadResult): Warning[] => [
  ...climateWarnings(result),
  ...densityWarnings(result),
  ...airWarnings(result),
  ...starvedWarnings(result),
  ...roomWarnings(result),
];

function climateWarnings({ setting, building }: LoadResult): Warning[] {
  const { inputs, day } = setting;
  const edition = editionOf(inputs);
  const sun = building.parts.sun[building.peakIndex] ?? 0;
  const isSouthern = building.rooms.some(({ surfaces }) =>
    surfaces.some(({ window, facing }) => window && facing === (inputs.latitude < 0 ? "n" : "s")),
  );
  return [
    ...(edition === undefined
      ? []
      : [
          note(
            `Design conditions for ${inputs.station?.label} are from the ${edition} ASHRAE Handbook. Confirm them against the current edition before applying for a permit.`,
            "station",
          ),
        ]),
    ...(Math.abs(inputs.latitude) > 66
      ? [
          {
            text: "Beyond the polar circles the sun does not set on the design day; the daily temperature profile used here is for lower latitudes.",
            at: "latitude",
          },
        ]
      : []),
    ...(inputs.mode === "quick"
      ? [
          note(
            "The quick peak has no thermal storage: all heat gain becomes load at once. It exceeds the hourly method in sunny rooms and is meant for a first look.",
          ),
        ]
      : []),
    ...(day.designRatio < building.returnRatio
      ? [
          {
            text: "The outdoor air is drier than the rooms at the design temperature. The drying effect is not credited; check the dehumidification design day, which is cooler and more humid.",
          },
        ]
      : []),
    ...(isSouthern && sun > 0.25 * building.blockLoad
      ? [
          note(
            "Much of the load is solar, part of it through equator-facing windows, which peak in fall. Compare August through October (February through April in the Southern Hemisphere), each with its own outdoor temperatures.",
            "month",
          ),
        ]
      : []),
    ...(Math.abs(inputs.heatingIndoor - inputs.heatingOutdoor) < 1 ||
    inputs.heatingOutdoor > inputs.heatingIndoor
      ? [
          note(
            "The winter outdoor temperature is not below the indoor temperature, so there is no heating load.",
            "heatingOutdoor",
          ),
        ]
      : []),
  ];
}

/** Returns the kind of building that the ventilation standard is for. */
function buildingType(ventilation: LoadResult["setting"]["inputs"]["ventilation"]): keyof typeof TYPICAL {
  if (ventilation === "62.2") return "homes";
  return ventilation.startsWith("62.1") ? "offices, shops and restaurants" : "homes and other buildings";
}

function densityWarnings({ building, totals, setting }: LoadResult): Warning[] {
  const type = buildingType(setting.inputs.ventilation);
  const typical = TYPICAL[type];
  const { floorArea, blockLoad, airFlow, heating, peakIndex: peak } = building;
  const [cooling, flow, loss] = [blockLoad / floorArea, airFlow / floorArea, heating / floorArea];
  const ratio = blockLoad > 0 ? (building.sensible[peak] ?? 0) / blockLoad : undefined;
  return [
    ...(blockLoad > 0 && (cooling < typical.cooling.low || cooling > typical.cooling.high)
      ? [
          note(
            sentence`The cooling load is ${densityText(cooling)}. Between ${densityText(typical.cooling.low)} and ${densityText(typical.cooling.high)} is typical of ${type}.`,
          ),
        ]
      : []),
    ...(flow > typical.flow.high
      ? [
          {
            text: sentence`The supply air is ${flowDensityText(flow)}, more than the typical ${flowDensityText(typical.flow.high)}: check the loads and the supply temperature.`,
          },
        ]
      : []),
    ...(flow > 0 && flow < typical.flow.low
      ? [
          note(
            sentence`The supply air is ${flowDensityText(flow)}, less than the typical ${flowDensityText(typical.flow.low)}: the air may not mix well in the rooms.`,
          ),
        ]
      : []),
    ...(loss > HIGH_HEATING
      ? [
          {
            text: sentence`The heating load is ${densityText(loss)}, more than the typical ${densityText(HIGH_HEATING)}: check U-factors and infiltration.`,
          },
        ]
      : []),
    ...(ratio !== undefined && ratio < 0.5
      ? [
          {
            text: `Only ${figure(100 * ratio)}% of the load is sensible. A coil alone can hardly remove this much moisture: plan for reheat or a dehumidifier.`,
          },
        ]
      : []),
    ...(totals.coil < 0 ? [note("Outdoor air alone cools the building: there is no coil load.")] : []),
  ];
}

function airWarnings({ plant, ventilation, setting, building }: LoadResult): Warning[] {
  const { inputs } = setting;
  if (!plant) return [];
  const { coil, outdoorDryAir } = plant;
  return [
    ...(outdoorDryAir > building.dryAir * (1 + 1e-9)
      ? [
          {
            text: sentence`The outdoor air, ${airText(ventilation.outdoorAir)}, exceeds the supply air needed for cooling. The coil is calculated for 100% outdoor air, which must be reheated.`,
          },
        ]
      : []),
    ...(coil.leaving[0] < ZERO_CELSIUS
      ? [
          {
            text: "Because ducts and fan warm the air, it would have to leave the coil below freezing. Insulate and seal the ducts, reduce the fan pressure, or raise the supply temperature.",
            at: "coolingSupply",
          },
        ]
      : []),
    ...(coil.isDrier
      ? [
          note(
            "At this supply temperature the coil removes more moisture than the rooms require: they will be drier than their setpoint.",
          ),
        ]
      : []),
    ...(plant.states && plant.states.leaving.relativeHumidity < 0.75 && coil.total > coil.sensible * 1.02
      ? [
          {
            text: `The air leaving the coil would be at only ${figure(100 * plant.states.leaving.relativeHumidity)}% relative humidity. No coil dehumidifies this far at this temperature: choose colder supply air, or plan for reheat.`,
            at: "coolingSupply",
          },
        ]
      : []),
    ...(inputs.ventilation === "none"
      ? [{ text: "There is no outdoor air for ventilation.", at: "ventilation" }]
      : []),
    ...(inputs.ventilation === "own" ? ownAirWarnings(inputs.ownOutdoorAir, building) : []),
  ];
}

/** Warns if the entered outdoor air is below the minimum of ASHRAE 62.1, m³/s. */
function ownAirWarnings(outdoorAir: number, { rooms }: LoadResult["building"]): Warning[] {
  const least = rooms.reduce((sum, { input }) => sum + zoneOutdoorAir(zoneOf(input, 1)), 0);
  return outdoorAir < least * (1 - 1e-9)
    ? [
        {
          text: sentence`The outdoor air is less than the ${airText(least)} that ASHRAE 62.1 requires for the people and areas of these rooms.`,
          at: "ownOutdoorAir",
        },
      ]
    : [];
}

/** Warns of rooms for which the simplified procedure of ASHRAE 62.1 does not hold. */
const starvedWarnings = ({ ventilation }: LoadResult): Warning[] =>
  (ventilation.system?.starved ?? []).map(({ index, name, leastPrimaryAir }) => ({
    text: sentence`${name} needs ${airText(leastPrimaryAir)} of primary air, 1.5 times its outdoor air, for the simplified procedure of ASHRAE 62.1. Use Appendix A, or supply more air.`,
    at: `rooms.${index}`,
  }));

function roomWarnings({ building, ventilation, setting }: LoadResult): Warning[] {
  const isZoned = setting.inputs.ventilation.startsWith("62.1");
  return building.rooms.flatMap((room, place) => {
    const at = `rooms.${room.index}`;
    const peak = (room.sensible[room.peakIndex] ?? 0) + (room.latent[room.peakIndex] ?? 0);
    const outdoor = ventilation.rooms[place] ?? 0;
    return [
      ...(room.input.infiltration > MANY_CHANGES
        ? [
            {
              text: `${room.name}: ${figure(room.input.infiltration)} air changes per hour is more than air leakage alone explains.`,
              at: `${at}.infiltration`,
            },
          ]
        : []),
      ...(peak > 500 * room.input.area
        ? [
            {
              text: sentence`${room.name} needs ${heatText(peak)}, or ${densityText(peak / room.input.area)}: check its windows and equipment.`,
              at,
            },
          ]
        : []),
      ...(isZoned && outdoor > room.airFlow * (1 + 1e-9) && room.airFlow > 0
        ? [
            {
              text: sentence`${room.name} gets ${airText(room.airFlow)} of supply air, less than the ${airText(outdoor)} of outdoor air it needs.`,
              at,
            },
          ]
        : []),
      ...room.surfaces.flatMap(({ assembly, window, path }) => [
        ...(assembly && assembly.u > HIGH_U
          ? [
              {
                text: sentence`A U-factor of ${uText(assembly.u)} is higher than that of bare metal.`,
                at: `${path}.uValue`,
              },
            ]
          : []),
        ...(window && window.u > 1.1 * HIGH_U
          ? [
              {
                text: sentence`A window U-factor of ${uText(window.u)} is worse than single glazing.`,
                at: `${path}.windowU`,
              },
            ]
          : []),
      ]),
      ...(room.input.surfaces.length === 0
        ? [note(`${room.name} has no walls, windows or roof, so it is treated as an interior room.`, at)]
        : []),
    ];
  });
}
