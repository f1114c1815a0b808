import type { Warning } from "../../kit/calculator/computation.ts";
import type { Sentence } from "../../kit/fields/sentence.ts";
import type { DuctFlow } from "../../science/fluids/duct-flow.ts";
import { aspectRatio, type DuctSection } from "../../science/fluids/duct-section.ts";
import { flowRegime } from "../../science/fluids/friction-factor.ts";
import type { Fitting } from "./fittings.ts";
import { messages } from "./messages.ts";
import type { Inputs } from "./modes.ts";
import { isFlexible, type Setting } from "./setting.ts";
import { diameterText, figures, lengthText, pressureText, rateText, velocityText } from "./texts.ts";
import { noiseLimit, usualVelocities } from "./velocities.ts";

const note = (text: Sentence): Warning => ({ text, level: "note" });

/**
 * Limits of the warnings: diameter of round ducts, m; shorter side of other ducts, m; friction rate, Pa/m;
 * velocity, m/s; length of flexible duct, m (5 ft); total pressure, Pa.
 */
const [SMALLEST, LOWEST, NOISY_RATE, HIGH_VELOCITY] = [0.075, 0.1, 3, 20];
const [LONGEST_FLEXIBLE, COMPRESSING] = [1.524, 2500];

/** Fractions of the main duct’s velocity limit for branches and run-outs, from the notes of the table. */
type Part = Inputs<"size">["part"];
const SHARES: Readonly<Record<Part, number>> = { main: 1, branch: 0.8, runout: 0.5 };

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
    : warnings.map((warning) => ({
        ...warning,
        text: messages.run.inSection({ section: name, text: warning.text }),
      }));
}

function sizeWarnings(section: DuctSection): Warning[] {
  if (section.shape === "round")
    return section.diameter < SMALLEST ? [note(messages.warnings.tooSmall(diameterText(SMALLEST)))] : [];
  const ratio = aspectRatio(section);
  return [
    ...(ratio > 4
      ? [
          {
            text: messages.warnings.aspectRatioHigh(figures(ratio, 3)),
          },
        ]
      : ratio > 3
        ? [note(messages.warnings.aspectRatioAboveThree(figures(ratio, 3)))]
        : []),
    ...(Math.min(section.width, section.height) < LOWEST
      ? [note(messages.warnings.tooLow(diameterText(LOWEST)))]
      : []),
  ];
}

function flowWarnings(flow: DuctFlow, { wall }: Setting): Warning[] {
  const { reynolds, frictionRate, velocity, diameter } = flow;
  const regime = flowRegime(reynolds);
  const relative = wall.roughness / diameter;
  return [
    ...(regime === "laminar" ? [note(messages.warnings.laminar(figures(reynolds)))] : []),
    ...(regime === "transitional"
      ? [
          {
            text: messages.warnings.transitional(figures(reynolds)),
          },
        ]
      : []),
    ...(relative > 0.05
      ? [
          {
            text: messages.warnings.tooRough(figures(100 * relative, 3)),
          },
        ]
      : []),
    ...(frictionRate > NOISY_RATE
      ? [
          {
            text: messages.warnings.frictionHigh({
              rate: rateText(frictionRate),
              limit: rateText(NOISY_RATE),
            }),
          },
        ]
      : frictionRate < 0.4
        ? [note(messages.warnings.frictionLow(rateText(frictionRate)))]
        : []),
    ...(velocity > HIGH_VELOCITY
      ? [
          {
            text: messages.warnings.velocityHigh({
              velocity: velocityText(velocity),
              limit: velocityText(HIGH_VELOCITY),
            }),
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
            text: messages.warnings.velocityAboveCriterion({
              velocity: velocityText(velocity),
              criterion: inputs.criterion,
              limit: velocityText(limit),
            }),
          },
        ]
      : []),
    ...(usual && velocity > usual[1]
      ? [
          {
            text: messages.warnings.velocityAboveTypical({
              velocity: velocityText(velocity),
              lowest: velocityText(usual[0]),
              highest: velocityText(usual[1]),
            }),
          },
        ]
      : []),
    ...(usual && velocity < usual[0]
      ? [
          note(
            messages.warnings.velocityBelowTypical({
              velocity: velocityText(velocity),
              lowest: velocityText(usual[0]),
              highest: velocityText(usual[1]),
            }),
          ),
        ]
      : []),
  ];
}

export function fittingWarnings(fittings: readonly Fitting[], section: DuctSection, name = ""): Warning[] {
  const shapes = new Map(
    fittings.flatMap(({ label, shape, number }) =>
      shape && number > 0 && shape !== section.shape ? [[label, shape] as const] : [],
    ),
  );
  return [...shapes].map(([label, shape]) => {
    const text = messages.warnings.otherShape({ fitting: label, shape });
    return note(name === "" ? text : messages.run.inSection({ section: name, text }));
  });
}

/** Compression up to which a flexible duct’s correction was measured, %. */
const MOST_COMPRESSION = 30;

export function systemWarnings(inputs: Inputs, pressure: number, length: number): Warning[] {
  const flexible = isFlexible(inputs);
  return [
    ...(flexible && inputs.compression > MOST_COMPRESSION
      ? [
          {
            text: messages.warnings.compressionExtrapolated,
          },
        ]
      : []),
    ...(flexible && length > LONGEST_FLEXIBLE
      ? [
          {
            text: messages.warnings.flexibleLong(lengthText(LONGEST_FLEXIBLE)),
          },
        ]
      : []),
    ...(pressure > COMPRESSING
      ? [
          {
            text: messages.warnings.airCompressed(pressureText(COMPRESSING)),
          },
        ]
      : []),
  ];
}
