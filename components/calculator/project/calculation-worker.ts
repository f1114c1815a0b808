import type { Context } from "@/lib/kit/fields/context";
import type { Entries } from "@/lib/kit/fields/entry";
import type { UnitSystem } from "@/lib/kit/quantities/systems";
import type { Calculation } from "@/lib/run/calculate";
import { browserTools } from "./load-tools";

export interface CalculationRequest {
  id: number;
  calculator: string;
  entries: Entries;
  context: Context;
  system: UnitSystem;
  displayed?: Entries | undefined;
}

export interface CalculationReply {
  id: number;
  calculation?: Calculation | undefined;
}

const scope = self as unknown as {
  postMessage: (reply: CalculationReply) => void;
  onmessage: ((event: MessageEvent<CalculationRequest>) => void) | null;
};

scope.onmessage = async ({ data: { id, calculator, entries, context, system, displayed } }) => {
  try {
    const tools = await browserTools(calculator, system);
    scope.postMessage({ id, calculation: await tools?.calculate(entries, context, system, displayed) });
  } catch (error) {
    console.warn(`${calculator} could not be calculated`, error);
    scope.postMessage({ id });
  }
};
