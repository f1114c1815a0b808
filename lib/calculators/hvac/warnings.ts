import { type Sentence, sentence } from "../../fields/sentence.ts";
import { zoneOutdoorAir } from "../../ventilation/zone.ts";
import type { Warning } from "../computation.ts";
import { editionOf } from "./design-day.ts";
import type { Found } from "./found.ts";
import { airText, densityText, figure, flowDensityText, heatText, uText } from "./texts.ts";
import { zoneOf } from "./ventilation.ts";

const note = (text: Sentence, at?: string): Warning => ({
  text,
  level: "note",
  ...(at !== undefined && { at }),
});

/** What is usual, in SI: load, air and heat for an area; air changes; U. */
const [COOLING, FLOW, HEATING] = [
  { low: 60, high: 250 },
  { low: 0.003, high: 0.015 },
  { low: 20, high: 150 },
] as const;
const [MANY_CHANGES, HIGH_U] = [2, 6];

export const warningsOf = (found: Found): Warning[] => [
  ...climateWarnings(found),
  ...densityWarnings(found),
  ...airWarnings(found),
  ...roomWarnings(found),
];

function climateWarnings({ setting, building }: Found): Warning[] {
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
            `Design conditions of ${inputs.station?.label} are those of the ASHRAE Handbook of ${edition}. Confirm them with the current edition before you apply for a permit.`,
            "station",
          ),
        ]),
    ...(Math.abs(inputs.latitude) > 66
      ? [
          {
            text: "Beyond the polar circles the sun does not set on the design day; the daily course of temperatures is that of lower latitudes.",
            at: "latitude",
          },
        ]
      : []),
    ...(inputs.mode === "quick"
      ? [
          note(
            "The quick peak has no thermal storage: all heat is load at once. It is larger than the hourly method where the sun comes in, and meant for a first look.",
          ),
        ]
      : []),
    ...(day.designRatio < building.returnRatio
      ? [
          {
            text: "The outdoor air is drier than the rooms at the design temperature. What it would dry is not credited; check the dehumidification design day, which is cooler and more humid.",
          },
        ]
      : []),
    ...(isSouthern && sun > 0.25 * building.blockLoad
      ? [
          note(
            "Much of the load is sun, and some of it on windows that face the equator, which get most of it in fall. Compare months between August and October (February and April in the south) with their own temperatures.",
            "month",
          ),
        ]
      : []),
    ...(Math.abs(inputs.heatingIndoor - inputs.heatingOutdoor) < 1 ||
    inputs.heatingOutdoor > inputs.heatingIndoor
      ? [note("It is as warm outdoors as indoors in winter: there is no heating load.", "heatingOutdoor")]
      : []),
  ];
}

function densityWarnings({ building, totals }: Found): Warning[] {
  const { floorArea, blockLoad, airFlow, heating, peakIndex: peak } = building;
  const [cooling, flow, loss] = [blockLoad / floorArea, airFlow / floorArea, heating / floorArea];
  const ratio = blockLoad > 0 ? (building.sensible[peak] ?? 0) / blockLoad : undefined;
  return [
    ...(blockLoad > 0 && (cooling < COOLING.low || cooling > COOLING.high)
      ? [
          note(
            sentence`The cooling load is ${densityText(cooling)}. Between ${densityText(COOLING.low)} and ${densityText(COOLING.high)} is usual; well-insulated homes need less.`,
          ),
        ]
      : []),
    ...(flow > FLOW.high
      ? [
          {
            text: sentence`The supply air is ${flowDensityText(flow)}, more than the usual ${flowDensityText(FLOW.high)}: check loads and supply temperature.`,
          },
        ]
      : []),
    ...(flow > 0 && flow < FLOW.low
      ? [
          note(
            sentence`The supply air is ${flowDensityText(flow)}, less than the usual ${flowDensityText(FLOW.low)}: air may not mix well in the rooms.`,
          ),
        ]
      : []),
    ...(loss > HEATING.high
      ? [
          {
            text: sentence`The heating load is ${densityText(loss)}, more than the usual ${densityText(HEATING.high)}: check U values and infiltration.`,
          },
        ]
      : []),
    ...(ratio !== undefined && ratio < 0.5
      ? [
          {
            text: `Only ${figure(100 * ratio)}% of the load is sensible. A coil alone hardly dries so much: plan for reheat or a dehumidifier.`,
          },
        ]
      : []),
    ...(totals.coil < 0 ? [note("Outdoor air alone cools the building: there is no coil load.")] : []),
  ];
}

function airWarnings({ plant, ventilation, setting, building }: Found): Warning[] {
  const { inputs } = setting;
  if (!plant) return [];
  const { coil, outdoorDryAir } = plant;
  return [
    ...(outdoorDryAir > building.dryAir * (1 + 1e-9)
      ? [
          {
            text: sentence`The outdoor air, ${airText(ventilation.outdoorAir)}, is more than the supply air that cooling needs. The coil is worked out for outdoor air alone, which has to be reheated.`,
          },
        ]
      : []),
    ...(coil.isDrier
      ? [
          note(
            "At this supply temperature the coil dries the air more than the rooms ask for: the rooms will be drier than their set-point.",
          ),
        ]
      : []),
    ...(plant.states && plant.states.leaving.relativeHumidity < 0.75 && coil.total > coil.sensible * 1.02
      ? [
          {
            text: `The air behind the coil would have only ${figure(100 * plant.states.leaving.relativeHumidity)}% relative humidity. No coil dries so far at this temperature: choose colder supply air, or plan for reheat.`,
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

/** What ASHRAE 62.1 asks for at least, of rooms beside each other, m³/s. */
function ownAirWarnings(outdoorAir: number, { rooms }: Found["building"]): Warning[] {
  const least = rooms.reduce((sum, { input }) => sum + zoneOutdoorAir(zoneOf(input, 1)), 0);
  return outdoorAir < least * (1 - 1e-9)
    ? [
        {
          text: sentence`The outdoor air is less than the ${airText(least)} that ASHRAE 62.1 asks for at the people and areas of these rooms.`,
          at: "ownOutdoorAir",
        },
      ]
    : [];
}

function roomWarnings({ building, ventilation, setting }: Found): Warning[] {
  const isZoned = setting.inputs.ventilation.startsWith("62.1");
  return building.rooms.flatMap((room, place) => {
    const at = `rooms.${room.index}`;
    const peak = (room.sensible[room.peakIndex] ?? 0) + (room.latent[room.peakIndex] ?? 0);
    const outdoor = ventilation.rooms[place] ?? 0;
    return [
      ...(room.input.infiltration > MANY_CHANGES
        ? [
            {
              text: `${room.name}: ${figure(room.input.infiltration)} air changes an hour are more than leaks explain.`,
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
              text: sentence`${room.name} gets ${airText(room.airFlow)} of supply air, less than the ${airText(outdoor)} of outdoor air that it needs.`,
              at,
            },
          ]
        : []),
      ...room.surfaces.flatMap(({ assembly, window, path }) => [
        ...(assembly && assembly.u > HIGH_U
          ? [
              {
                text: sentence`A U value of ${uText(assembly.u)} is more than bare metal has.`,
                at: `${path}.uValue`,
              },
            ]
          : []),
        ...(window && window.u > 1.1 * HIGH_U
          ? [
              {
                text: sentence`A window with a U value of ${uText(window.u)} is worse than single glass.`,
                at: `${path}.windowU`,
              },
            ]
          : []),
      ]),
      ...(room.input.surfaces.length === 0
        ? [note(`${room.name} has no walls, windows or roof: an interior room.`, at)]
        : []),
    ];
  });
}
