import type { Warning } from "../../kit/calculator/computation.ts";
import type { Sentence } from "../../kit/fields/sentence.ts";
import { zoneOutdoorAir } from "../../science/ventilation/zone.ts";
import { ZERO_CELSIUS } from "../../units/constants.ts";
import { editionOf } from "./design-day.ts";
import type { LoadResult } from "./load-result.ts";
import { messages } from "./messages.ts";
import { airText, densityText, figure, flowDensityText, heatText, uText } from "./texts.ts";
import { zoneOf } from "./ventilation.ts";

const { warnings } = messages;

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
  workplaces: { cooling: { low: 60, high: 250 }, flow: { low: 0.003, high: 0.015 } },
  any: { cooling: { low: 11, high: 250 }, flow: { low: 0.0008, high: 0.015 } },
} as const;
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
      : [note(warnings.olderEdition({ station: inputs.station?.label, edition }), "station")]),
    ...(Math.abs(inputs.latitude) > 66
      ? [
          {
            text: warnings.polarLatitude,
            at: "latitude",
          },
        ]
      : []),
    ...(inputs.mode === "quick" ? [note(warnings.quickPeakHasNoStorage)] : []),
    ...(day.designRatio < building.returnRatio
      ? [
          {
            text: warnings.outdoorAirDrier,
          },
        ]
      : []),
    ...(isSouthern && sun > 0.25 * building.blockLoad ? [note(warnings.equatorFacingWindows, "month")] : []),
    ...(Math.abs(inputs.heatingIndoor - inputs.heatingOutdoor) < 1 ||
    inputs.heatingOutdoor > inputs.heatingIndoor
      ? [note(warnings.noHeatingLoad, "heatingOutdoor")]
      : []),
  ];
}

function buildingType(ventilation: LoadResult["setting"]["inputs"]["ventilation"]): keyof typeof TYPICAL {
  if (ventilation === "62.2") return "homes";
  return ventilation.startsWith("62.1") ? "workplaces" : "any";
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
            warnings.coolingUntypical({
              load: densityText(cooling),
              low: densityText(typical.cooling.low),
              high: densityText(typical.cooling.high),
              buildings: warnings.buildings[type],
            }),
          ),
        ]
      : []),
    ...(flow > typical.flow.high
      ? [
          {
            text: warnings.supplyAirHigh({
              flow: flowDensityText(flow),
              typical: flowDensityText(typical.flow.high),
            }),
          },
        ]
      : []),
    ...(flow > 0 && flow < typical.flow.low
      ? [
          note(
            warnings.supplyAirLow({
              flow: flowDensityText(flow),
              typical: flowDensityText(typical.flow.low),
            }),
          ),
        ]
      : []),
    ...(loss > HIGH_HEATING
      ? [
          {
            text: warnings.heatingHigh({ load: densityText(loss), typical: densityText(HIGH_HEATING) }),
          },
        ]
      : []),
    ...(ratio !== undefined && ratio < 0.5
      ? [
          {
            text: warnings.sensibleShareLow(figure(100 * ratio)),
          },
        ]
      : []),
    ...(totals.coil < 0 ? [note(warnings.outdoorAirCools)] : []),
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
            text: warnings.outdoorAirAboveSupply(airText(ventilation.outdoorAir)),
          },
        ]
      : []),
    ...(coil.leaving[0] < ZERO_CELSIUS
      ? [
          {
            text: warnings.coilBelowFreezing,
            at: "coolingSupply",
          },
        ]
      : []),
    ...(coil.isDrier ? [note(warnings.coilDriesBelowSetpoint)] : []),
    ...(plant.states && plant.states.leaving.relativeHumidity < 0.75 && coil.total > coil.sensible * 1.02
      ? [
          {
            text: warnings.coilAirTooDry(figure(100 * plant.states.leaving.relativeHumidity)),
            at: "coolingSupply",
          },
        ]
      : []),
    ...(inputs.ventilation === "none" ? [{ text: warnings.noOutdoorAir, at: "ventilation" }] : []),
    ...(inputs.ventilation === "own" ? ownAirWarnings(inputs.ownOutdoorAir, building) : []),
  ];
}

/** Warns if the entered outdoor air is below the minimum of ASHRAE 62.1, m³/s. */
function ownAirWarnings(outdoorAir: number, { rooms }: LoadResult["building"]): Warning[] {
  const least = rooms.reduce((sum, { input }) => sum + zoneOutdoorAir(zoneOf(input, 1)), 0);
  return outdoorAir < least * (1 - 1e-9)
    ? [
        {
          text: warnings.outdoorAirBelowMinimum(airText(least)),
          at: "ownOutdoorAir",
        },
      ]
    : [];
}

/** Warns of rooms for which the simplified procedure of ASHRAE 62.1 does not hold. */
const starvedWarnings = ({ ventilation }: LoadResult): Warning[] =>
  (ventilation.system?.starved ?? []).map(({ index, name, leastPrimaryAir }) => ({
    text: warnings.primaryAirBelowMinimum({ room: name, minimum: airText(leastPrimaryAir) }),
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
              text: warnings.infiltrationHigh({
                room: room.name,
                airChanges: figure(room.input.infiltration),
              }),
              at: `${at}.infiltration`,
            },
          ]
        : []),
      ...(peak > 500 * room.input.area
        ? [
            {
              text: warnings.roomLoadHigh({
                room: room.name,
                load: heatText(peak),
                density: densityText(peak / room.input.area),
              }),
              at,
            },
          ]
        : []),
      ...(isZoned && outdoor > room.airFlow * (1 + 1e-9) && room.airFlow > 0
        ? [
            {
              text: warnings.roomOutdoorAirAboveSupply({
                room: room.name,
                supplyAir: airText(room.airFlow),
                outdoorAir: airText(outdoor),
              }),
              at,
            },
          ]
        : []),
      ...room.surfaces.flatMap(({ assembly, window, path }) => [
        ...(assembly && assembly.u > HIGH_U
          ? [
              {
                text: warnings.uFactorHigh(uText(assembly.u)),
                at: `${path}.uValue`,
              },
            ]
          : []),
        ...(window && window.u > 1.1 * HIGH_U
          ? [
              {
                text: warnings.windowUFactorHigh(uText(window.u)),
                at: `${path}.windowU`,
              },
            ]
          : []),
      ]),
      ...(room.input.surfaces.length === 0 ? [note(warnings.interiorRoom(room.name), at)] : []),
    ];
  });
}
