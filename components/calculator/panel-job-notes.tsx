import { originText } from "@/lib/faces/page/worked-examples";
import type { PanelJob } from "@/lib/kit/calculator/jobs";
import { ExampleCard, WorkedExamples } from "./example-card";

/** Worked examples of a job, below its panel. */
export const PanelJobNotes = ({ job, path }: { job: PanelJob; path: string }) => (
  <WorkedExamples titles={job.examples.map(({ title }) => title)}>
    {job.examples.map(({ title, query, answer, origin }) => (
      <ExampleCard
        key={title}
        title={title}
        origin={originText(origin)}
        path={path}
        query={new URLSearchParams(query).toString()}
      >
        <ul className="tabular mt-3 space-y-1 font-medium text-sm">
          {answer.map((line) => (
            <li key={line} className="[overflow-wrap:anywhere]">
              {line.replace(/_(\d)/g, (_, digit) => "₀₁₂₃₄₅₆₇₈₉"[digit] ?? "")}
            </li>
          ))}
        </ul>
      </ExampleCard>
    ))}
  </WorkedExamples>
);
