import type { WorkedExample } from "@/lib/faces/page/worked-examples";
import { ExampleCard, WorkedExamples } from "./example-card";

interface FormExamplesProps {
  path: string;
  examples: readonly WorkedExample[];
}

export const FormExamples = ({ path, examples }: FormExamplesProps) => (
  <WorkedExamples titles={examples.map(({ title }) => title)}>
    {examples.map(({ figures, ...example }) => (
      <ExampleCard key={example.title} path={path} {...example}>
        <dl className="tabular mt-3 space-y-1 text-sm">
          {figures.map(({ label, text }) => (
            <div key={label} className="flex flex-wrap justify-between gap-x-3">
              <dt className="text-muted">{label}</dt>
              <dd className="ml-auto text-right font-medium [overflow-wrap:anywhere]">{text}</dd>
            </div>
          ))}
        </dl>
      </ExampleCard>
    ))}
  </WorkedExamples>
);
