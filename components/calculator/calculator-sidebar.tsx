import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { calculatorPath, calculatorsIn } from "@/lib/catalog/calculators";
import { calculatorCategories } from "@/lib/catalog/curation";
import { jobsOf } from "@/lib/catalog/jobs";
import { ALL_CALCULATORS } from "@/lib/catalog/pages";
import { SidebarAccordion } from "./sidebar-accordion";
import { SidebarScroll } from "./sidebar-scroll";

/** List of all calculators, by category: an accordion, initially open. Below the page on narrow screens, on request. */
export function CalculatorSidebar({ current, job: currentJob }: { current: string; job?: string }) {
  const categories = calculatorCategories
    .map((category) => ({ ...category, items: calculatorsIn(category) }))
    .filter(({ items }) => items.length > 0);
  return (
    <aside
      aria-labelledby="all-calculators"
      className="mt-4 lg:col-start-1 lg:row-start-1 lg:mt-0 print:hidden"
    >
      <SidebarScroll className="lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto">
        <h2 id="all-calculators" className="font-semibold max-lg:sr-only">
          All Calculators
        </h2>
        <p className="mt-1 text-muted text-sm max-lg:hidden">Select a category to view tools</p>
        <details className="sidebar-list group/list">
          <summary className="flex min-h-13 items-center justify-between gap-4 border-line border-y font-semibold hover:text-accent">
            All calculators
            <Icon name="chevron-down" className="size-5 text-muted group-open/list:rotate-180" />
          </summary>
          <nav
            aria-labelledby="all-calculators"
            className="divide-y lg:mt-2 divide-line border-line border-y"
          >
            <Link
              href={ALL_CALCULATORS}
              prefetch={false}
              className="flex min-h-12 items-center font-medium text-accent text-sm underline-offset-4 hover:underline"
            >
              See all on one page
            </Link>
            <SidebarAccordion
              categories={categories.map(({ slug, name, items }) => ({
                slug,
                name,
                links: (
                  <ul key={slug} className="pb-3">
                    {items.map((calculator) => (
                      <li key={calculator.id}>
                        <Link
                          href={calculatorPath(calculator)}
                          prefetch={false}
                          aria-current={
                            calculator.id === current && currentJob === undefined ? "page" : undefined
                          }
                          className="flex min-h-11 items-center rounded-md px-3 text-muted text-sm hover:text-ink aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-accent lg:min-h-9"
                        >
                          {calculator.label}
                        </Link>
                        {calculator.id === current && <SidebarJobs calculatorId={current} job={currentJob} />}
                      </li>
                    ))}
                  </ul>
                ),
              }))}
            />
          </nav>
          <Link
            href="/project"
            prefetch={false}
            className="mt-2 flex min-h-11 items-center gap-2 rounded-md font-medium text-accent text-sm underline-offset-4 hover:underline"
          >
            <Icon name="link" className="size-4" />
            Link them in a project
          </Link>
        </details>
      </SidebarScroll>
    </aside>
  );
}

interface SidebarJobsProps {
  calculatorId: string;
  job: string | undefined;
}

/** Jobs of the current calculator, below its link. */
function SidebarJobs({ calculatorId, job: current }: SidebarJobsProps) {
  const listed = jobsOf(calculatorId);
  if (listed.length === 0) return null;
  return (
    <ul className="mb-2 ml-3 border-line border-l">
      {listed.map(({ job, path }) => (
        <li key={job.slug}>
          <Link
            href={path}
            prefetch={false}
            aria-current={job.slug === current ? "page" : undefined}
            className="flex min-h-11 items-center rounded-r-md px-3 text-muted text-sm leading-snug hover:text-ink aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-accent lg:min-h-8"
          >
            {job.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
