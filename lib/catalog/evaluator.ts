import { type Evaluation, evaluateExpression } from "../calculators/scientific/expression/evaluate.ts";
import type { DataLoader } from "../core/data/loader.ts";
import type { Failure } from "../core/result/result.ts";
import type { Seal } from "../core/sources/seal.ts";
import type { PanelApi, PanelOutcome } from "../kit/calculator/panel-api.ts";
import { runPanelApi } from "../kit/calculator/run-panel-api.ts";
import type { AngleUnit } from "../science/functions/angle-unit.ts";
import { panelApiLoaders } from "./generated/panel-api-loaders.ts";

type Outcome = PanelOutcome<Readonly<Record<string, unknown>>>;

/** Answer of a panel's API with its seal; or the reason why there is none. */
export type PanelResult =
  | (Extract<Outcome, { ok: true }> & { seal: Seal })
  | (Extract<Outcome, { ok: false }> & {
      /** Seconds until a retry may succeed. */
      retryAfter?: number;
    });

/**
 * Evaluates user input, for the API, the assistant and the answer bar. On the server it is a worker that can
 * be stopped (lib/server/evaluation), elsewhere {@link localEvaluator}.
 */
export interface Evaluator {
  /** Evaluates an expression of the scientific calculator; returns a sentence if it has no value. */
  evaluateExpression(expression: string, angle: AngleUnit): Promise<Evaluation | Failure>;
  /**
   * Checks and runs a request to the API of a calculator with a panel; undefined without an API. Rejects with
   * a DataError if a table is unreadable.
   */
  runPanel(calculatorId: string, sent: unknown): Promise<PanelResult | undefined>;
}

type PanelId = keyof typeof panelApiLoaders;

export const hasPanelApi = (id: string): id is PanelId => Object.hasOwn(panelApiLoaders, id);

export const loadPanelApi = async (id: PanelId): Promise<PanelApi> => (await panelApiLoaders[id]()).default;

/** Evaluates in the calling thread: in the browser, in the worker, and for our own texts. */
export const localEvaluator = (load: DataLoader): Evaluator => ({
  evaluateExpression: async (expression, angle) => evaluateExpression(expression, { angle }),
  runPanel: async (id, sent) =>
    hasPanelApi(id) ? runPanelApi(await loadPanelApi(id), sent, load) : undefined,
});
