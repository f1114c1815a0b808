import type { ReactNode } from "react";
import { findFormulaText } from "@/lib/calculators/physics/texts";
import type { TypicalValue } from "@/lib/calculators/physics/texts/formula-text";
import { joinWithAnd } from "@/lib/core/locale/locale";
import { type Citation, cite } from "@/lib/core/sources/cite";

/** Prose of a formula’s page: meaning, common mistakes, typical values and a worked example. */
export function FormulaNotes({ id }: { id: string }) {
  const text = findFormulaText(id);
  if (!text) return null;
  const { meaning, mistakes, values, example } = text;
  return (
    <div className="mt-10 mb-10 leading-relaxed">
      <Part id="meaning" title="What it means">
        <p className="measure text-muted">{meaning}</p>
      </Part>
      <Part id="worked-example" title="Worked example">
        <p className="measure text-muted">{example.text}</p>
      </Part>
      <Part id="mistakes" title="Common mistakes">
        <ul className="measure list-disc space-y-2 pl-5 text-muted marker:text-accent">
          {mistakes.map((mistake) => (
            <li key={mistake}>{mistake}</li>
          ))}
        </ul>
      </Part>
      <Part id="typical-values" title="Typical values">
        <dl className="measure divide-y divide-line border-line border-y">
          {values.map(({ of, value }) => (
            <div key={of} className="flex flex-wrap justify-between gap-x-6 py-2">
              <dt className="text-muted">{of}</dt>
              <dd className="tabular">{value}</dd>
            </div>
          ))}
        </dl>
        <ul className="measure mt-3 space-y-1.5 text-muted text-sm">
          {sourcesOf(values).map(({ id: document, title, clause, url }) => (
            <li key={document}>
              {url ? (
                <a href={url} rel="noopener" className="text-accent underline underline-offset-4">
                  {title}
                </a>
              ) : (
                title
              )}
              {clause && `, ${clause}`}
            </li>
          ))}
        </ul>
      </Part>
    </div>
  );
}

/** Lists the documents that the values are from, each once with all its places. */
function sourcesOf(values: readonly TypicalValue[]): readonly Citation[] {
  const ids = [...new Set(values.map(({ source: [id] }) => id))];
  return ids.map((id) => {
    const clauses = values.flatMap(({ source: [document, clause] }) => (document === id ? [clause] : []));
    return cite(id, joinWithAnd([...new Set(clauses)]));
  });
}

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id} className="mt-6">
    <h2 id={id} className="mb-2 text-lg">
      {title}
    </h2>
    {children}
  </section>
);
