import { PageSection } from "@/components/page/page-section";
import { groups } from "@/lib/calculators/physics/relation";
import { formulaIndex } from "@/lib/calculators/physics/search";
import { formulaPath } from "./load";

const entries = formulaIndex();

/** Formulas by group: links to their pages, which the calculator handles on its page. */
export function AllFormulas() {
  return (
    <PageSection
      id="all-formulas"
      title="All formulas"
      summary={Object.values(groups).join(", ")}
      className="print:hidden"
    >
      <div className="divide-y divide-line">
        {Object.entries(groups).map(([group, name]) => (
          <details key={group} className="group">
            <summary className="flex min-h-11 cursor-pointer items-center justify-between py-2 font-medium">
              {name}
              <span aria-hidden className="text-muted group-open:rotate-45">
                +
              </span>
            </summary>
            <Formulas group={group} />
          </details>
        ))}
      </div>
    </PageSection>
  );
}

/** Other formulas of the group of one formula. */
export function MoreFormulas({ id }: { id: string }) {
  const group = entries.find((entry) => entry.id === id)?.group;
  if (group === undefined) return null;
  const title = `More formulas: ${groups[group as keyof typeof groups]}`;
  return (
    <PageSection id="more-formulas" title={title} className="print:hidden">
      <nav aria-label={title}>
        <Formulas group={group} except={id} />
        <a
          href="/calculators/physics#all-formulas"
          className="inline-flex min-h-11 items-center text-accent underline-offset-4 hover:underline"
        >
          All formulas
        </a>
      </nav>
    </PageSection>
  );
}

const Formulas = ({ group, except }: { group: string; except?: string }) => (
  <ul className="grid gap-x-8 pb-4 sm:grid-cols-2">
    {entries
      .filter((entry) => entry.group === group && entry.id !== except)
      .map(({ id, title, equation }) => (
        <li key={id}>
          <a href={formulaPath(id)} className="block min-h-11 py-1.5 leading-snug hover:text-accent">
            {title}
            <span className="block text-muted text-sm">{equation}</span>
          </a>
        </li>
      ))}
  </ul>
);
