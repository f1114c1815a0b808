import { firstProblem } from "../../core/result/result.ts";
import type { PanelOutcome } from "../../kit/calculator/panel-api.ts";
import { formulaText } from "../../kit/formulas/text.ts";
import { messages } from "../../science/algebra/messages.ts";
import {
  bareText,
  type Part,
  type PlainNumber,
  partLatex,
  partText,
  sealOf,
} from "../../science/algebra/part.ts";
import { run } from "../../science/algebra/run.ts";
import type { AngleUnit } from "../../science/functions/angle-unit.ts";
import { significant } from "./expression/format.ts";

const LONGEST_ECHO = 120;

interface ApiLine {
  label?: string;
  text: string;
  latex: string;
  value?: PlainNumber | PlainNumber[] | PlainNumber[][];
}

interface ApiAnswer {
  result: number | null;
  display: string;
  lines?: ApiLine[];
  notes?: string[];
}

/**
 * Answers an expression of the advanced page for programs, and in lines for a reader. Bounded by a budget;
 * never throws.
 */
export function advancedAnswer(expression: string, angle: AngleUnit = "rad"): PanelOutcome<ApiAnswer> {
  const answer = run({ line: expression, definitions: [], angle });
  if (!answer.ok) {
    const { message } = firstProblem(answer);
    return {
      ok: false,
      detail: messages.noResult.inApi(message),
      problems: [{ path: "expression", message }],
    };
  }
  const { parts } = answer;
  const notes = answer.angle ? [answer.angle.note, ...answer.notes] : answer.notes;
  const lines = parts.map(lineOf);
  const [first] = parts;
  const value = first?.value;
  // Labeled parts describe an unlabeled first one. If the first has a label, too, each part is a separate
  // value.
  const isOne =
    typeof value === "number" &&
    (parts.length === 1 ||
      (first?.label === undefined && parts.slice(1).every(({ label }) => label !== undefined)));
  const question = answer.understood && formulaText(answer.understood);
  const isBare = first && first.label === undefined && first.tree.kind !== "infix" && question !== undefined;
  // "mean(3, 5, 9) = 17/3": the result needs its question.
  const head = isBare && question.length <= LONGEST_ECHO ? `${question} = ` : "";
  const text = [...parts.map((part, at) => (at === 0 ? head : "") + partText(part)), ...notes];
  const seal = sealOf(parts);
  return {
    ok: true,
    ...(seal && { seal }),
    value: {
      result: isOne ? finite(significant(value)) : null,
      display: parts.length > 0 ? parts.map(partText).join("\n") : notes.join(" "),
      lines,
      notes: [...notes],
    },
    text,
  };
}

function lineOf(part: Part): ApiLine {
  const { label, value } = part;
  const plain = value === undefined ? undefined : copied(value);
  return {
    ...(label !== undefined && { label }),
    text: bareText(part),
    latex: partLatex(part),
    ...(plain !== undefined && { value: plain }),
  };
}

const finite = (x: number): number | null => (Number.isFinite(x) ? x : null);

/** Exact numbers beyond all doubles exist only as text. */
function copied(value: NonNullable<Part["value"]>): ApiLine["value"] | undefined {
  const copy = structuredClone(value) as NonNullable<ApiLine["value"]>;
  return JSON.stringify(copy).includes("null") ? undefined : copy;
}
