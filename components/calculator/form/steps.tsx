import type { Answer } from "@/lib/calculators/computation";

/** How the result came about: each formula, the same with the visitor's numbers, its result. */
export function Steps({ answer }: { answer: Answer }) {
  if (answer.steps.length === 0) return null;
  return (
    <section aria-labelledby="steps-title" className="mt-10">
      <h2 id="steps-title" className="text-xl">
        Step by step
      </h2>
      <ol className="mt-3 divide-y divide-line border-line border-y">
        {answer.steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
          <li key={index} className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-[12rem_1fr]">
            <p className="font-medium text-sm">{step.title}</p>
            <div className="tabular min-w-0 text-sm leading-relaxed [overflow-wrap:anywhere]">
              <p className="text-muted">{step.formula}</p>
              {step.substituted && <p>{step.substituted}</p>}
              <p className="font-medium">= {step.result}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
