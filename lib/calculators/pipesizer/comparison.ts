import type { Step, Warning } from "../../kit/calculator/computation.ts";
import {
  hazenWilliamsGradient,
  hazenWilliamsLimits,
  outsideHazenWilliams,
} from "../../science/fluids/hazen-williams.ts";
import { STANDARD_GRAVITY } from "../../units/constants.ts";
import { messages } from "./messages.ts";
import type { KnownPipe } from "./pipe.ts";
import type { Losses, Setting } from "./setting.ts";
import { step } from "./step.ts";
import { figures, sizeText, temperatureText, velocityText } from "./texts.ts";

const note = (text: Warning["text"]): Warning => ({ text, level: "note" });

/** Compares Hazen–Williams with Darcy–Weisbach: only for water within the formula’s range. */
export function hazenWilliamsFigures(
  flow: number,
  { flow: { reynolds, velocity } }: Losses,
  pipe: KnownPipe,
  { inputs, fluid }: Setting,
): { outputs: { hazenWilliamsLoss?: number }; steps: Step[]; warnings: Warning[] } {
  const { coefficient: C, diameter: D } = pipe;
  const nothing = { outputs: {}, steps: [], warnings: [] };
  if (inputs.fluid !== "water" || C === undefined || flow === 0) return nothing;
  const outside = outsideHazenWilliams({
    temperature: inputs.temperature,
    reynolds,
    velocity,
    diameter: D,
  });
  const { coldest, warmest, turbulent, fastest, narrowest } = hazenWilliamsLimits;
  const reason = outside.find((limit) => limit !== "diameter");
  if (reason) {
    const omission = {
      temperature: messages.hazenWilliams.onlyAtTemperatures({
        coldest: temperatureText(coldest),
        warmest: temperatureText(warmest),
      }),
      reynolds: messages.hazenWilliams.onlyAboveReynolds(figures(turbulent)),
      velocity: messages.hazenWilliams.onlyUpToVelocity(velocityText(fastest)),
    }[reason];
    return {
      ...nothing,
      warnings: [note(omission)],
    };
  }
  const h = hazenWilliamsGradient(flow, D, C) * inputs.length;
  return {
    outputs: { hazenWilliamsLoss: h * fluid.density * STANDARD_GRAVITY },
    steps: [step("hazenWilliams", { h, L: inputs.length, Q: flow, C, D })],
    warnings: outside.includes("diameter")
      ? [note(messages.hazenWilliams.pipeTooNarrow(sizeText(narrowest)))]
      : [],
  };
}
