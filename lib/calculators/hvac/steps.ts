import type { Step } from "../../kit/calculator/computation.ts";
import { stepsOf } from "../../kit/formulas/step.ts";
import { resistanceOf } from "../../science/building-load/construction.ts";
import { angularFactor } from "../../science/building-load/window-gain.ts";
import { moistAirEnthalpy } from "../../science/psychrometrics/moist-air.ts";
import { SKY_DEFICIT } from "../../science/solar/sol-air.ts";
import { ZERO_CELSIUS } from "../../units/constants.ts";
import { infiltrationSteps, supplySteps, winterSteps } from "./air-steps.ts";
import type { SuppliedRoom } from "./building.ts";
import { sunlitOf } from "./exposure.ts";
import type { formulas } from "./formulas.ts";
import type { LoadResult } from "./load-result.ts";
import { messages } from "./messages.ts";
import { PARTS } from "./parts.ts";
import { WATER } from "./plant.ts";
import { RADIANT } from "./profiles.ts";
import { personHeat } from "./room.ts";
import type { Setting } from "./setting.ts";
import type { Surface } from "./surfaces.ts";
import { figure, hourText, outdoorText } from "./texts.ts";

const { steps } = messages;
const step = stepsOf<{ formulas: typeof formulas }>();

/** Derives the loads: of the room with the largest load, then of the building. */
export function stepsFor(result: LoadResult): Step[] {
  const { setting, building } = result;
  const room = largestOf(building.rooms, (each) => each.sensible[each.peakIndex] ?? 0);
  if (!room) return [];
  return [
    blockStep(result),
    step("pressure", { p: setting.day.pressure, z: setting.inputs.altitude }),
    ...roomSteps(room, result),
    ...buildingSteps(result),
  ];
}

function blockStep({ building }: LoadResult): Step {
  const at = building.peakIndex;
  if (building.rooms.length === 1)
    return step("oneRoom", {
      Q: building.blockLoad,
      q_s: building.sensible[at] ?? 0,
      q_l: building.latent[at] ?? 0,
    });
  return step("block", {
    Q: building.blockLoad,
    q: building.rooms.map((room) => (room.sensible[at] ?? 0) + (room.latent[at] ?? 0)),
  });
}

function largestOf<T>(values: readonly T[], of: (value: T) => number): T | undefined {
  return values.reduce<T | undefined>(
    (best, value) => (best === undefined || of(value) > of(best) ? value : best),
    undefined,
  );
}

function roomSteps(room: SuppliedRoom, { setting, hours }: LoadResult): Step[] {
  const { day, inputs } = setting;
  const at = room.peakIndex;
  const wall = largestOf(
    room.surfaces.filter(({ assembly, netArea }) => assembly && netArea > 0),
    ({ netArea, assembly }) => netArea * (assembly?.u ?? 0),
  );
  const glass = largestOf(
    room.surfaces.filter(({ window }) => window),
    (surface) => gainAt(surface, setting, at),
  );
  const outdoor = day.outdoor[at] ?? 0;
  const { people } = room.input;
  const each = personHeat(room.input, inputs.handbook).sensible;
  const { heating, name } = room;
  return [
    {
      title: steps.roomPeak(name),
      text: steps.roomPeakText({
        hour: hourText(at, hours),
        outdoor: outdoorText(outdoor),
        sunAltitude: degreesText(day.sun[at]?.altitude ?? 0),
        sunAzimuth: degreesText(day.sun[at]?.azimuth ?? 0),
      }),
      result: hourText(at, hours),
    },
    ...(wall ? wallSteps(wall, setting, at, name) : []),
    ...(glass ? windowSteps(glass, setting, at, name) : []),
    ...(people > 0 && each > 0
      ? [step("people", { q: people * each, n: people, q_1: each }, steps.peopleGain(name))]
      : []),
    ...infiltrationSteps(room, setting, at),
    ...(sumAt(room, at) > 0
      ? [
          step(
            "roomSensible",
            { q_s: room.sensible[at] ?? 0, q: PARTS.map((part) => room.parts[part][at] ?? 0) },
            steps.sensibleLoad(name),
          ),
        ]
      : []),
    ...supplySteps(room, setting, steps.supplyAir(name)),
    ...(room.heatingPoint > inputs.heatingOutdoor
      ? [
          step(
            "heating",
            {
              q: heating.total,
              H: sum(room.surfaces, (surface) => surface.winterConductance),
              F: sum(room.surfaces, (surface) => surface.edgeConductance),
              t_i: room.heatingPoint,
              t_o: inputs.heatingOutdoor,
              q_i: heating.infiltration,
            },
            steps.heatingLoad(name),
          ),
        ]
      : []),
  ];
}

const degreesText = (radians: number): string => figure((radians * 180) / Math.PI);

const sum = <T>(values: readonly T[], of: (value: T) => number): number =>
  values.reduce((total, value) => total + of(value), 0);

const sumAt = (room: SuppliedRoom, at: number): number => sum(PARTS, (part) => room.parts[part][at] ?? 0);

function wallSteps(
  { assembly, facing, input }: Surface,
  { day, profiles }: Setting,
  at: number,
  room: string,
): Step[] {
  if (!assembly) return [];
  const title = steps.uFactor({ room, assembly: assembly.label });
  const [first, second] = assembly.paths;
  const resistances = (path: typeof first): number[] => (path?.layers ?? []).map(resistanceOf);
  const u =
    first && second
      ? [
          step(
            "framed",
            { U: assembly.u, f: second.part, R_1: resistances(first), R_2: resistances(second) },
            title,
          ),
        ]
      : first
        ? [step("transmittance", { U: assembly.u, R: resistances(first) }, title)]
        : [];
  if (facing === "down") return u;
  const { beam, diffuse } = profiles.exposure(facing);
  return [
    ...u,
    step("solAir", {
      t_e: profiles.solAir(facing, input.absorptance)[at] ?? 0,
      t_o: day.outdoor[at] ?? 0,
      alpha: input.absorptance,
      E: (beam[at] ?? 0) + (diffuse[at] ?? 0),
      D: facing === "up" ? SKY_DEFICIT : 0,
    }),
  ];
}

