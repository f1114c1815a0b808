import type { z } from "zod";
import type { DataLoader } from "../../core/data/loader.ts";
import type { Seal } from "../../core/sources/seal.ts";
import { clipText } from "../fields/clip-text.ts";
import type { FieldProblem } from "../fields/entry.ts";
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
  const errors: FieldProblem[] = [
    ...(request.error?.issues.flatMap(problemsOf) ?? []),
    ...(defaults === undefined || defaults === "none"
      ? []
      : [{ field: "defaults", message: messages.defaultsInvalid }]),
    ...(isStrict === undefined ? [{ field: "strict", message: messages.toggleInvalid }] : []),
  ];
  if (!request.success || errors.length > 0) return rejected(errors);
  const { data } = request;
  const ignored = Object.keys(inputs).flatMap((field): IgnoredInput[] => {
    const because = api.reasonIgnored?.(field, data);
    return because === undefined ? [] : [{ field, because }];
  });
  if (isStrict && ignored.length > 0)
    return rejected(ignored.map(({ field, because }) => ({ field, message: because })));
  const outcome = await api.run(data, load);
  if (!outcome.ok) return outcome;
  const assumed = [
    ...Object.keys(data).filter(
      (name) => !Object.hasOwn(inputs, name) && api.reasonIgnored?.(name, data) === undefined,
    ),
    ...(outcome.assumed ?? []),
  ];
  if ((isStrict || defaults === "none") && assumed.length > 0)
    return rejected(assumed.map((field) => ({ field, message: MISSING_INPUT })));
  return { seal: api.seal, ...outcome, answer: { ...outcome.answer, assumed, ignored } };
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
const MAX_ERRORS = 100;

const isObject = (sent: unknown): sent is Answer =>
  typeof sent === "object" && sent !== null && !Array.isArray(sent);

const rejected = (errors: readonly FieldProblem[]) =>
  ({ ok: false, detail: messages.requestUnreadable, errors: errors.slice(0, MAX_ERRORS) }) as const;

/** Lists the problems of an issue. Each unknown input is a problem with its name as the field. */
const problemsOf = (issue: z.core.$ZodIssue): FieldProblem[] =>
  issue.code === "unrecognized_keys"
    ? issue.keys.map((key) => ({ field: clipText(key), message: messages.inputUnknown }))
    : [{ field: issue.path.join("."), message: issue.message }];
