import type { Step } from "../../kit/calculator/computation.ts";
import { discharge, equivalentK, pressureFor } from "../../science/fire/sprinkler.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { step } from "./step.ts";

export function dischargeAnswer(inputs: Inputs<"discharge">): ModeResult<"discharge"> {
  const { find, dischargeK: K, dischargeFlow: q, orificePressure: P } = inputs;
  if (find === "flow") {
    const orificeFlow = discharge(K, P);
    return answerOf({ orificeFlow }, step("dischargeFlow", { q: orificeFlow, K, P }));
  }
  if (find === "pressure") {
    const neededPressure = pressureFor(K, q);
    return answerOf({ neededPressure }, step("dischargePressure", { P: neededPressure, q, K }));
  }
  const kFactor = equivalentK(q, P);
  return answerOf({ kFactor }, step("dischargeK", { K: kFactor, q, P }));
}

type Outputs = Extract<ModeResult<"discharge">, { ok: true }>["value"]["outputs"];

const answerOf = (outputs: Outputs, one: Step): ModeResult<"discharge"> => ({
  ok: true,
  value: { outputs, steps: [one], warnings: [], assumptions: [messages.notListed] },
});