/** W of heat gain of a window at an hour. */
function gainAt({ window, facing }: Surface, { profiles }: Setting, at: number): number {
  if (!window || facing === "down") return 0;
  const { beam, diffuse } = profiles.gain(facing, window.glass, window.overhang);
  return window.area * window.shgc * window.shade * ((beam[at] ?? 0) + (diffuse[at] ?? 0));
}

function windowSteps(surface: Surface, setting: Setting, at: number, room: string): Step[] {
  const { window, facing } = surface;
  if (!window || facing === "down") return [];
  const { profiles, day, series, inputs } = setting;
  const exposure = profiles.exposure(facing);
  const times = window.area * window.shgc * window.shade;
  const gain = profiles.gain(facing, window.glass, window.overhang);
  const gainStep = step(
    "windowGain",
    {
      q: gainAt(surface, setting, at),
      A: window.area,
      SHGC: window.shgc,
      k: window.shade,
      E_b: exposure.beam[at] ?? 0,
      s: sunlitOf(day, facing, window.overhang)[at] ?? 0,
      f_b: angularFactor(exposure.cosIncidence[at] ?? 0, window.glass),
      E_d: exposure.diffuse[at] ?? 0,
      f_d: window.glass.diffuse,
    },
    steps.windowGain(room),
  );
  if (inputs.mode === "quick") return [gainStep];
  const back = (values: ArrayLike<number>): number[] =>
    Array.from({ length: 24 }, (_, hours) => times * (values[(at - hours + 24) % 24] ?? 0));
  const Q = times * (profiles.sun(facing, window.glass, window.overhang, window.shade < 1)[at] ?? 0);
  const r_n = Array.from(series.nonsolar);
  if (window.shade < 1)
    return [
      gainStep,
      step("delayedShaded", {
        Q,
        x: RADIANT.shaded,
        g: gainAt(surface, setting, at),
        r_n,
        G: back(gain.beam.map((value, hour) => value + (gain.diffuse[hour] ?? 0))),
      }),
    ];
  return [
    gainStep,
    step("delayedSun", {
      Q,
      r_s: Array.from(series.solar),
      g_b: back(gain.beam),
      r_n,
      g_d: back(gain.diffuse),
    }),
  ];
}

function buildingSteps(result: LoadResult): Step[] {
  const { building, setting, ventilation, plant, totals } = result;
  const { inputs } = setting;
  const { system, outdoorAir: V } = ventilation;
  return [
    ...(inputs.ventilation === "62.2"
      ? [step("dwelling", { V, A: building.floorArea, N: Math.max(1, inputs.bedrooms) })]
      : []),
    ...(system?.critical
      ? [
          step(
            "zoneEfficiency",
            {
              E_v: system.efficiency,
              D: system.diversity,
              V_p: system.forPeople,
              V_a: system.forArea,
              V_s: system.critical.systemAir,
              V_z: system.critical.outdoorAir,
              V_m: system.critical.primaryAir,
            },
            steps.ventilationEfficiency(system.critical.name),
          ),
        ]
      : []),
    ...(system
      ? [
          step("zones", {
            V,
            D: system.diversity,
            V_p: system.forPeople,
            V_a: system.forArea,
            E_v: system.efficiency,
          }),
        ]
      : []),
    ...(plant && plant.ductHeat > 0
      ? [
          step(
            "ducts",
            { q: plant.ductHeat, F: inputs.ductGain, Q: Math.max(...building.sensible) },
            steps.ductGain,
          ),
        ]
      : []),
    ...(totals.ductLoss > 0
      ? [step("ducts", { q: totals.ductLoss, F: inputs.ductLoss, Q: building.heating }, steps.ductLoss)]
      : []),
    ...(plant && plant.fanHeat > 0
      ? [
          step("fan", {
            q: plant.fanHeat,
            V: plant.fanFlow,
            dp: inputs.fanPressure,
            eta: inputs.fanEfficiency,
          }),
        ]
      : []),
    ...(plant && totals.coil > 0 ? coilSteps(result, plant) : []),
    ...(plant ? winterSteps(plant.ventilationHeating, V, setting) : []),
  ];
}

function coilSteps(
  { building: { returnTemperature }, setting: { day, inputs }, totals, hours }: LoadResult,
  { index, coil, dryAir: m, outdoorDryAir }: NonNullable<LoadResult["plant"]>,
): Step[] {
  const x = outdoorDryAir / m;
  const h_r = moistAirEnthalpy(returnTemperature, coil.roomRatio);
  const h_o = moistAirEnthalpy(day.outdoor[index] ?? 0, day.outdoorRatio[index] ?? 0);
  const h_m = (1 - x) * h_r + x * h_o;
  const [t_l, W_l] = coil.leaving;
  return [
    step("mixed", { h_m, x, h_r, h_o }, steps.mixedAir(hourText(index, hours))),
    step(
      "coil",
      {
        Q: coil.total,
        m,
        h_m,
        h_l: moistAirEnthalpy(t_l, W_l),
        W_m: coil.mixed[1],
        W_l,
        h_w: WATER * (t_l - ZERO_CELSIUS),
      },
      steps.coolingCoil(hourText(index, hours)),
    ),
    step("water", { V: totals.chilledWater, Q: totals.coil + totals.coolingMargin, dT: inputs.chilledRise }),
  ];
}
