import type { Warning } from "../../kit/calculator/computation.ts";
import { type Sentence, sentence } from "../../kit/fields/sentence.ts";
import { flowRegime } from "../../science/fluids/friction-factor.ts";
import { copperLimit } from "./limits.ts";
import type { KnownPipe } from "./pipe.ts";
import type { Losses, Setting } from "./setting.ts";
import { figures, gradientText, lengthText, pressureText, temperatureText, velocityText } from "./texts.ts";

const note = (text: Sentence): Warning => ({ text, level: "note" });
const only = <T>(condition: boolean, value: T): T[] => (condition ? [value] : []);

/** m/s and Pa/m for liquids: what wears and what settles. */
const [FAST, SLOW, STEEP] = [3, 0.3, 1000];
const [ROUGHEST, HIGHEST_RE] = [0.05, 1e8];

/** Lists the warnings for a pipe and its fluid. */
export function pipeWarnings(pipe: KnownPipe, losses: Losses, setting: Setting): Warning[] {
  const { reynolds } = losses.flow;
  const relative = pipe.roughness / pipe.diameter;
  const regime = flowRegime(reynolds);
  return [
    ...only(regime === "transitional", {
      text: `The Reynolds number is ${figures(reynolds)}, between laminar and turbulent flow. The friction factor is interpolated and may be off by 30%.`,
    }),
    ...only(
      regime === "laminar" && reynolds > 0,
      note(`The flow is laminar (Re ${figures(reynolds)}): pipe roughness does not matter.`),
    ),
    ...only(relative > ROUGHEST, {
      text: `The roughness is ${figures(100 * relative, 3)}% of the diameter; the Colebrook equation is valid up to 5%.`,
    }),
    ...only(reynolds > HIGHEST_RE, {
      text: `The Reynolds number is ${figures(reynolds)}; the Colebrook equation is valid up to 10⁸.`,
    }),
    ...(setting.fluid.isGas ? [] : liquidWarnings(pipe, losses, setting)),
    ...limitWarnings(losses, setting),
    ...only(
      losses.fittings > losses.friction && losses.fittings > 0,
      note(
        "Fittings lose more than the pipe itself, so the result is only as good as their coefficients, which vary by about 25% among manufacturers.",
      ),
    ),
    ...fittingWarnings(setting),
    ...only(
      regime !== "turbulent" &&
        reynolds > 0 &&
        setting.fittings.some(({ by }) => by === "Crane" || by === "Constant K"),
      note(
        "Crane and tabulated coefficients were measured in turbulent flow. In laminar flow, fittings lose more; the 2-K and 3-K methods account for that.",
      ),
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
            text: sentence`The velocity is ${velocityText(velocity)}. In copper tube carrying water at this temperature, the erosion limit is ${velocityText(limit)}.`,
          },
        ]
      : only(velocity > FAST, {
          text: sentence`The velocity is ${velocityText(velocity)}. Above ${velocityText(FAST)}, noise, erosion and water hammer become a concern.`,
        })),
    ...only(
      velocity < SLOW && velocity > 0,
      note(
        sentence`The velocity is ${velocityText(velocity)}. Below ${velocityText(SLOW)}, sediment settles and air stays in the pipe.`,
      ),
    ),
    ...only(
      gradient > STEEP,
      note(
        sentence`The friction loss is ${gradientText(gradient)}; above ${gradientText(STEEP)}, pumping is expensive.`,
      ),
    ),
  ];
}

/** Warns if an existing pipe exceeds the limits of the form. A pipe that was sized meets them. */
function limitWarnings({ flow }: Losses, { inputs }: Setting): Warning[] {
  const { mode, maxVelocity = Infinity, maxGradient = Infinity } = inputs;
  if (mode === "size") return [];
  return [
    ...(flow.velocity > maxVelocity
      ? [
          {
            text: sentence`The velocity is ${velocityText(flow.velocity)}, above the maximum of ${velocityText(maxVelocity)}.`,
            level: "note" as const,
            at: "maxVelocity",
          },
        ]
      : []),
    ...(flow.gradient > maxGradient
      ? [
          {
            text: sentence`The friction loss is ${gradientText(flow.gradient)}, above the maximum of ${gradientText(maxGradient)}.`,
            level: "note" as const,
            at: "maxGradient",
          },
        ]
      : []),
  ];
}

/** Notes the fittings for which the selected method has no data. */
const fittingWarnings = ({ fittings }: Setting): Warning[] =>
  fittings.flatMap(({ label, by, isOther }) =>
    isOther ? [note(`“${label}” has no data for the chosen method; ${by} was used.`)] : [],
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
                ? sentence`The pressure drop exceeds the absolute inlet pressure, ${pressureText(inletPressure ?? 0)}: this flow is not possible.`
                : sentence`The outlet pressure is ${pressureText(outlet)}, below the vapor pressure of ${pressureText(vaporPressure)}: the liquid boils (cavitation).`,
            at: "inletPressure",
          },
        ]
      : []),
    ...only(suctionHead !== undefined && vaporPressure === undefined, {
      text: "Enter the vapor pressure of this liquid to get the NPSH.",
      at: "vaporPressure",
    }),
    ...(npsh !== undefined && wanted !== undefined && npsh < wanted
      ? [
          {
            text: sentence`The NPSH available is ${lengthText(npsh)}; with the usual margin (1.3 times, at least ${lengthText(LEAST_MARGIN)} more), this pump needs ${lengthText(wanted)}. It may cavitate.`,
            at: "requiredNpsh",
          },
        ]
      : only(npsh !== undefined && npsh <= 0, {
          text: "The NPSH available is not above 0: the liquid boils before it reaches the pump.",
          at: "suctionHead",
        })),
    ...only(
      inputs.fluid === "water" && inputs.temperature > 373.15 && inletPressure === undefined,
      note(
        sentence`At ${temperatureText(inputs.temperature)}, water stays liquid only above ${pressureText(vaporPressure ?? 0)} absolute.`,
      ),
    ),
  ];
}
