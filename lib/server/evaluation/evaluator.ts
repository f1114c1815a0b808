import { join } from "node:path";
import { type Evaluator, hasPanelApi, type PanelResult } from "../../catalog/evaluator.ts";
import { DataError } from "../../core/data/loader.ts";
import { type Failure, failure, firstProblem, type Success, success } from "../../core/result/result.ts";
import { TOO_LONG } from "../../science/algebra/numbers/budget.ts";
import { noteLimitHit } from "../front/security-events.ts";
import type { Call } from "./messages.ts";
import { EvaluationPool } from "./pool.ts";
import type { CallOutcome } from "./run-call.ts";

const FAILURES = {
  stopped: {
    limit: "calculation time",
    failure: failure("", TOO_LONG),
  },
  busy: {
    limit: "waiting calculations",
    failure: {
      ...failure("", "Too many calculations are running right now. Try again in a moment."),
      retryAfter: 2,
    },
  },
  crashed: { limit: "calculation memory", failure: failure("", "This cannot be calculated here.") },
} as const;

interface EvaluatorOptions {
  /** Client of the request, which limits its share of the queue. */
  client: string;
  /** Processor time of all calls together, in ms. Default: the pool’s limit for each call. */
  cpuBudget?: number;
  pool?: EvaluationPool;
}

/** An evaluator whose calls run in the worker of this process. */
export function workerEvaluator({
  client,
  cpuBudget = Number.POSITIVE_INFINITY,
  pool = processPool(),
}: EvaluatorOptions): Evaluator {
  let left = cpuBudget;

  /** Runs a call. @throws DataError if a table is unreadable. */
  async function run(call: Call): Promise<Success<unknown> | (Failure & { retryAfter?: number })> {
    const outcome: CallOutcome =
      left > 0 ? await pool.run(call, { client, cpuTime: left }) : { kind: "stopped", cpuTime: 0 };
    left -= outcome.cpuTime;
    if (outcome.kind === "done") return success(outcome.result);
    if (outcome.kind === "unavailable") throw new DataError("A table of the calculator cannot be loaded.");
    const { limit, failure: stopped } = FAILURES[outcome.kind];
    noteLimitHit(limit, client);
    return stopped;
  }

  return {
    async evaluateExpression(...args) {
      const outcome = await run({ name: "evaluateExpression", args });
      return outcome.ok ? (outcome.value as Awaited<ReturnType<Evaluator["evaluateExpression"]>>) : outcome;
    },
    async runPanel(...args) {
      if (!hasPanelApi(args[0])) return undefined;
      const outcome = await run({ name: "runPanel", args });
      if (outcome.ok) return outcome.value as PanelResult;
      const { retryAfter } = outcome;
      const detail = firstProblem(outcome).message;
      return { ok: false, detail, problems: [], ...(retryAfter !== undefined && { retryAfter }) };
    },
  };
}

/** Next loads this file once for each of its parts, which share one worker. */
const KEY = Symbol.for("scicalc.evaluation-pool");
const processWide = globalThis as typeof globalThis & { [KEY]?: EvaluationPool };

function processPool(): EvaluationPool {
  processWide[KEY] ??= isBuilt()
    ? new EvaluationPool(sitePath(".next", "serve", "evaluation-worker.mjs"))
    : new EvaluationPool(sitePath("lib", "server", "evaluation", "worker.ts"), { idleTime: DEV_IDLE_MS });
  return processWide[KEY];
}

const DEV_IDLE_MS = 2000;

/** The build compiles the worker to JavaScript (scripts/pack/server.ts); elsewhere Node runs TypeScript. */
const isBuilt = (): boolean => process.env.NODE_ENV === "production";
const sitePath = (...names: string[]): string => join(/* turbopackIgnore: true */ process.cwd(), ...names);
