import Link from "next/link";
import { buttonStyles } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { pageAt } from "@/lib/catalog/pages";
import { exampleLinks } from "@/lib/projects/example-links";
import { PROJECTS_PATH } from "@/lib/projects/paths";
import { OpenExample } from "./open-example";

/** Projects, with the links between the calculations of the worked example. */
export const ProjectBand = () => (
  <section
    aria-labelledby="projects"
    className="mt-14 grid gap-x-14 gap-y-6 rounded-lg border border-line bg-surface p-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-center"
  >
    <div>
      <h2 id="projects" className="text-2xl">
        {pageAt(PROJECTS_PATH).label}
      </h2>
      <p className="measure mt-2 text-muted leading-relaxed">
        Link calculators into one calculation: change a window, and the airflow, the ducts and the chilled
        water follow. Add a title block and print the report.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <OpenExample />
        <Link href={PROJECTS_PATH} prefetch={false} className={buttonStyles.secondary}>
          See how projects work
        </Link>
      </div>
    </div>
    <div>
      <h3 id="example-links" className="font-normal text-muted text-sm">
        The example: a small office
      </h3>
      <ul aria-labelledby="example-links" className="mt-2 divide-y divide-line border-line border-t text-sm">
        {exampleLinks.map(({ from, value, to }) => (
          <li
            key={to}
            className="grid min-h-11 grid-cols-[1fr_1.25rem_1fr] items-center gap-x-3 py-2 leading-snug"
          >
            <span>
              {from}
              {value !== from && value !== to && <span className="text-muted">: {value.toLowerCase()}</span>}
            </span>
            <Icon name="chevron-right" className="size-4 text-muted" />
            <span>
              <span className="sr-only">to </span>
              <span className="font-medium">{to}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
