import type { Warning } from "../../kit/calculator/computation.ts";
import type { Sentence } from "../../kit/fields/sentence.ts";
import { flowRegime } from "../../science/fluids/friction-factor.ts";
import { copperLimit } from "./limits.ts";
import { messages } from "./messages.ts";
import type { KnownPipe } from "./pipe.ts";
import type { Losses, Setting } from "./setting.ts";
import { figures, gradientText, lengthText, pressureText, temperatureText, velocityText } from "./texts.ts";

const note = (text: Sentence): Warning => ({ text, level: "note" });
const only = <T>(condition: boolean, value: T): T[] => (condition ? [value] : []);

/** Limits for liquids, m/s and Pa/m: erosion, settling, and steep losses. */
const [FAST, SLOW, STEEP] = [3, 0.3, 1000];
const [ROUGHEST, HIGHEST_RE] = [0.05, 1e8];

export function pipeWarnings(pipe: KnownPipe, losses: Losses, setting: Setting): Warning[] {
  const { reynolds } = losses.flow;
  const relative = pipe.roughness / pipe.diameter;
  const regime = flowRegime(reynolds);
  return [
    ...only(regime === "transitional", {
      text: messages.warnings.transitional(figures(reynolds)),
    }),
    ...only(regime === "laminar" && reynolds > 0, note(messages.warnings.laminar(figures(reynolds)))),
    ...only(relative > ROUGHEST, {
      text: messages.warnings.tooRough(figures(100 * relative, 3)),
    }),
    ...only(reynolds > HIGHEST_RE, {
      text: messages.warnings.reynoldsTooHigh(figures(reynolds)),
    }),
    ...(setting.fluid.isGas ? [] : liquidWarnings(pipe, losses, setting)),
    ...limitWarnings(losses, setting),
    ...only(
      losses.fittings > losses.friction && losses.fittings > 0,
      note(messages.warnings.fittingsDominate),
    ),
    ...fittingWarnings(setting),
    ...only(
      regime !== "turbulent" &&
        reynolds > 0 &&
        setting.fittings.some(
          ({ by }) => by === messages.fittings.methods.crane || by === messages.fittings.methods.k,
        ),
      note(messages.warnings.laminarFittings),
    ),
  ];
}

function liquidWarnings(pipe: KnownPipe, { flow }: Losses, setting: Setting): Warning[] {
  const { velocity, gradient } = flow;
  const limit = copperLimit(pipe.id, setting);
  return [
    ...(limit !== undefined && velocity > limit
      ? [
          {
            text: messages.warnings.copperErosion({
              velocity: velocityText(velocity),
              limit: velocityText(limit),
            }),
          },
        ]
      : only(velocity > FAST, {
          text: messages.warnings.velocityHigh({
            velocity: velocityText(velocity),
            limit: velocityText(FAST),
          }),
        })),
    ...only(
      velocity < SLOW && velocity > 0,
      note(messages.warnings.velocityLow({ velocity: velocityText(velocity), limit: velocityText(SLOW) })),
    ),
    ...only(
      gradient > STEEP,
      note(messages.warnings.frictionHigh({ gradient: gradientText(gradient), limit: gradientText(STEEP) })),
    ),
  ];
}

/** Warns if an existing pipe exceeds the limits of the form. Sized pipes meet them. */
function limitWarnings({ flow }: Losses, { inputs }: Setting): Warning[] {
  const { mode, maxVelocity = Infinity, maxGradient = Infinity } = inputs;
  if (mode === "size") return [];
  return [
    ...(flow.velocity > maxVelocity
      ? [
          {
            text: messages.warnings.velocityAboveMaximum({
              velocity: velocityText(flow.velocity),
              maximum: velocityText(maxVelocity),
            }),
            level: "note" as const,
            at: "maxVelocity",
          },
        ]
      : []),
    ...(flow.gradient > maxGradient
      ? [
          {
            text: messages.warnings.frictionAboveMaximum({
              gradient: gradientText(flow.gradient),
              maximum: gradientText(maxGradient),
            }),
            level: "note" as const,
            at: "maxGradient",
          },
        ]
      : []),
  ];
}

const fittingWarnings = ({ fittings }: Setting): Warning[] =>
  fittings.flatMap(({ label, by, isOther }) =>
    isOther ? [note(messages.warnings.otherMethod({ fitting: label, method: by }))] : [],
  );

const [MARGIN, LEAST_MARGIN] = [1.3, 0.6];

/** Warns if a liquid boils at the pump or along the pipe. */
export function boilingWarnings(
  losses: Losses,
  npsh: number | undefined,
  { inputs, fluid }: Setting,
): Warning[] {
  const { inletPressure, requiredNpsh, suctionHead } = inputs;
  const { vaporPressure, isGas } = fluid;
  if (isGas) return [];
  const outlet = inletPressure === undefined ? undefined : inletPressure - losses.total;
  const wanted =
    requiredNpsh === undefined ? undefined : Math.max(requiredNpsh * MARGIN, requiredNpsh + LEAST_MARGIN);
  return [
    ...(outlet !== undefined &&
    vaporPressure !== undefined &&
    Math.min(outlet, inletPressure ?? 0) < vaporPressure
      ? [
          {
            text:
              outlet < 0
                ? messages.warnings.flowImpossible(pressureText(inletPressure ?? 0))
                : messages.warnings.boils({
                    pressure: pressureText(outlet),
                    vaporPressure: pressureText(vaporPressure),
                  }),
            at: "inletPressure",
          },
        ]
      : []),
    ...only(suctionHead !== undefined && vaporPressure === undefined, {
      text: messages.warnings.vaporPressureMissing,
      at: "vaporPressure",
    }),
    ...(npsh !== undefined && wanted !== undefined && npsh < wanted
      ? [
          {
            text: messages.warnings.npshLow({
              npsh: lengthText(npsh),
              margin: lengthText(LEAST_MARGIN),
              needed: lengthText(wanted),
            }),
            at: "requiredNpsh",
          },
        ]
      : only(npsh !== undefined && npsh <= 0, {
          text: messages.warnings.npshBelowZero,
          at: "suctionHead",
        })),
    ...only(
      inputs.fluid === "water" && inputs.temperature > 373.15 && inletPressure === undefined,
      note(
        messages.warnings.boilsAtInlet({
          temperature: temperatureText(inputs.temperature),
          pressure: pressureText(vaporPressure ?? 0),
        }),
      ),
    ),
  ];
}
