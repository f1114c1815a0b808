import Link from "next/link";
import { CitedSources } from "@/components/page/cited-sources";
import { calculatorPath } from "@/lib/catalog/calculators";
import { relatedLink } from "@/lib/catalog/jobs";
import type { Citation } from "@/lib/core/sources/cite";
import type { WorkedExample } from "@/lib/faces/page/worked-examples";
import type { FormCalculator } from "@/lib/kit/calculator/define";

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
      <section aria-labelledby="examples" className="mt-12 print:hidden">
        <h2 id="examples" className="text-xl">
          Worked examples
        </h2>
        <ul className="mt-3 grid gap-4 md:grid-cols-3">
          {examples.map((example) => (
            <li key={example.title} className="flex flex-col rounded-lg border border-line bg-surface p-4">
              <p className="font-medium leading-snug">{example.title}</p>
              <dl className="tabular mt-3 space-y-1 text-sm">
                {example.figures.map(({ label, text }) => (
                  <div key={label} className="flex flex-wrap justify-between gap-x-3">
                    <dt className="text-muted">{label}</dt>
                    <dd className="ml-auto text-right font-medium [overflow-wrap:anywhere]">{text}</dd>
                  </div>
                ))}
              </dl>
              <p className="mt-3 mb-2 text-muted text-xs leading-snug">{example.origin}.</p>
              {/* Loads the page completely: the calculator reads its address when it starts. */}
              <a
                href={example.query ? `${path}?${example.query}` : path}
                rel="nofollow"
                className="mt-auto flex min-h-11 items-center text-accent text-sm underline-offset-4 hover:underline"
              >
                Open this example<span className="sr-only">: {example.title}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <CitedSources sources={sources} />
      <Related ids={calculator.related} />
    </>
  );
}

function Related({ ids }: { ids: readonly string[] }) {
  const related = ids.flatMap((id) => relatedLink(id) ?? []);
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="related" className="mt-12 print:hidden">
      <h2 id="related" className="text-xl">
        Related calculators
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {related.map(({ path, label }) => (
          <li key={path}>
            <Link
              href={path}
              prefetch={false}
              className="flex min-h-11 items-center rounded-md border border-line bg-surface px-4 text-sm hover:border-line-strong"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
