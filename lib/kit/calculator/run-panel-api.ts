import type { z } from "zod";
import type { DataLoader } from "../../core/data/loader.ts";
import type { Problem } from "../../core/result/result.ts";
import type { Seal } from "../../core/sources/seal.ts";
import { clipText } from "../fields/clip-text.ts";
import { type IgnoredInput, MISSING_INPUT } from "../fields/omitted-inputs.ts";
import { messages } from "../fields/sent-messages.ts";
import type { PanelApi, PanelOutcome } from "./panel-api.ts";

type Answer = Readonly<Record<string, unknown>>;
type Outcome = PanelOutcome<Answer>;

/**
 * Checks and runs a request to the API of a calculator with a panel, with the options that the API of every calculator has:
 * the answer lists `assumed` and `ignored` inputs, `defaults` and `strict` reject them.
 */
export async function runPanelApi(
  api: PanelApi,
  sent: unknown,
  load: DataLoader,
): Promise<(Extract<Outcome, { ok: true }> & { seal: Seal }) | Extract<Outcome, { ok: false }>> {
  const { defaults, strict, ...inputs }: Answer = isObject(sent) ? sent : {};
  const isStrict = STRICTNESS.get(strict);
  const request = api.request.strict().safeParse(isObject(sent) ? inputs : sent);
  const problems: Problem[] = [
    ...(request.error?.issues.flatMap(problemsOf) ?? []),
    ...(defaults === undefined || defaults === "none"
      ? []
      : [{ path: "defaults", message: messages.defaultsInvalid }]),
    ...(isStrict === undefined ? [{ path: "strict", message: messages.toggleInvalid }] : []),
  ];
  if (!request.success || problems.length > 0) return rejected(problems);
  const { data } = request;
  const ignored = Object.keys(inputs).flatMap((field): IgnoredInput[] => {
    const because = api.reasonIgnored?.(field, data);
    return because === undefined ? [] : [{ field, because }];
  });
  if (isStrict && ignored.length > 0)
    return rejected(ignored.map(({ field, because }) => ({ path: field, message: because })));
  const outcome = await api.run(data, load);
  if (!outcome.ok) return outcome;
  const assumed = [
    ...Object.keys(data).filter(
      (name) => !Object.hasOwn(inputs, name) && api.reasonIgnored?.(name, data) === undefined,
    ),
    ...(outcome.assumed ?? []),
  ];
  if ((isStrict || defaults === "none") && assumed.length > 0)
    return rejected(assumed.map((path) => ({ path, message: MISSING_INPUT })));
  return { seal: api.seal, ...outcome, value: { ...outcome.value, assumed, ignored } };
}

/** Values of `strict`, from JSON and from a query. */
const STRICTNESS = new Map<unknown, boolean>([
  [undefined, false],
  [false, false],
  ["false", false],
  [true, true],
  ["true", true],
]);

/** Maximum number of reported problems: a body may have thousands of unknown names. */
const MAX_PROBLEMS = 100;

const isObject = (sent: unknown): sent is Answer =>
  typeof sent === "object" && sent !== null && !Array.isArray(sent);

const rejected = (problems: readonly Problem[]) =>
  ({ ok: false, detail: messages.requestUnreadable, problems: problems.slice(0, MAX_PROBLEMS) }) as const;

/** Lists the problems of an issue. Each unknown input is a problem with its name as the field. */
const problemsOf = (issue: z.core.$ZodIssue): Problem[] =>
  issue.code === "unrecognized_keys"
    ? issue.keys.map((key) => ({ path: clipText(key), message: messages.inputUnknown }))
    : [{ path: issue.path.join("."), message: issue.message }];
