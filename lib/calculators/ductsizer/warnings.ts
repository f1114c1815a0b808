import type { Warning } from "../../kit/calculator/computation.ts";
import { type Sentence, sentence } from "../../kit/fields/sentence.ts";
import type { DuctFlow } from "../../science/fluids/duct-flow.ts";
import { aspectRatio, type DuctSection } from "../../science/fluids/duct-section.ts";
import { flowRegime } from "../../science/fluids/friction-factor.ts";
import type { Fitting } from "./fittings.ts";
import type { Inputs } from "./modes.ts";
import { isFlexible, type Setting } from "./setting.ts";
import { diameterText, figures, lengthText, pressureText, rateText, velocityText } from "./texts.ts";
import { noiseLimit, usualVelocities } from "./velocities.ts";

const note = (text: Sentence): Warning => ({ text, level: "note" });

/**
 * Limits of the warnings: diameter of round ducts, m; shorter side of other ducts, m; friction rate, Pa/m;
 * velocity, m/s; length of flexible duct, m; total pressure, Pa.
 */
const [SMALLEST, LOWEST, NOISY_RATE, HIGH_VELOCITY] = [0.075, 0.1, 3, 20];
const [LONGEST_FLEXIBLE, COMPRESSING] = [1.5, 2500];

/** Fractions of the main duct’s velocity limit for branches and run-outs, from the notes of the table. */
type Part = Inputs<"size">["part"];
const SHARES: Readonly<Record<Part, number>> = { main: 1, branch: 0.8, runout: 0.5 };

/** Lists the warnings for one duct. `name` precedes each sentence in a run. */
export function ductWarnings(
  section: DuctSection,
  flow: DuctFlow,
  inputs: Inputs,
  setting: Setting,
  name = "",
): Warning[] {
  const warnings = [
    ...sizeWarnings(section),
    ...flowWarnings(flow, setting),
    ...velocityWarnings(section, flow.velocity, inputs, setting),
  ];
  return name === ""
    ? warnings
    : warnings.map((warning) => ({ ...warning, text: sentence`${name}: ${warning.text}` }));
}

function sizeWarnings(section: DuctSection): Warning[] {
  if (section.shape === "round")
    return section.diameter < SMALLEST
      ? [note(sentence`Ducts smaller than ${diameterText(SMALLEST)} are unusual and clog easily.`)]
      : [];
  const ratio = aspectRatio(section);
  return [
    ...(ratio > 4
      ? [
          {
            text: `The aspect ratio is ${figures(ratio, 3)}. Above 4, a duct takes more sheet metal, loses more pressure and drums more easily.`,
          },
        ]
      : ratio > 3
        ? [note(`The aspect ratio is ${figures(ratio, 3)}; 3 or less is better.`)]
        : []),
    ...(Math.min(section.width, section.height) < LOWEST
      ? [note(sentence`Ducts less than ${diameterText(LOWEST)} high are unusual.`)]
      : []),
  ];
}

function flowWarnings(flow: DuctFlow, { wall }: Setting): Warning[] {
  const { reynolds, frictionRate, velocity, diameter } = flow;
  const regime = flowRegime(reynolds);
  const relative = wall.roughness / diameter;
  return [
    ...(regime === "laminar"
      ? [note(`The flow is laminar (Re ${figures(reynolds)}): the friction factor is 64/Re.`)]
      : []),
    ...(regime === "transitional"
      ? [
          {
            text: `The Reynolds number is ${figures(reynolds)}, between laminar and turbulent flow. The friction factor is interpolated and may be off by 30%.`,
          },
        ]
      : []),
    ...(relative > 0.05
      ? [
          {
            text: `The roughness is ${figures(100 * relative, 3)}% of the diameter; the Colebrook equation is valid up to 5%.`,
          },
        ]
      : []),
    ...(frictionRate > NOISY_RATE
      ? [
          {
            text: sentence`The friction rate is ${rateText(frictionRate)}. Above ${rateText(NOISY_RATE)}, ducts are noisy and take a lot of fan power.`,
          },
        ]
      : frictionRate < 0.4
        ? [note(sentence`The friction rate is ${rateText(frictionRate)}: the duct is larger than usual.`)]
        : []),
    ...(velocity > HIGH_VELOCITY
      ? [
          {
            text: sentence`The velocity is ${velocityText(velocity)}. Above ${velocityText(HIGH_VELOCITY)}, noise and wear become a concern.`,
          },
        ]
      : []),
  ];
}

function velocityWarnings(
  section: DuctSection,
  velocity: number,
  inputs: Inputs,
  { tables }: Setting,
): Warning[] {
  const part: Part = inputs.mode === "run" ? "main" : inputs.part;
  const isRectangular = section.shape === "rectangular";
  const main = noiseLimit(tables.noise, inputs.location, Number(inputs.criterion), isRectangular);
  const limit = main === undefined ? undefined : main * SHARES[part];
  const usual = usualVelocities(tables.usual, inputs.application, part);
  return [
    ...(limit !== undefined && velocity > limit
      ? [
          {
            text: sentence`The velocity is ${velocityText(velocity)}; ASHRAE’s limit for RC(N) ${inputs.criterion} at this location is ${velocityText(limit)}.`,
          },
        ]
      : []),
    ...(usual && velocity > usual[1]
      ? [
          {
            text: sentence`The velocity is ${velocityText(velocity)}; ${velocityText(usual[0])} to ${velocityText(usual[1])} is typical for this application.`,
          },
        ]
      : []),
    ...(usual && velocity < usual[0]
      ? [
          note(
            sentence`The velocity is ${velocityText(velocity)}, below the ${velocityText(usual[0])} to ${velocityText(usual[1])} that is typical for this application.`,
          ),
        ]
      : []),
  ];
}

/** Fittings whose coefficients were measured in ducts of another shape. */
export function fittingWarnings(fittings: readonly Fitting[], section: DuctSection, name = ""): Warning[] {
  const strange = fittings.filter(({ shape, number }) => shape && number > 0 && shape !== section.shape);
  const shapes = new Map(strange.map(({ label, shape }) => [label, shape]));
  return [...shapes].map(([label, shape]) =>
    note(
      `${name}The coefficient of “${label}” was measured in ${shape} duct. Choose a fitting for this duct shape, or enter a custom coefficient.`,
    ),
  );
}

/** Compression up to which a flexible duct’s correction was measured, %. */
const MOST_COMPRESSION = 30;

/** Lists the warnings for the whole system. */
export function systemWarnings(inputs: Inputs, pressure: number, length: number): Warning[] {
  const flexible = isFlexible(inputs);
  return [
    ...(flexible && inputs.compression > MOST_COMPRESSION
      ? [
          {
            text: "Flexible duct friction was measured up to 30% compression. Beyond that, the factor is extrapolated.",
          },
        ]
      : []),
    ...(flexible && length > LONGEST_FLEXIBLE
      ? [
          {
            text: sentence`Flexible duct should be short: ${lengthText(LONGEST_FLEXIBLE)} is a common limit.`,
          },
        ]
      : []),
    ...(pressure > COMPRESSING
      ? [
          {
            text: sentence`The total pressure is above ${pressureText(COMPRESSING)}, so the air density changes along the duct.`,
          },
        ]
      : []),
  ];
}
