import type { Problem } from "@/lib/core/result/result";
import { answerFigures } from "@/lib/run/answer-figures";
import type { CalculatorView } from "@/lib/run/calculator-view";

export interface NoResultProps {
  view: CalculatorView;
  /** Sentences from the server, or problems of the form. */
  problems: readonly (string | Problem)[];
}

/** Takes the place of the result if the page begins with invalid inputs. */
export function NoResult({ view, problems }: NoResultProps) {
  const { primary } = answerFigures(view.outputs, view.answer);
  return (
    <div className="rounded-lg border border-line-strong bg-surface px-4 py-3 md:px-5 md:py-4">
      <p className="font-medium text-muted text-sm">{view.outputs[primary ?? ""]?.label ?? "Result"}</p>
      <div data-no-result="">
        <p className="mt-1 font-semibold text-xl leading-tight">No result for these inputs</p>
        {problemSentences(view.fields, problems).map((sentence) => (
          <p key={sentence} className="mt-1 text-danger text-sm leading-snug">
            {sentence}
          </p>
        ))}
      </div>
    </div>
  );
}

/** Formats problems of fields as sentences that name the field: "Interest rate: Must be between −5 and 50%." */
export const problemSentences = (
  fields: CalculatorView["fields"],
  problems: NoResultProps["problems"],
): string[] =>
  problems.map((problem) => {
    if (typeof problem === "string") return problem;
    const { path, message } = problem;
    const label = fields[path.split(".")[0] ?? ""]?.label;
    return label === undefined ? message : `${label}: ${message}`;
  });
