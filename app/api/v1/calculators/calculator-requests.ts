import { findCalculator, findFormCalculator } from "@/lib/catalog/calculators";
import { findJobForm, findPanelJob, findPanelJobPage } from "@/lib/catalog/jobs";
import { findPanelWithApi, type PanelWithApi } from "@/lib/catalog/panel-apis";
import { DataError } from "@/lib/core/data/loader";
import { firstProblem } from "@/lib/core/result/result";
import { calculateByRequest, describeCalculator } from "@/lib/faces/api/calculator-api";
import { type Sent, sentByBody, sentByQuery } from "@/lib/faces/api/calculator-request";
import { describePanel, panelOfJob } from "@/lib/faces/api/panel-api";
import type { FormCalculator } from "@/lib/kit/calculator/define";
import type { PanelJob } from "@/lib/kit/calculator/jobs";
import { engineOf } from "@/lib/run/calculator-view";
import { clientOf } from "@/lib/server/client-of";
import { workerEvaluator } from "@/lib/server/evaluation/evaluator";
import { readJson } from "@/lib/server/json-body";
import { jsonResponse, problem } from "@/lib/server/problem";
import { messages } from "../../messages";

const CACHE_SECONDS = 86_400;
/** Room for rows by the thousand. */
const MAX_BODY_BYTES = 512 * 1024;
const MAX_PANEL_BODY_BYTES = 16 * 1024;

/** Address of a calculator or a job. */
interface CalculatorAddress {
  calculatorId: string;
  job?: string;
}

/** GET: what the calculator takes and gives, with an example; with a query, its answer. */
export async function getCalculator(
  request: Request,
  { calculatorId, job }: CalculatorAddress,
): Promise<Response> {
  const panel = findPanel(calculatorId, job);
  if (panel) return getFromPanel(panel, request);
  const calculator = job === undefined ? findFormCalculator(calculatorId) : findJobForm(calculatorId, job);
  if (!calculator) return notFound(calculatorId, job);
  const query = new URL(request.url).searchParams;
  if (query.size > 0)
    return respond(calculator, sentByQuery(calculator.inputs, query), { cacheSeconds: CACHE_SECONDS });
  const description = await describeCalculator(calculator, await engineOf(calculator.id));
  return jsonResponse(description, { cacheSeconds: CACHE_SECONDS });
}

/** POST: the answer to the inputs in a JSON object, at most 512 KB; 16 KB for a calculator with a panel of its own. */
export async function postCalculator(
  request: Request,
  { calculatorId, job }: CalculatorAddress,
): Promise<Response> {
  const panel = findPanel(calculatorId, job);
  if (panel) {
    const body = await readJson(request, MAX_PANEL_BODY_BYTES);
    return body.ok
      ? respondFromPanel(panel, body.value, request)
      : problem(body.status, firstProblem(body).message);
  }
  const calculator = job === undefined ? findFormCalculator(calculatorId) : findJobForm(calculatorId, job);
  if (!calculator) return notFound(calculatorId, job);
  const body = await readJson(request, MAX_BODY_BYTES);
  if (!body.ok) return problem(body.status, firstProblem(body).message);
  const query = new URL(request.url).searchParams;
  return respond(calculator, sentByBody(body.value, query));
}

/** API of a calculator with a panel, or of one of its jobs: `preset` is then the part of a request that may be left out. */
interface RequestedPanel extends PanelWithApi {
  preset: PanelJob["query"];
}

function findPanel(calculatorId: string, slug: string | undefined): RequestedPanel | undefined {
  const panel = findPanelWithApi(calculatorId);
  if (!panel || slug === undefined) return panel && { ...panel, preset: {} };
  const [job, calculator] = [findPanelJob(calculatorId, slug), findPanelJobPage(calculatorId, slug)];
  return job && calculator && { ...panelOfJob(panel, calculator, job), preset: job.query };
}

async function respond(
  calculator: FormCalculator,
  sent: Sent,
  { cacheSeconds }: { cacheSeconds?: number } = {},
): Promise<Response> {
  const engine = await engineOf(calculator.id);
  const outcome = await calculateByRequest(calculator, sent, engine, Date.now()).catch(unavailable);
  if (outcome instanceof Response) return outcome;
  if (outcome.status !== 200) return problem(outcome.status, outcome.detail, outcome.problems);
  return jsonResponse(outcome.body, outcome.lasting ? { cacheSeconds } : {});
}

async function getFromPanel(panel: RequestedPanel, request: Request): Promise<Response> {
  const { search, searchParams } = new URL(request.url);
  if (searchParams.size === 0)
    return jsonResponse(await describePanel(panel), { cacheSeconds: CACHE_SECONDS });
  const hint = search.includes("+") ? messages.calculators.plusIsSpace : "";
  const { values, problems } = sentByQuery({}, searchParams);
  if (problems.length > 0) return problem(400, messages.calculators.unreadable, problems);
  return respondFromPanel(panel, values, request, {
    cacheSeconds: CACHE_SECONDS,
    hint,
  });
}

async function respondFromPanel(
  { calculator, preset }: RequestedPanel,
  sent: unknown,
  { headers }: Request,
  { cacheSeconds, hint = "" }: { cacheSeconds?: number; hint?: string } = {},
): Promise<Response> {
  const { runPanel } = workerEvaluator({ client: clientOf(headers) });
  const inputs = isObject(sent) ? { ...preset, ...sent } : sent;
  const outcome = await runPanel(calculator.id, inputs).catch(unavailable);
  if (outcome === undefined) return notFound(calculator.id);
  if (outcome instanceof Response) return outcome;
  if (outcome.ok) return jsonResponse(outcome.value, { cacheSeconds });
  const { detail, problems, retryAfter } = outcome;
  return retryAfter === undefined
    ? problem(400, `${detail}${hint}`, problems)
    : problem(503, detail, undefined, { "Retry-After": String(retryAfter) });
}

const isObject = (sent: unknown): sent is object =>
  typeof sent === "object" && sent !== null && !Array.isArray(sent);

/** Data that cannot be read are our fault, and may be there again soon. */
function unavailable(error: unknown): Response {
  if (error instanceof DataError) return problem(503, messages.calculators.dataUnavailable);
  throw error;
}

function notFound(id: string, job?: string): Response {
  const name = [...id].slice(0, 60).join("");
  if (job !== undefined) {
    const message = messages.calculators.unknownJob([...job].slice(0, 60).join(""), name);
    return problem(404, message, [{ path: "job", message }]);
  }
  const message = findCalculator(id)
    ? messages.calculators.withoutApi(name)
    : messages.calculators.unknown(name);
  return problem(404, message, [{ path: "calculatorId", message }]);
}
