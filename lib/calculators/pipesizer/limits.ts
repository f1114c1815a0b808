import type { Sentence } from "../../kit/fields/sentence.ts";
import { diameterForVelocity } from "../../science/fluids/duct-flow.ts";
import { diameterForGradient } from "../../science/fluids/pipe-flow.ts";
import { ATMOSPHERE, FOOT, PSI, STANDARD_GRAVITY } from "../../units/constants.ts";
import { messages } from "./messages.ts";
import type { KnownPipe } from "./pipe.ts";
import type { Setting } from "./setting.ts";
import { gradientText, pressureText, velocityText } from "./texts.ts";

export interface Limits {
  velocity?: number | undefined;
  gradient?: number | undefined;
}

/** Separates 2 in pipe, with a bore of at most 54.8 mm, from 2½ in pipe, with at least 59 mm; m. */
const SMALL_BORE = 0.055;

/**
 * ASHRAE Handbook—Fundamentals, chapter 22: 4 ft/s up to 2 in, 4 ft of water per 100 ft above that; 8 ft/s is its maximum
 * to limit erosion in pipe that runs all year.
 */
const WATER = {
  smallVelocity: 4 * FOOT,
  velocity: 8 * FOOT,
  gradient: 0.04 * 1000 * STANDARD_GRAVITY,
} as const;

/** Main headers of compressed air, by Ingersoll Rand: 30 ft/s. */
const AIR_VELOCITY = 30 * FOOT;

/** Mains of dry saturated steam, by Spirax Sarco: 25 to 40 m/s. */
const STEAM_VELOCITY = 40;

/** ASHRAE Handbook—Fundamentals, chapter 22, low-pressure steam: psig and psi per 100 ft, at the low end of a range. */
const STEAM_LOSSES = [
  [0, 1 / 32],
  [1, 1 / 8],
  [2, 1 / 8],
  [5, 1 / 4],
  [10, 1 / 2],
  [15, 1],
  [30, 2],
] as const;

/** The Copper Tube Handbook’s velocities, m/s, above which copper erodes, and the temperatures, K, that separate them. */
const COPPER = { cold: 2.44, hot: 1.52, hottest: 0.91, warm: 311.15, scalding: 333.15 } as const;

const isCopper = (id: string | undefined): boolean => id?.startsWith("copper") === true;

/** Returns the velocity, m/s, that erodes a pipe of copper; undefined for another pipe or for a gas. */
export function copperLimit(id: string | undefined, { inputs, fluid }: Setting): number | undefined {
  if (!isCopper(id) || fluid.isGas) return undefined;
  const isHeated = inputs.fluid === "water" && inputs.temperature > COPPER.warm;
  if (!isHeated) return COPPER.cold;
  return inputs.temperature > COPPER.scalding ? COPPER.hottest : COPPER.hot;
}

/** Interpolates the friction loss, Pa/m, for which steam pipe of an absolute pressure, Pa, is sized. */
function steamGradient(pressure: number): number {
  const gauge = (pressure - ATMOSPHERE) / PSI;
  // Outside the table, the loss is that of its end: index −1 is the last row.
  const above = STEAM_LOSSES.findIndex(([rowPressure]) => rowPressure >= gauge);
  const [high, highLoss] = STEAM_LOSSES.at(above) ?? STEAM_LOSSES[0];
  const [low, lowLoss] = STEAM_LOSSES[Math.max(above - 1, 0)] ?? STEAM_LOSSES[0];
  const loss = above < 1 ? highLoss : lowLoss + ((highLoss - lowLoss) * (gauge - low)) / (high - low);
  return (loss * PSI) / (100 * FOOT);
}

type Sized = Pick<KnownPipe, "diameter" | "id">;

function usualLimits({ diameter, id }: Sized, setting: Setting): Limits {
  const { inputs } = setting;
  if (inputs.fluid === "air") return { velocity: AIR_VELOCITY };
  if (inputs.fluid === "steam")
    return { velocity: STEAM_VELOCITY, gradient: steamGradient(inputs.gasPressure) };
  const copper = copperLimit(id, setting) ?? Infinity;
  return diameter <= SMALL_BORE
    ? { velocity: Math.min(WATER.smallVelocity, copper) }
    : { velocity: Math.min(WATER.velocity, copper), gradient: WATER.gradient };
}

/** True if the form limits the velocity or the friction loss itself. */
export const hasLimits = ({ inputs: { maxVelocity, maxGradient } }: Setting): boolean =>
  maxVelocity !== undefined || maxGradient !== undefined;

export const limitsFor = (pipe: Sized, setting: Setting): Limits =>
  hasLimits(setting)
    ? { velocity: setting.inputs.maxVelocity, gradient: setting.inputs.maxGradient }
    : usualLimits(pipe, setting);

/** Describes limits: "a velocity of at most 4 ft/s". */
export function describeLimits({ velocity, gradient }: Limits): Sentence {
  const first = velocity === undefined ? "" : messages.limits.velocity(velocityText(velocity));
  if (gradient === undefined) return first;
  const second = messages.limits.friction(gradientText(gradient));
  return velocity === undefined ? second : messages.limits.both({ first, second });
}

export function usualLimitsSource({ inputs: { fluid, gasPressure } }: Setting): Sentence {
  if (fluid === "air") return messages.limits.usualForAir(velocityText(AIR_VELOCITY));
  if (fluid === "steam")
    return messages.limits.usualForSteam({
      pressure: pressureText(gasPressure),
      velocity: velocityText(STEAM_VELOCITY),
      gradient: gradientText(steamGradient(gasPressure)),
    });
  const { smallVelocity, velocity, gradient } = WATER;
  return messages.limits.usualForLiquids({
    isWater: fluid === "water",
    smallVelocity: velocityText(smallVelocity),
    gradient: gradientText(gradient),
    velocity: velocityText(velocity),
  });
}

/** Solves for the smallest inside diameter, m, within the limits of its size. */
export function neededDiameter(
  { id, roughness }: Pick<KnownPipe, "id" | "roughness">,
  flow: number,
  setting: Setting,
): number | undefined {
  const solve = (diameter: number): number | undefined => {
    const { velocity, gradient } = limitsFor({ diameter, id }, setting);
    const forVelocity = velocity === undefined ? 0 : diameterForVelocity(flow, velocity);
    if (gradient === undefined) return forVelocity;
    const forFriction = diameterForGradient(flow, gradient, roughness, setting.fluid);
    return forFriction && Math.max(forVelocity, forFriction);
  };
  const small = solve(0);
  if (small === undefined || small <= SMALL_BORE) return small;
  const large = solve(Infinity);
  return large && Math.max(large, SMALL_BORE);
}
