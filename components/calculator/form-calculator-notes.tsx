import { CitedSources } from "@/components/page/cited-sources";
import { calculatorPath } from "@/lib/catalog/calculators";
import type { Citation } from "@/lib/core/sources/cite";
import type { WorkedExample } from "@/lib/faces/page/worked-examples";
import type { FormCalculator } from "@/lib/kit/calculator/define";
import { ExampleCard, WorkedExamples } from "./example-card";
import { RelatedLinks } from "./related-links";

interface FormCalculatorNotesProps {
  calculator: FormCalculator;
  sources: readonly Citation[];
  examples: readonly WorkedExample[];
}

export function FormCalculatorNotes({ calculator, sources, examples }: FormCalculatorNotesProps) {
  const path = calculatorPath(calculator);
  return (
    <>
      {calculator.disclaimer && (
        <p className="measure mt-6 text-muted text-sm leading-relaxed">{calculator.disclaimer}</p>
      )}
      <WorkedExamples>
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
      <CitedSources sources={sources} />
      <RelatedLinks names={calculator.related} />
    </>
  );
}
